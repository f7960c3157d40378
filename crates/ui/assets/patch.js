// What the server sends of a part that the page has already is how to make it from the text before:
// two numbers copy tokens of that text, a string is new. The sum proves that the result is what the
// server has drawn.
"use strict";
(() => {
  const Starboard = (window.Starboard ??= {});
  /** The text of each part as it was last sent. */
  const texts = new Map();

  /** FNV-1a over the units of a string. */
  const sum = (text) => {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    return hash >>> 0;
  };
  const patched = (before, patch) => {
    const tokens = before.split(/(?=<)/);
    let text = "";
    for (let index = 0; index < patch.length; index++) {
      const piece = patch[index];
      if (typeof piece === "string") text += piece;
      else text += tokens.slice(piece, piece + patch[++index]).join("");
    }
    return text;
  };
  /** Gives each part of these frames its whole text. Throws if one cannot be made. */
  Starboard.unpack = (frames) => {
    for (const part of frames.flatMap((frame) => frame.parts)) {
      if (part.patch) {
        part.html = patched(texts.get(part.id) ?? "", part.patch);
        if (sum(part.html) !== part.sum) throw new Error(`The part ${part.id} is not what was drawn`);
      }
      texts.set(part.id, part.html);
    }
  };
})();
