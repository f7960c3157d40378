// A dark sheet over the table, with holes for what is spoken of, a ring around the first and a label beside it. It
// takes no touches.
import { byId } from "./dom.js";

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/** Room around what is lit. */
const MARGIN = 5;
const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string>} attributes @param {Element} parent */
const make = (name, attributes, parent) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
};
/** @param {string} id */
const block = (id) => {
  const element = document.createElement("div");
  element.id = id;
  element.hidden = true;
  element.setAttribute("aria-hidden", "true");
  document.body.append(element);
  return element;
};

/** @param {Element} element @returns {Box} */
export const boxOf = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
};
/** Those among elements that are there and can be seen.
 * @param {(HTMLElement | null | undefined)[]} elements
 */
export const shown = (elements) =>
  elements.flatMap((element) => (element && element.getClientRects().length > 0 ? [element] : []));

/** Puts a dark sheet over the page. */
export const spotlight = () => {
  const sheet = make("svg", { id: "spot", "aria-hidden": "true" }, document.body);
  const mask = make("mask", { id: "spot-mask" }, make("defs", {}, sheet));
  make("rect", { width: "100%", height: "100%", fill: "#fff" }, mask);
  const holes = make("g", {}, mask);
  make("rect", { width: "100%", height: "100%", class: "spot-dark", mask: "url(#spot-mask)" }, sheet);
  const ring = block("spot-ring");
  const label = block("spot-label");
  const hand = block("spot-hand");

  /** Moves the holes; those that were there glide.
   * @param {Element[]} lit
   * @param {Element[]} half
   */
  const cut = (lit, half) => {
    const boxes = [
      ...lit.map((element) => ({ ...boxOf(element), fill: "#000" })),
      ...half.map((element) => ({ ...boxOf(element), fill: "#777" })),
    ];
    while (holes.children.length < boxes.length) make("rect", { rx: "12" }, holes);
    [...holes.children].forEach((hole, index) => {
      if (!(hole instanceof SVGElement)) return;
      const place = boxes[index];
      hole.style.display = place ? "" : "none";
      if (!place) return;
      hole.setAttribute("fill", place.fill);
      const sides = { x: place.left, y: place.top, width: place.width, height: place.height };
      for (const [name, value] of Object.entries(sides)) {
        hole.setAttribute(name, String(value));
        hole.style.setProperty(name, `${value}px`);
      }
    });
  };
  /** The label stands above what it names, or below where there is no room.
   * @param {Box | null} place
   * @param {string | undefined} words
   */
  const name = (place, words) => {
    label.hidden = !words || !place;
    if (!words || !place) return;
    label.textContent = words;
    const wide = label.offsetWidth;
    const high = label.offsetHeight;
    const above = place.top - high - 14;
    const isBelow = above < 50;
    label.classList.toggle("below", isBelow);
    const top = isBelow ? place.top + place.height + 14 : above;
    // The coach stands in front: the label keeps clear of it, goes to the left of the thing, or is left out.
    const panel = byId("lesson")?.getBoundingClientRect();
    /** @param {number} x @param {number} y */
    const isClear = (x, y) =>
      !panel || x > panel.right || x + wide < panel.left || y > panel.bottom || y + high < panel.top;
    const middle = place.left + place.width / 2;
    const isBeside = panel && panel.left > place.left && top < panel.bottom && top + high > panel.top;
    const right = isBeside ? panel.left : innerWidth;
    const left = Math.max(8, Math.min(right - wide - 8, middle - wide / 2));
    const aside = { x: place.left - wide - 14, y: place.top + (place.height - high) / 2 };
    const goesAside = !isClear(left, top);
    label.hidden = goesAside && (aside.x < 8 || !isClear(aside.x, aside.y));
    label.style.setProperty("--tip", `${Math.max(14, Math.min(wide - 14, middle - left))}px`);
    const at = goesAside ? aside : { x: left, y: top };
    Object.assign(label.style, { left: `${at.x}px`, top: `${at.y}px` });
  };

  return {
    hand,
    /** Whether an element is part of the sheet.
     * @param {Node} element
     */
    owns: (element) => [sheet, ring, label, hand].some((each) => each.contains(element)),
    /** Lights things, the first with a ring of this kind and a label.
     * @param {Element[]} lit
     * @param {Element[]} half
     * @param {{ kind: string, words: string | undefined, isLoud: boolean }} how
     */
    show: (lit, half, { kind, words, isLoud }) => {
      cut(lit, half);
      const place = lit[0] ? boxOf(lit[0]) : null;
      ring.hidden = !place;
      ring.className = kind;
      if (place) {
        const { left, top, width, height } = place;
        Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      }
      name(place, words);
      label.classList.toggle("loud", isLoud);
    },
    hide: () => {
      ring.hidden = true;
      label.hidden = true;
    },
  };
};

/** Where the middle of an element is.
 * @param {Element} element
 */
const middleOf = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Puts numbers on places, where nothing may move.
 * @param {Element[]} places
 */
export const numberPlaces = (places) => {
  for (const [index, element] of places.entries()) {
    const badge = document.createElement("b");
    badge.className = "spot-number";
    badge.textContent = String(index + 1);
    const { x, y } = middleOf(element);
    Object.assign(badge.style, { left: `${x}px`, top: `${y}px` });
    document.body.append(badge);
    setTimeout(() => badge.remove(), 2500);
  }
};

/** Moves a hand from place to place, pressing each but the first.
 * @param {HTMLElement} hand
 * @param {Element[]} places
 */
export const moveHand = (hand, places) => {
  hand.hidden = false;
  const frames = places.flatMap((element, index) => {
    const { x, y } = middleOf(element);
    const translate = `${x}px ${y}px`;
    return [
      { translate, scale: 1 },
      { translate, scale: index === 0 ? 1 : 0.8 },
    ];
  });
  hand.animate(frames, { duration: 900 * places.length, easing: "ease-in-out" }).onfinish = () => {
    hand.hidden = true;
  };
};

/** A live region of its own. */
export const voiceRegion = () => {
  const voice = byId("spot-voice") ?? document.createElement("div");
  voice.id = "spot-voice";
  voice.className = "vh";
  voice.setAttribute("aria-live", "polite");
  document.body.append(voice);
  return voice;
};
