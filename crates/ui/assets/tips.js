// One tip for everything on the table: what a symbol, a card, a piece or a track is. It comes under the mouse, at the
// focus, after a long press, and at a tap on what cannot be chosen.
import { asking } from "./asking.js";
import { around, targetOf } from "./dom.js";
import { EXPLAINED, linesOf, thingOf, under } from "./explained.js";
import { holds, tipPlace } from "./geometry.js";

/** @typedef {ReturnType<typeof setTimeout>} Timer */
/** @typedef {import("./explained.js").Thing} Thing */

const box = document.createElement("div");
box.id = "explain";
box.setAttribute("role", "note");
box.hidden = true;

/** What is explained.
 * @type {HTMLElement | null}
 */
let of = null;
/** @type {Timer | undefined} */
let timer;
/** @type {Timer | undefined} */
let leaving;

const hide = () => {
  clearTimeout(timer);
  clearTimeout(leaving);
  of = null;
  box.hidden = true;
};

/** @param {Thing} thing @param {boolean} byFinger */
const explain = (thing, byFinger) => {
  const lines = thing.element.isConnected ? linesOf(thing) : [];
  if (lines.length === 0) return false;
  clearTimeout(leaving);
  if (!box.isConnected) document.body.append(box);
  box.replaceChildren(...lines);
  box.hidden = false;
  of = thing.element;
  box.classList.toggle("beside", !byFinger);
  if (byFinger) box.removeAttribute("style");
  else {
    const room = { width: innerWidth, height: innerHeight };
    const { left, top } = tipPlace(thing.deepest.getBoundingClientRect(), box.getBoundingClientRect(), room);
    Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
  }
  return true;
};

/** The tip for those who ask: shown at once, and what it says. */
export const tip = { box, explain, hide };

/** What can be chosen shows first what it would do.
 * @param {Thing} thing
 */
const later = (thing) => {
  timer = setTimeout(() => explain(thing, false), thing.element.classList.contains("may") ? 1100 : 350);
};

/** @type {Thing | null} */
let over = null;
/** A finger has been told something, and has not touched anything since. */
let isTold = false;
/** Milliseconds in which the mouse may go over to the tip, to follow its link. */
const GRACE = 400;
document.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch" || asking.isOn) return;
  const isAtTip = !box.hidden && holds(box.getBoundingClientRect(), event.clientX, event.clientY);
  if (isAtTip) {
    clearTimeout(timer);
    clearTimeout(leaving);
    over = null;
    return;
  }
  const thing = under(event);
  if (!box.hidden && !thing && !over) leaving ??= setTimeout(hide, GRACE);
  if (thing?.element === over?.element && thing?.deepest === over?.deepest) return;
  over = thing;
  clearTimeout(timer);
  clearTimeout(leaving);
  leaving = setTimeout(
    () => {
      hide();
      if (thing && over === thing) later(thing);
    },
    box.hidden ? 0 : GRACE,
  );
});
// A finger that is taken away leaves what it has asked for.
document.addEventListener("pointerleave", (event) => {
  if (event.pointerType === "touch" || asking.isOn) return;
  over = null;
  hide();
});
document.addEventListener("focusin", (event) => {
  const target = targetOf(event);
  if (isTold || asking.isOn || box.contains(target)) return;
  hide();
  const thing = target.matches(":focus-visible") && target.closest(EXPLAINED) ? thingOf(target) : null;
  if (thing) later(thing);
});
document.addEventListener("focusout", () => {
  if (of && !asking.isOn && !of.matches(":hover")) hide();
});
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key === "Escape") hide();
  },
  true,
);
addEventListener("resize", hide);
document.addEventListener(
  "scroll",
  () => {
    // Whoever walks over the table by keys makes it scroll.
    if (box.classList.contains("beside") && !asking.isOn) hide();
  },
  true,
);

// ---------- fingers ----------
const LONG = 450;
/** @type {Timer | undefined} */
let pressed;
let isFinger = false;
let since = 0;
const letGo = () => clearTimeout(pressed);
document.addEventListener("pointerdown", (event) => {
  if (asking.isOn || around(event, "#explain")) return;
  isFinger = event.pointerType === "touch";
  since = event.timeStamp;
  isTold = false;
  letGo();
  hide();
  if (!isFinger) return;
  const thing = under(event);
  if (!thing) return;
  pressed = setTimeout(() => {
    isTold = explain(thing, true);
  }, LONG);
});
document.addEventListener("pointerup", (event) => {
  // On a page that was busy the word may come although the finger was quick: then it was a tap.
  if (isTold && event.timeStamp - since < LONG) {
    isTold = false;
    hide();
  }
  letGo();
});
document.addEventListener("pointercancel", letGo);
document.addEventListener("pointermove", (event) => {
  if (Math.hypot(event.movementX, event.movementY) > 6) letGo();
});
document.addEventListener("contextmenu", (event) => {
  if (isFinger && around(event, "#board, #panels")) event.preventDefault();
});
// What a finger was told lies over other things: a touch of it closes it, and does nothing to what lies below.
box.addEventListener("click", (event) => {
  if (around(event, "a")) return;
  isTold = false;
  hide();
});
document.addEventListener(
  "click",
  (event) => {
    // The finger that has read does not choose as well.
    if (isTold && !around(event, "#explain")) {
      isTold = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!isFinger || event.detail === 0 || !around(event, "#board, #panels")) return;
    // What leads somewhere does that only: its words come after a long press.
    if (around(event, "#confirm, .question button, a, summary, [popovertarget]")) return;
    const thing = under(event);
    if (thing && !thing.element.closest(".may, .chosen")) explain(thing, true);
  },
  true,
);
