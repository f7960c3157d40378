// "Your box": while somebody corrects a component, its picture and what is wrong with it are drawn anew.
import { around, byId, formById, pageOf, sentBy, targetOf } from "./dom.js";
import { morph } from "./parts.js";

/** How long nothing is typed before the server is asked. */
const PAUSE = 250;

/** How often something was changed: only what was asked for after the last change is shown. */
let changes = 0;
/** @type {number | undefined} */
let due;

/** Asks for the component as the form has it, and shows it. What is typed meanwhile stays.
 * @param {HTMLFormElement} form
 * @param {string} wish
 */
const look = async (form, wish) => {
  clearTimeout(due);
  changes += 1;
  const mine = changes;
  const fields = sentBy(form);
  fields.set("do", wish);
  fields.set("alone", "yes");
  const answer = await fetch(form.action, { method: "POST", body: fields }).catch(() => null);
  if (!answer?.ok) return;
  const page = await pageOf(answer);
  const fresh = page.querySelector(".component.editing");
  if (mine === changes && fresh && byId(fresh.id)) morph({ id: fresh.id, html: fresh.outerHTML });
};

document.addEventListener("input", (event) => {
  const form = around(event, "[data-editor]");
  if (!(form instanceof HTMLFormElement)) return;
  // What is on its way would put back what stood there before.
  changes += 1;
  clearTimeout(due);
  const at_once = targetOf(event) instanceof HTMLSelectElement;
  due = window.setTimeout(() => look(form, "show"), at_once ? 0 : PAUSE);
});
document.addEventListener("submit", (event) => {
  const form = around(event, "[data-editor]");
  if (!(form instanceof HTMLFormElement) || !(event instanceof SubmitEvent)) return;
  const wish = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "show";
  if (wish === "keep") return;
  event.preventDefault();
  look(form, wish);
});

// Whoever comes to correct a component finds its form in sight.
formById("editor")?.closest(".component")?.scrollIntoView({ block: "start" });
