// The forms in which games are set up: what the server says of a setup, what was played before, how hard it is.
import { all, formById, pageOf, sentBy, targetOf } from "./dom.js";

/** Whether a form has these values.
 * @param {string | undefined} wanted as a query
 * @param {FormData} values
 */
const matches = (wanted, values) =>
  [...new URLSearchParams(wanted)].every(([name, value]) => (values.get(name) || "") === value);

/** Shows what was played before, and marks in the grid how hard it is, for what is being chosen.
 * @param {HTMLFormElement} form
 */
const compare = (form) => {
  const values = new FormData(form);
  for (const line of all("[data-when]", form)) line.hidden = !matches(line.dataset.when, values);
  for (const cell of all("[data-mark]")) cell.classList.toggle("now", matches(cell.dataset.mark, values));
};

/** A chosen file becomes the text that is sent.
 * @param {HTMLInputElement} input
 * @param {HTMLTextAreaElement} text
 */
const take = async (input, text) => {
  const file = input.files?.[0];
  if (file) text.value = await file.text();
};

/** How often the server was asked: only its last answer counts. */
let asked = 0;

/** Asks the server for what follows from the chosen setup: elements with `data-follows` and an id.
 * @param {HTMLFormElement} form
 */
const follow = async (form) => {
  const places = all("[data-follows]", form);
  if (places.length === 0) return;
  asked += 1;
  const mine = asked;
  const fields = sentBy(form);
  /** @type {HTMLTextAreaElement[]} */
  const texts = all("textarea", form);
  for (const text of texts) fields.delete(text.name);
  const answer = await fetch(`${form.getAttribute("action")}/fields?${fields}`).catch(() => null);
  if (!answer?.ok) return;
  const page = await pageOf(answer);
  if (mine !== asked) return;
  for (const place of places) {
    const fresh = page.getElementById(place.id);
    if (fresh && fresh.textContent !== place.textContent) place.textContent = fresh.textContent;
  }
};

const form = formById("setup");
if (form) {
  form.addEventListener("change", (event) => {
    const input = targetOf(event);
    if (input instanceof HTMLInputElement && input.dataset.into) {
      const text = document.getElementById(input.dataset.into);
      if (text instanceof HTMLTextAreaElement) take(input, text);
    }
    compare(form);
    follow(form);
  });
  compare(form);
  // A browser that comes back to the page keeps what was chosen.
  follow(form);
}
