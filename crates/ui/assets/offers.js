// What is offered, what of it was touched so far, and the light that shows it. The server draws; this file lights what
// can be touched and shows what would happen.
import { all, byId, must, one, words } from "./dom.js";
import { completes, fits, nextTargets } from "./paths.js";
import { playback } from "./playback.js";

/** @typedef {{ button: HTMLButtonElement, path: string[], layers: string[], action: string }} Offer */

/** What somebody is doing with the page at this moment. */
export const state = {
  /** @type {Offer[]} */
  offered: [],
  /** The ids touched so far.
   * @type {string[]}
   */
  chosen: [],
  /** A choice that a second tap confirms.
   * @type {Offer | null}
   */
  waiting: null,
  /** A choice is on its way, or what it did has not been shown yet. */
  isSending: false,
  /** The last thing used was a key. */
  byKeyboard: false,
};

/** Reads what the page offers. */
export const readOffers = () => {
  /** @type {HTMLButtonElement[]} */
  const buttons = all("#choices .opt");
  state.offered = buttons.map((button) => ({
    button,
    path: words(button.dataset.path),
    layers: words(button.dataset.layers),
    action: button.value,
  }));
};

/** What can be touched next. */
export const next = () => nextTargets(state.offered, state.chosen);
/** What can be touched first. */
export const firsts = () => nextTargets(state.offered, []);

/** The choice of a button in the list.
 * @param {Element} button
 */
export const offerOf = (button) => state.offered.find((choice) => choice.button === button) || null;

/** Lights what can be touched. */
export const light = () => {
  const { chosen, offered } = state;
  const isOpen = !playback.isPlaying && !state.isSending;
  for (const element of all(".may, .chosen")) {
    element.classList.remove("may", "chosen");
    // What explains itself can still be focused.
    element.tabIndex = element.querySelector(".tip") ? 0 : -1;
  }
  for (const id of isOpen ? next().keys() : []) {
    const element = byId(id);
    if (!element) continue;
    element.classList.add("may");
    element.tabIndex = 0;
  }
  for (const id of chosen) {
    const element = byId(id);
    if (!element) continue;
    element.classList.add("chosen");
    element.tabIndex = 0;
    element.setAttribute("aria-pressed", "true");
  }
  if (isOpen) for (const element of all("#board [data-put-back]")) element.tabIndex = 0;
  for (const element of all("#board [aria-pressed], #panels [aria-pressed]")) {
    if (!chosen.includes(element.id)) element.removeAttribute("aria-pressed");
  }
  lightPrompt();
  for (const choice of offered) choice.button.classList.toggle("off", chosen.length > 0 && !fits(choice, chosen));
  for (const group of all("#choices .group")) group.classList.toggle("off", !group.querySelector(".opt:not(.off)"));
  /** @type {HTMLDetailsElement[]} */
  const sections = all("#choices .section");
  for (const section of sections) {
    section.classList.toggle("off", !section.querySelector(".opt:not(.off)"));
    if (chosen.length > 0) section.open = !section.classList.contains("off");
  }
  point(null);
};

/** Says what is to be touched next, and offers the way back. */
const lightPrompt = () => {
  const { chosen } = state;
  const at = chosen.join(" ");
  let isTold = false;
  for (const hint of all("#prompt .hint")) {
    hint.hidden = chosen.length === 0 || hint.dataset.at !== at;
    isTold ||= !hint.hidden;
  }
  const ask = one("#prompt .ask");
  if (ask) ask.hidden = isTold;
  const back = one('[data-do="back"]');
  if (back) back.hidden = chosen.length === 0;
};

/** Shows what a choice would do.
 * @param {Offer | null} pointed
 */
export const point = (pointed) => {
  const choice = pointed ?? state.waiting;
  for (const layer of all(".layer")) layer.hidden = !choice?.layers.includes(layer.id);
  for (const element of all(".pointed, .opt.on, .btn.on")) element.classList.remove("pointed", "on");
  if (choice) {
    choice.button.classList.add("on");
    /** @type {HTMLButtonElement[]} */
    const buttons = all("#prompt [data-button]");
    for (const button of buttons) if (button.value === choice.action) button.classList.add("on");
    byId(choice.path.at(-1) ?? "")?.classList.add("pointed");
  }
  askToConfirm(state.waiting);
};

/** Asks a finger whether it is to be done.
 * @param {Offer | null} waiting
 */
const askToConfirm = (waiting) => {
  const confirm = byId("confirm");
  if (!confirm) return;
  confirm.hidden = !waiting;
  const told = waiting
    ? [...must(".words", waiting.button).childNodes, document.createElement("br"), must(".chips", waiting.button)]
    : [];
  must(".what-then", confirm).replaceChildren(...told.map((node) => node.cloneNode(true)));
};

/** Shows what a touch of this thing would do.
 * @param {string} id
 */
export const pointAt = (id) => {
  const choices = next().get(id);
  point(choices && completes(choices, state.chosen) ? choices[0] : null);
};

// A hint shows what it is about.
document.addEventListener("starboard:point", (event) => {
  point(state.offered.find((choice) => choice.action === event.detail.action) || null);
});
