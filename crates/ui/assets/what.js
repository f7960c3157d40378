// "What is this?": while it is on, whatever is touched is explained and nothing is played. By mouse, finger, Tab and
// screen reader; also in a lesson.
import { asking } from "./asking.js";
import { all, around, byId, detailsById, one, targetOf } from "./dom.js";
import { EXPLAINED, KNOWN, linesOf, thingOf, under } from "./explained.js";
import { tip } from "./tips.js";

const banner = byId("what");
const told = byId("told");

/** Where things are asked about: the table, what stands around it, and the coach. */
const PLACES = ":is(#where, #whose, #prompt, #panels, #board, #choices, #log)";
/** What works as ever: the banner, the tip, and what opens over the table. */
const OWN = "#what, #explain, dialog, [data-do='what']";

/** What was given a place in the order of Tab for the time being.
 * @type {HTMLElement | null}
 */
let lent = null;
const giveBack = () => {
  lent?.removeAttribute("tabindex");
  lent = null;
};

/** Explains a thing, to the eye and to the ear.
 * @param {import("./explained.js").Thing} thing
 * @param {boolean} byFinger
 */
const answer = (thing, byFinger) => {
  if (!tip.explain(thing, byFinger) || !told) return;
  const lines = linesOf(thing).filter((line) => !line.matches(".tip-more"));
  told.replaceChildren(
    ...lines.map((line) => {
      const words = document.createElement("p");
      words.textContent = line.textContent;
      return words;
    }),
  );
};

/** Things that Tab walks over: what can be seen and read, and not what holds others. What is drawn within a thing that
 * says itself what it is belongs to it.
 */
const stations = () => {
  const things = all(KNOWN).filter(
    (element) =>
      element.closest(PLACES) &&
      !element.closest("[aria-hidden=true]") &&
      (element.matches(EXPLAINED) || !element.closest(EXPLAINED)) &&
      element.getClientRects().length > 0 &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  return things.filter((element, index) => !things[index + 1] || !element.contains(things[index + 1]));
};

/** @param {HTMLElement} element */
const focus = (element) => {
  giveBack();
  if (!element.hasAttribute("tabindex") && element.tabIndex < 0) {
    element.setAttribute("tabindex", "-1");
    lent = element;
  }
  element.focus();
  const thing = element.closest(OWN) ? null : thingOf(element);
  if (thing) answer(thing, false);
};

/** The thing that was reached last, by its id too: the table may have been drawn anew since.
 * @type {{ element: Element | null, id: string }}
 */
let last = { element: null, id: "" };
/** @param {Element | null} element */
const remember = (element) => {
  last = { element, id: element?.id ?? "" };
};

/** Walks to the next thing or the one before; on the way the link of what was told last, at the end the banner.
 * @param {number} way
 */
const walk = (way) => {
  const things = stations();
  const [link, done] = [one("#explain:not([hidden]) a"), one("#what button")];
  const active = document.activeElement;
  const isAtLink = active !== null && active === link;
  const from = Math.max(
    last.element instanceof HTMLElement ? things.indexOf(last.element) : -1,
    things.findIndex((element) => last.id !== "" && element.id === last.id),
  );
  if (way > 0 && link && from >= 0 && active === things[from]) {
    link.focus();
    return;
  }
  let to = from + way;
  if (active === done || from < 0) to = way > 0 ? 0 : things.length - 1;
  else if (isAtLink && way < 0) to = from;
  const next = things[to] ?? done;
  remember(things[to] ?? null);
  if (next) focus(next);
};

const end = () => {
  if (!asking.isOn) return false;
  asking.isOn = false;
  document.documentElement.classList.remove("asking");
  giveBack();
  tip.hide();
  if (banner) banner.hidden = true;
  told?.replaceChildren();
  show();
  return true;
};
const show = () => {
  for (const button of all(".bar [data-do='what'][aria-pressed]")) {
    button.setAttribute("aria-pressed", String(asking.isOn));
  }
};
const begin = () => {
  if (!banner) return;
  const menu = detailsById("menu");
  if (menu) menu.open = false;
  asking.isOn = true;
  remember(null);
  document.documentElement.classList.add("asking");
  tip.hide();
  banner.hidden = false;
  show();
  one("button", banner)?.focus({ preventScroll: true });
};
asking.ends = end;
asking.toggle = () => {
  if (!end()) begin();
};

let isFinger = false;
addEventListener(
  "pointerdown",
  (event) => {
    isFinger = event.pointerType === "touch";
  },
  true,
);
// Before everybody else, so that nothing is played.
addEventListener(
  "click",
  (event) => {
    if (around(event, "[data-do='what']")) {
      event.preventDefault();
      event.stopImmediatePropagation();
      asking.toggle();
      return;
    }
    if (!asking.isOn || around(event, OWN)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A click by key or by a screen reader has no place.
    const thing = event.detail === 0 ? thingOf(targetOf(event)) : under(event);
    if (!thing) {
      tip.hide();
      return;
    }
    remember(thing.element);
    answer(thing, isFinger && event.detail > 0);
  },
  true,
);
addEventListener(
  "keydown",
  (event) => {
    if (!asking.isOn || event.ctrlKey || event.metaKey || event.altKey) return;
    if (around(event, "dialog[open], input, textarea, select")) return;
    const { key } = event;
    if (key === "Escape" || key.toLowerCase() === "w") {
      event.preventDefault();
      end();
    } else if (key === "Tab") {
      event.preventDefault();
      walk(event.shiftKey ? -1 : 1);
    } else if (key === "Enter" || key === " ") {
      if (around(event, OWN)) return;
      event.preventDefault();
      const thing = thingOf(targetOf(event));
      if (thing) answer(thing, false);
    } else if (key.startsWith("Arrow") || key.startsWith("Page") || key === "Home" || key === "End") return;
    event.stopImmediatePropagation();
  },
  true,
);
