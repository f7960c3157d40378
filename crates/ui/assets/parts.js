// Brings parts of the page up to date with what the server has drawn, and lets pieces glide from where they were to
// where they are.
import { asking } from "./asking.js";
import { all, byId } from "./dom.js";
import { keepsLine, older, oldestIn } from "./log-lines.js";

/** @typedef {{ id: string, html: string }} Part */

/** What belongs to whoever uses the page: what they have typed, what they have opened. All else is the server's.
 * @param {string} name
 * @param {Element} node
 */
const isTheirs = (name, node) =>
  (name === "value" && node.matches("input:is([type=text], [type=url], [type=search]):not([readonly]), textarea")) ||
  (name === "open" && node.matches(".section, .talk, .more")) ||
  // Whoever walks over the table to be told what things are keeps their place.
  (name === "tabindex" && asking.isOn && node === document.activeElement) ||
  // What a replay is told: to play, and how fast.
  (["aria-pressed", "data-pace"].includes(name) && node.matches("[data-player]"));

/** Brings one part up to date.
 * @param {Part} part
 */
export const morph = (part) => {
  const old = byId(part.id);
  if (!old) return;
  if (part.id === "log") older.oldestSent = oldestIn(part.html);
  Idiomorph.morph(old, part.html, {
    morphStyle: "outerHTML",
    callbacks: {
      beforeAttributeUpdated: (name, node) => !isTheirs(name, node),
      // Lines that were fetched stay below those that are sent.
      beforeNodeRemoved: (node) => !keepsLine(node),
    },
  });
};

/** Where every piece is. */
const places = () => new Map(all(".piece[id]").map((piece) => [piece.id, piece.getBoundingClientRect()]));

/** Lets every piece glide from where it was to where it is.
 * @param {Map<string, DOMRect>} before
 * @param {number} factor
 */
const glide = (before, factor) => {
  const span = 300 * Math.min(factor, 1.4);
  for (const piece of all(".piece[id]")) {
    const from = before.get(piece.id);
    const to = piece.getBoundingClientRect();
    if (!from?.width || !to.width) continue;
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    if (piece.classList.contains("boom")) {
      blast(from, factor);
      piece.animate([{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], span * 2.4);
    } else if (piece.classList.contains("jumps")) {
      piece.animate(
        [
          { opacity: 0, scale: 0.2 },
          { opacity: 1, scale: 1 },
        ],
        span * 1.2,
      );
    } else {
      const far = Math.min(1.5, 0.6 + Math.hypot(dx, dy) / 260);
      const timing = { duration: span * far, easing: "cubic-bezier(.3, .1, .3, 1)" };
      piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], timing);
    }
  }
  for (const piece of all(".boom[hidden]")) {
    const from = before.get(piece.id);
    if (from?.width) blast(from, factor);
  }
};

/** Brings parts of a table up to date. Pieces glide, for so many times as long as usual; not at all for 0.
 * @param {Part[]} parts
 * @param {number} factor
 */
export const showParts = (parts, factor) => {
  const before = factor > 0 ? places() : null;
  for (const part of parts) morph(part);
  const stage = byId("stage");
  const words = byId("prompt")?.dataset.stage;
  if (stage && words) {
    stage.className = `stage ${words}`;
    document.body.dataset.stage = words;
  }
  if (before) glide(before, factor);
};

/** @param {DOMRect} at @param {number} factor */
const blast = (at, factor) => {
  const burst = document.createElement("i");
  burst.className = "blast";
  const size = at.height * 2.6;
  Object.assign(burst.style, {
    width: `${size}px`,
    height: `${size}px`,
    left: `${at.left + at.width / 2 - size / 2}px`,
    top: `${at.top + at.height / 2 - size / 2}px`,
  });
  document.body.append(burst);
  const frames = [
    { scale: 0.2, opacity: 1 },
    { scale: 1, opacity: 1, offset: 0.4 },
    { scale: 1.3, opacity: 0 },
  ];
  burst.animate(frames, 520 * Math.max(factor, 0.4)).onfinish = () => burst.remove();
};
