// What opens and closes around the table: the menu, help, drawers, sections of the choices, settings, and parts of
// other pages that stand in this one.
import { coaching } from "./coaching.js";
import { all, around, byId, detailsById, dialogById, pageOf, sentBy, targetOf } from "./dom.js";
import { firsts, light, state } from "./offers.js";
import { playback } from "./playback.js";
import { hideRefusal } from "./refusals.js";
import { send } from "./send.js";
import { lost } from "./stream.js";
import { back, touch } from "./touch.js";

export const help = () => {
  const dialog = dialogById("help");
  if (dialog && !dialog.open) dialog.showModal();
};
const closeMenu = () => {
  const menu = detailsById("menu");
  if (menu) menu.open = false;
};
/** The row below the table says which drawer is open: a touch of the same name closes it.
 * @param {string | undefined} [open]
 */
const nameOpen = (open) => {
  for (const name of all("[data-drawer]")) {
    name.setAttribute("aria-expanded", String(name.dataset.drawer === open));
  }
};
const closeDrawers = () => {
  const open = all(".side > .card.open, #panels.open");
  for (const drawer of open) drawer.classList.remove("open");
  if (open.length > 0) nameOpen();
  return open.length > 0;
};

/** @param {string | undefined} what */
const carryOut = (what) => {
  if (what === "help") {
    closeMenu();
    help();
  } else if (what === "back") back();
  else if (what === "dismiss") hideRefusal();
  else if (what === "confirm" && state.waiting) send(state.waiting.action);
};

/** @param {string | undefined} id */
const toggleDrawer = (id) => {
  const panel = byId(id ?? "");
  const was = panel?.classList.contains("open");
  closeDrawers();
  if (!panel || was) return;
  panel.classList.add("open");
  nameOpen(id);
  panel.focus({ preventScroll: true });
};

/** A section of the choices is opened by touching what they begin with; false if it is an ordinary section.
 * @param {HTMLDetailsElement} section
 */
const toggleSection = (section) => {
  const first = section.dataset.first ?? "";
  const isBegun = state.chosen[0] === first;
  if (!isBegun && !firsts().has(first)) return false;
  state.chosen = [];
  if (isBegun) {
    light();
    section.open = false;
  } else touch(first);
  return true;
};

document.addEventListener("click", (event) => {
  const button = around(event, "[data-do]");
  if (button) {
    carryOut(button.dataset.do);
    return;
  }
  const drawer = around(event, "[data-drawer]");
  if (drawer) {
    event.preventDefault();
    toggleDrawer(drawer.dataset.drawer);
    return;
  }
  const section = around(event, "#choices .section > summary")?.parentElement;
  if (section instanceof HTMLDetailsElement && !playback.isPlaying && !state.isSending) {
    if (toggleSection(section)) event.preventDefault();
  } else if (!around(event, ".side > .card, #panels, .tray")) closeDrawers();
  if (!around(event, ".menu")) closeMenu();
});

/** @param {HTMLFormElement} form @param {HTMLInputElement | HTMLSelectElement} field */
const set = (form, field) => {
  if (field.name === "lang") {
    form.submit();
    return;
  }
  document.documentElement.dataset[field.name] = field.value;
  fetch("/settings", {
    method: "POST",
    credentials: "same-origin",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: sentBy(form),
  }).catch(() => lost(true));
};
document.addEventListener("change", (event) => {
  const field = targetOf(event);
  const form = field.closest("form");
  if (!form || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  if (form.classList.contains("settings")) set(form, field);
});

/** Fetches the parts of other pages that stand in this one. */
export const include = async () => {
  for (const place of all("[data-fetch]:empty")) {
    const answer = await fetch(place.dataset.fetch ?? "", { credentials: "same-origin" }).catch(() => null);
    if (!answer?.ok) continue;
    const page = await pageOf(answer);
    const part = page.getElementById(place.dataset.take ?? "");
    if (part && !place.firstChild) place.append(...part.childNodes);
  }
};

/** What Escape ends: the nearest thing first. */
export const escapeNearest = () => {
  if (coaching.stepsBack()) return;
  const refusal = byId("refusal");
  if (refusal && !refusal.hidden) hideRefusal();
  else if (closeDrawers()) return;
  else if (detailsById("menu")?.open) closeMenu();
  else if (!playback.escape()) back();
};
