// What is not possible, and why.
import { byId, must, tell } from "./dom.js";

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {string | undefined} message @param {string} [rule] */
export const showRefusal = (message, rule) => {
  const box = byId("refusal");
  if (!box || !message) return;
  must("span", box).textContent = message;
  /** @type {HTMLAnchorElement} */
  const link = must("a", box);
  link.hidden = !rule;
  if (rule) {
    link.textContent = rule;
    link.href = `${document.body.dataset.rules}#${rule}`;
  }
  box.hidden = false;
  tell("sound", { sound: "refused" });
  clearTimeout(timer);
  timer = setTimeout(hideRefusal, 9000);
};

/** How often a reason was out of date. */
let overtaken = 0;

export const hideRefusal = () => {
  overtaken += 1;
  const box = byId("refusal");
  if (box) box.hidden = true;
};

/** Shows a reason that is still to come, unless something else was done before it came.
 * @returns {typeof showRefusal}
 */
export const refusalToCome = () => {
  const asked = overtaken;
  return (message, rule) => {
    if (asked === overtaken) showRefusal(message, rule);
  };
};

/** @param {Element | null} element */
export const shake = (element) => {
  if (!element) return;
  element.classList.add("no");
  tell("sound", { sound: "refused" });
  element.addEventListener("animationend", () => element.classList.remove("no"), { once: true });
  setTimeout(() => element.classList.remove("no"), 600);
};

document.addEventListener("starboard:refused", (event) => showRefusal(event.detail.message, event.detail.rule));
