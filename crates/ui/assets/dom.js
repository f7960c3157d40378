// Small helpers: finding elements, and telling other parts of the script what has happened.

/** Every element that matches.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {E[]}
 */
export const all = (selector, within = document) => {
  /** @type {NodeListOf<E>} */
  const found = within.querySelectorAll(selector);
  return [...found];
};

/** The first element that matches.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {E | null}
 */
export const one = (selector, within = document) => within.querySelector(selector);

/** The first element that matches, where the server always draws one.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {E}
 */
export const must = (selector, within = document) => {
  /** @type {E | null} */
  const found = within.querySelector(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/** A form by its id.
 * @param {string} id
 */
export const formById = (id) => {
  const element = byId(id);
  return element instanceof HTMLFormElement ? element : null;
};

/** A dialog by its id.
 * @param {string} id
 */
export const dialogById = (id) => {
  const element = byId(id);
  return element instanceof HTMLDialogElement ? element : null;
};

/** Something that opens and closes, by its id.
 * @param {string} id
 */
export const detailsById = (id) => {
  const element = byId(id);
  return element instanceof HTMLDetailsElement ? element : null;
};

/** Where an event happened; the root for an event of the document itself.
 * @param {Event} event
 */
export const targetOf = (event) => (event.target instanceof Element ? event.target : document.documentElement);

/** The nearest element around an event that matches.
 * @template {Element} [E=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {E | null}
 */
export const around = (event, selector) => targetOf(event).closest(selector);

/** Words that are separated by spaces.
 * @param {string | undefined} text
 */
export const words = (text) => (text || "").split(" ").filter(Boolean);

/** The document that an answer holds.
 * @param {Response} answer
 */
export const pageOf = async (answer) => new DOMParser().parseFromString(await answer.text(), "text/html");

/** Tells the other parts of the script.
 * @param {string} name
 * @param {object} detail
 */
export const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`starboard:${name}`, { detail }));

/** Whether nothing is to move. */
export const isStill = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.speed === "instant";

/** The fields of a form as they are sent.
 * @param {HTMLFormElement} form
 */
export const sentBy = (form) => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  return fields;
};
