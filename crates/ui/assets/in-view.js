// Keeps what is asked in view: on narrow screens a zone in which nothing is lit gives way to one in which something is
// (the style sheet marks the tabs of those); the choice that is pointed at is scrolled into the list. While something
// is played back, the zone in which it happens is shown and its tab marked; then the table turns back to where
// something is asked.
import { coaching } from "./coaching.js";
import { all, around, byId, isStill, must, one } from "./dom.js";

/** @typedef {{ tab: HTMLAnchorElement, zone: HTMLElement }} Zone */

/** @param {Element} zone */
const lit = (zone) => zone.querySelectorAll(".may").length;

/** @returns {HTMLAnchorElement[]} */
const tabs = () => all(".zone-tabs a[href^='#']");

/** @returns {Zone[]} */
const allZones = () =>
  tabs().flatMap((tab) => {
    const zone = byId(tab.hash.slice(1));
    return zone ? [{ tab, zone }] : [];
  });
const isNarrow = () => Boolean(one(".zone-tabs")?.checkVisibility());

/** How far right of the stage's own edge it is: in a low window the stage does not begin where the window does.
 * @param {Element} zone
 */
const across = (zone) => zone.getBoundingClientRect().left - must("#stage").getBoundingClientRect().left;

/** The zone that fills the stage.
 * @param {Zone[]} zones
 */
const shown = (zones) =>
  zones.reduce((near, each) => (Math.abs(across(each.zone)) < Math.abs(across(near.zone)) ? each : near));

/** Glides to a zone, and in it to what can be touched.
 * @param {Element} zone
 */
const go = (zone) => {
  const stage = must("#stage");
  const box = stage.getBoundingClientRect();
  const may = one(".may", zone);
  const below = may ? Math.max(0, stage.scrollTop + may.getBoundingClientRect().bottom + 16 - box.bottom) : 0;
  stage.scrollTo({ left: stage.scrollLeft + across(zone), top: below, behavior: isStill() ? "instant" : "smooth" });
};
const mark = () => {
  const zones = allZones();
  if (zones.length === 0) return;
  const here = isNarrow() ? shown(zones) : null;
  for (const each of zones) {
    if (each === here) each.tab.setAttribute("aria-current", "true");
    else each.tab.removeAttribute("aria-current");
  }
};
/** Shows the zone in which most can be touched, unless the one that is shown has half as much. */
const turn = () => {
  mark();
  if (!isNarrow() || coaching.speaks()) return;
  const zones = allZones();
  if (zones.length === 0 || one("#board .question")) return;
  const wanted = zones.reduce((most, each) => (lit(each.zone) > lit(most.zone) ? each : most));
  if (lit(wanted.zone) > 2 * lit(shown(zones).zone)) go(wanted.zone);
};

/** @param {Element} element @param {Element} list */
const reveal = (element, list) => {
  if (list.scrollHeight <= list.clientHeight + 1) return;
  const box = list.getBoundingClientRect();
  const row = element.getBoundingClientRect();
  if (row.top < box.top) list.scrollTop -= box.top - row.top;
  else if (row.bottom > box.bottom) list.scrollTop += row.bottom - box.bottom;
};

/** The zone from which playback has turned away.
 * @type {string | null}
 */
let home = null;

/** What a zone holds, whether it can be touched or not.
 * @param {Element} zone
 */
const held = (zone) => zone.innerHTML.replace(/ (tabindex|aria-pressed)="[^"]*"/g, "");

const hasBoard = byId("board") !== null;

/** What all zones hold, for comparison after the next step.
 * @returns {Map<string, string>}
 */
export const zones = () => new Map(hasBoard && isNarrow() ? allZones().map(({ zone }) => [zone.id, held(zone)]) : []);

/** Turns to where the step that has just been drawn happens: first to where something moves, else to what has changed.
 * @param {Map<string, string>} before
 */
export const happens = (before) => {
  if (!hasBoard) return;
  const known = allZones().filter((each) => before.has(each.zone.id));
  const changed = known.filter((each) => held(each.zone) !== before.get(each.zone.id));
  for (const each of known) each.tab.classList.toggle("happens", changed.includes(each));
  if (changed.length === 0) return;
  /** @param {Zone} each */
  const moves = (each) => each.zone.getAnimations({ subtree: true }).length;
  const most = changed.reduce((best, each) => (moves(each) > moves(best) ? each : best));
  const here = shown(known);
  if (changed.includes(here) && (moves(here) > 0 || moves(most) === 0)) return;
  home ??= here.zone.id;
  go(most.zone);
};

let last = "";
const look = () => {
  // Only when what is lit has changed: a finger that swipes to look around is left alone.
  const now = all("#board .may")
    .map((element) => element.id)
    .join(" ");
  if (now !== last) {
    last = now;
    turn();
  } else mark();
  const on = one("#choices .opt.on:not(:hover)");
  const list = on?.closest("form");
  if (on && list && !on.closest("[hidden]")) reveal(on, list);
  // The strip of buttons scrolls or, in a low window, all that is asked.
  const reply = one("#prompt .btn.on:not(:hover)");
  if (reply?.parentElement) for (const scroller of [reply.parentElement, must("#prompt")]) reveal(reply, scroller);
};
let isDue = false;
const soon = () => {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    look();
  });
};

if (hasBoard) {
  document.addEventListener("starboard:settled", () => {
    for (const tab of tabs()) tab.classList.remove("happens");
    const from = home && byId(home);
    home = null;
    // Once it is lit.
    if (from) {
      requestAnimationFrame(() => {
        if (isNarrow() && lit(from) > 0 && !coaching.speaks()) go(from);
        else turn();
      });
    }
  });
  new MutationObserver(soon).observe(document.body, {
    subtree: true,
    attributes: true,
    attributeFilter: ["class", "hidden"],
  });
  document.addEventListener("click", (event) => {
    /** @type {HTMLAnchorElement | null} */
    const tab = around(event, ".zone-tabs a[href^='#']");
    const zone = tab && byId(tab.hash.slice(1));
    if (zone) {
      event.preventDefault();
      go(zone);
    }
  });
  byId("stage")?.addEventListener("scrollend", mark);
  soon();
}
