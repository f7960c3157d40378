// What explains itself on the page, what lies under a point, and what is said of it: by its own words, and by the word
// of the game that it stands for.
import { all, one } from "./dom.js";
import { holds, sizeOf } from "./geometry.js";
import { linkTo, NAMED, termOf } from "./terms.js";

/** What says itself what it is: with a tip, or by its name. */
export const EXPLAINED = "[data-tip], :has(> .tip), :is(#board, #panels) :is(button, [role=img])[aria-label]";
/** That, and what a word of the game explains. */
export const KNOWN = `${EXPLAINED}, ${NAMED}`;

/** @typedef {{ element: HTMLElement, deepest: Element }} Thing what explains itself, and what was pointed at in it */

/** What is drawn over a part of the table without being touched: a number, a sign. The smallest at a point counts.
 * @param {{ clientX: number, clientY: number }} at
 * @param {Element} where
 */
const drawnAt = ({ clientX, clientY }, where) => {
  const there = all(NAMED, where).filter(
    (element) =>
      holds(element.getBoundingClientRect(), clientX, clientY) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return there.sort((first, second) => areaOf(first) - areaOf(second))[0] ?? null;
};
/** @param {Element} element */
const areaOf = (element) => sizeOf(element.getBoundingClientRect());

/** The topmost thing under a point that explains itself, not what a bar or a drawer covers; a whole column only where
 * there is nothing else.
 * @param {{ clientX: number, clientY: number }} at
 * @returns {Thing | null}
 */
export const under = (at) => {
  const stack = document.elementsFromPoint(at.clientX, at.clientY);
  const top = stack[0];
  if (!top) return null;
  const where = top.closest("#confirm") ? null : top.closest("#board, #panels");
  if (!where) return thingOf(top);
  // What lies under a question is not meant.
  const asked = top.closest(".question") || where;
  const things = stack
    .filter((element) => asked.contains(element) && element.closest(EXPLAINED))
    .flatMap((deepest) => thingOf(deepest) ?? []);
  const found = things.find(({ element }) => !element.matches("[data-tip-last]")) ?? things[0] ?? thingOf(top);
  const drawn = drawnAt(at, asked);
  if (!found) return drawn && thingOf(drawn);
  const isMeant = drawn && !drawn.contains(found.element) && areaOf(drawn) <= areaOf(found.element);
  return isMeant ? { ...found, deepest: drawn } : found;
};

/** What explains an element.
 * @param {Element} deepest
 * @returns {Thing | null}
 */
export const thingOf = (deepest) => {
  /** @type {HTMLElement | null} */
  const element = deepest.closest(EXPLAINED) ?? deepest.closest(NAMED);
  return element && { element, deepest };
};

/** @param {string} kind @param {(string | Node)[]} inside */
const line = (kind, inside) => {
  const element = document.createElement("span");
  element.className = kind;
  element.append(...inside);
  return element;
};

/** What a thing says of itself.
 * @param {Element} element
 * @returns {(string | Node)[]}
 */
const ownWords = (element) => {
  const tip = one(":scope > .tip", element);
  if (tip) return [...tip.childNodes].map((node) => node.cloneNode(true));
  const words = element.getAttribute("data-tip") || element.getAttribute("aria-label");
  return words ? [words] : [];
};

/** What is said of a thing, line by line: its word in the game, what it says of itself, what the word means, and where
 * to read more.
 * @param {Thing} thing
 */
export const linesOf = ({ element, deepest }) => {
  const term = termOf(deepest);
  const own = element.matches(EXPLAINED) ? ownWords(element) : [];
  const isSame = own.length === 1 && typeof own[0] === "string" && own[0].toLowerCase() === term?.name.toLowerCase();
  return [
    ...(term ? [line("tip-word", [term.name])] : []),
    ...(own.length > 0 && !isSame ? [line("tip-own", own)] : []),
    ...(term ? [line("tip-means", [term.meaning]), line("tip-more", [linkTo(term)])] : []),
  ];
};

/** What is said of an element, for tests: its word, all words, and what they stand at.
 * @param {Element} element
 */
export const explains = (element) => {
  const thing = thingOf(element);
  const lines = thing ? linesOf(thing) : [];
  const word = lines.find((each) => each.matches(".tip-word"))?.textContent ?? null;
  return { word, words: lines.map((each) => each.textContent).join(" "), at: element.closest(KNOWN) };
};
