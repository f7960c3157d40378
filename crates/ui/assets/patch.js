// What the server sends of a part that the page has already is how to make it from the text before: two numbers copy
// tokens of that text, a string is new. The sum proves that the result is what the server has drawn.

/** @typedef {{ id: string, html?: string, patch?: (string | number)[], sum?: number }} SentPart */

/** FNV-1a over the units of a string.
 * @param {string} text
 */
export const sumOf = (text) => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};

/** The text that a patch makes of the one before.
 * @param {string} before
 * @param {(string | number)[]} patch
 */
export const patched = (before, patch) => {
  const tokens = before.split(/(?=<)/);
  let text = "";
  for (let index = 0; index < patch.length; index++) {
    const piece = patch[index];
    if (typeof piece === "string") text += piece;
    else text += tokens.slice(piece, piece + Number(patch[++index])).join("");
  }
  return text;
};

/** The text of each part as it was last sent.
 * @type {Map<string, string>}
 */
const texts = new Map();

/** The whole text of a part. Throws if it cannot be made.
 * @param {SentPart} part
 * @returns {import("./parts.js").Part}
 */
export const unpack = ({ id, html, patch, sum }) => {
  const text = patch ? patched(texts.get(id) ?? "", patch) : (html ?? "");
  if (patch && sumOf(text) !== sum) throw new Error(`The part ${id} is not what was drawn`);
  texts.set(id, text);
  return { id, html: text };
};
