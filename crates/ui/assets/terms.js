// The words of the game that is played here: what the server says of the things on the table, and for which of them.
import { all, byId } from "./dom.js";

/** @typedef {{ id: string, name: string, on: string, meaning: string }} Term */

const list = byId("terms");
/** @type {Term[]} */
const terms =
  list instanceof HTMLTemplateElement
    ? all("[data-term]", list.content).map(({ dataset, textContent }) => ({
        id: dataset.term ?? "",
        name: dataset.name ?? "",
        on: dataset.on ?? "",
        meaning: textContent ?? "",
      }))
    : [];

/** Everything that a word explains, in CSS. */
export const NAMED = terms.map((term) => term.on).join(", ") || ":not(*)";

/** The word of a thing: that of the nearest element around it that has one.
 * @param {Element | null} element
 * @returns {Term | null}
 */
export const termOf = (element) => {
  for (let at = element?.closest(NAMED) ?? null; at; at = at.parentElement?.closest(NAMED) ?? null) {
    const found = terms.find((term) => at?.matches(term.on));
    if (found) return found;
  }
  return null;
};

/** A link to where a word is told with the others. At a table it opens over it.
 * @param {Term} term
 */
export const linkTo = (term) => {
  const link = document.createElement("a");
  link.href = `${list?.dataset.path}#term-${term.id}`;
  link.target = "_blank";
  link.dataset.how = "";
  link.textContent = list?.dataset.more ?? "";
  return link;
};
