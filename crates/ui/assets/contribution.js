// What a player contributes to the dice of a table: 16 bytes and words. docs/fair-dice.md specifies it.
import { hex, unhex } from "./hex.js";
import { sha256 } from "./sha256.js";

/** @typedef {{ bytes: string, words: string }} Contribution bytes in hexadecimal digits */

const utf8 = new TextEncoder();

/** Draws bytes.
 * @param {string} words
 * @returns {Contribution}
 */
export const draw = (words) => ({ bytes: hex(crypto.getRandomValues(new Uint8Array(16))), words });

/** The hash by which a contribution is promised: each part after its length in eight bytes.
 * @param {string} table
 * @param {number} seat
 * @param {Contribution} own
 */
export const promise = (table, seat, own) => {
  const parts = [
    utf8.encode("starboard contribution v2"),
    utf8.encode(table),
    Uint8Array.of(seat),
    unhex(own.bytes),
    utf8.encode(own.words),
  ];
  const framed = parts.flatMap((part) => [0, 0, 0, 0, 0, 0, part.length >> 8, part.length & 255, ...part]);
  return sha256(Uint8Array.from(framed));
};
