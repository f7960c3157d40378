// One tip for everything on the table: what a symbol, a card, a piece or a track is. It comes under the mouse, at the
// focus, after a long press, and at a tap on what cannot be chosen.
import { around, one, targetOf } from "./dom.js";
import { tipPlace } from "./geometry.js";

/** What explains itself: with an own tip, or by its name. */
const EXPLAINED = "[data-tip], :has(> .tip), :is(#board, #panels) :is(button, [role=img])[aria-label]";

/** @typedef {ReturnType<typeof setTimeout>} Timer */

const box = document.createElement("div");
box.id = "explain";
// What it says is told by the thing itself already: a name, a label.
box.setAttribute("aria-hidden", "true");
box.hidden = true;

/** What is explained.
 * @type {HTMLElement | null}
 */
let of = null;
/** @type {Timer | undefined} */
let timer;

const hide = () => {
  clearTimeout(timer);
  of = null;
  box.hidden = true;
};

/** @param {HTMLElement} element */
const fill = (element) => {
  const tip = one(":scope > .tip", element);
  const words = element.dataset.tip || element.getAttribute("aria-label");
  if (!tip && !words) return false;
  if (!box.isConnected) document.body.append(box);
  box.replaceChildren(...(tip ? [...tip.childNodes].map((node) => node.cloneNode(true)) : [words ?? ""]));
  box.hidden = false;
  of = element;
  return true;
};

/** @param {HTMLElement} element @param {boolean} byFinger */
const explain = (element, byFinger) => {
  if (!element.isConnected || !fill(element)) return false;
  box.classList.toggle("beside", !byFinger);
  if (byFinger) box.removeAttribute("style");
  else {
    const room = { width: innerWidth, height: innerHeight };
    const { left, top } = tipPlace(element.getBoundingClientRect(), box.getBoundingClientRect(), room);
    Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
  }
  return true;
};

/** The topmost thing under a point that explains itself, not what a bar or a drawer covers; a whole column only where
 * there is nothing else.
 * @param {{ clientX: number, clientY: number }} at
 * @returns {HTMLElement | null}
 */
const under = ({ clientX, clientY }) => {
  const stack = document.elementsFromPoint(clientX, clientY);
  const top = stack[0];
  if (!top) return null;
  const where = top.closest("#confirm") ? null : top.closest("#board, #panels");
  if (!where) return top.closest(EXPLAINED);
  // What lies under a question is not meant.
  const asked = top.closest(".question") || where;
  const inside = stack.filter((element) => asked.contains(element));
  const found = inside.flatMap((element) => {
    /** @type {HTMLElement | null} */
    const explained = element.closest(EXPLAINED);
    return explained ?? [];
  });
  return found.find((element) => !element.matches("[data-tip-last]")) ?? found[0] ?? null;
};

/** What can be chosen shows first what it would do.
 * @param {HTMLElement} element
 */
const later = (element) => {
  timer = setTimeout(() => explain(element, false), element.classList.contains("may") ? 1100 : 350);
};

/** @type {HTMLElement | null} */
let over = null;
/** A finger has been told something, and has not touched anything since. */
let isTold = false;
document.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") return;
  const element = under(event);
  if (element === over) return;
  over = element;
  hide();
  if (element) later(element);
});
// A finger that is taken away leaves what it has asked for.
document.addEventListener("pointerleave", (event) => {
  if (event.pointerType === "touch") return;
  over = null;
  hide();
});
document.addEventListener("focusin", (event) => {
  if (isTold) return;
  hide();
  const element = targetOf(event).matches(":focus-visible") ? around(event, EXPLAINED) : null;
  if (element) later(element);
});
document.addEventListener("focusout", () => {
  if (of && !of.matches(":hover")) hide();
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
    if (box.classList.contains("beside")) hide();
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
  isFinger = event.pointerType === "touch";
  since = event.timeStamp;
  isTold = false;
  letGo();
  hide();
  if (!isFinger) return;
  const element = under(event);
  if (!element) return;
  pressed = setTimeout(() => {
    isTold = explain(element, true);
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
document.addEventListener(
  "click",
  (event) => {
    // The finger that has read does not choose as well.
    if (isTold) {
      isTold = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!isFinger || event.detail === 0 || !around(event, "#board, #panels")) return;
    if (around(event, "#confirm, .question button")) return;
    const element = under(event);
    if (element && !element.closest(".may, .chosen, summary, a, [popovertarget]")) explain(element, true);
  },
  true,
);
