// What a key means at the table.

/** @typedef {"help" | "undo" | "pause" | "step" | "faster" | "since" | "sound" | "what"} Command */

/** @type {Map<string, Command>} */
const LETTERS = new Map([
  ["?", "help"],
  ["u", "undo"],
  ["p", "pause"],
  ["n", "step"],
  ["f", "faster"],
  ["l", "since"],
  ["m", "sound"],
  ["w", "what"],
]);

/** @type {Map<string, [number, number]>} */
const ARROWS = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

/** The command of a letter, small or capital.
 * @param {string} key
 */
export const letter = (key) => LETTERS.get(key.toLowerCase());

/** The number of a digit from 1 to 9.
 * @param {string} key
 */
export const digit = (key) => (/^[1-9]$/.test(key) ? Number(key) : undefined);

/** The direction of an arrow.
 * @param {string} key
 */
export const arrow = (key) => ARROWS.get(key);
