// Touching the table: by mouse, finger or key. A path of things that are touched is a choice.
import { coaching } from "./coaching.js";
import { considering } from "./considering.js";
import { around, byId, formById, one, targetOf } from "./dom.js";
import { firsts, light, next, offerOf, point, pointAt, state } from "./offers.js";
import { completes, goOn } from "./paths.js";
import { playback } from "./playback.js";
import { putsBack } from "./put-back.js";
import { hideRefusal, refusalToCome, shake } from "./refusals.js";
import { hiddenFields, post, send } from "./send.js";
import { lost } from "./stream.js";

const table = document.body.dataset.table;

/** What can ever be touched: the named buttons of the board and of the panels beside it.
 * @param {Element} element
 */
const isTarget = (element) =>
  element.matches("#board button[id], #panels button[id], #board [role=button][id], #panels [role=button][id]");

/** Says why a thing cannot be touched now.
 * @param {string} id
 */
const refuse = async (id) => {
  shake(byId(id));
  if (!table) return;
  try {
    const path = [...state.chosen, id].join(" ");
    const show = refusalToCome();
    const answer = await post(`/t/${table}/why`, { ...hiddenFields(formById("act")), path });
    if (answer.message) show(answer.message, answer.rule);
    else shake(one("#prompt .asked"));
  } catch {
    lost(true);
  }
};

/** Touches a thing.
 * @param {string} id
 * @param {boolean} [byFinger]
 */
export const touch = (id, byFinger = false) => {
  if (playback.isPlaying) {
    playback.hurry();
    return;
  }
  if (state.isSending || coaching.strays(id)) return;
  hideRefusal();
  const already = state.chosen.indexOf(id);
  if (already >= 0) {
    state.waiting = null;
    state.chosen.length = already;
    light();
    return;
  }
  let choices = next().get(id);
  if (!choices && state.chosen.length > 0 && firsts().has(id)) {
    state.chosen = [];
    choices = next().get(id);
  }
  if (!choices) {
    // What waits to be confirmed goes on waiting: it is still shown.
    refuse(id);
    return;
  }
  if (completes(choices, state.chosen)) {
    // A finger is asked first, unless what it touches says in words what it does.
    const isSure = coaching.leads() || considering.isAsked() || byId(id)?.hasAttribute("data-at-once");
    const asks = byFinger && !isSure && byId("confirm");
    if (asks && state.waiting !== choices[0]) {
      state.waiting = choices[0];
      point(state.waiting);
    } else send(choices[0].action);
    return;
  }
  state.waiting = null;
  state.chosen = goOn(state.offered, [...state.chosen, id]);
  light();
};

/** Takes the last touch back; false if there was none. */
export const back = () => {
  if (state.waiting) {
    state.waiting = null;
    point(null);
    return true;
  }
  const last = state.chosen.pop();
  if (last === undefined) return false;
  light();
  byId(last)?.focus({ preventScroll: true });
  return true;
};

/** The table, where an event happened on it. The bar that asks "do it?" lies over the table, in the same part of the
 * page.
 * @param {Event} event
 */
const tableAround = (event) => (around(event, "#confirm") ? null : around(event, "#board, #panels"));

/** The lit thing under a point, else what is chosen there (a ship covers the hex on which it may stay), else whatever
 * could ever be a target; not what a drawer covers.
 * @param {{ clientX: number, clientY: number }} at
 * @param {Element} where
 */
const under = ({ clientX, clientY }, where) => {
  const named = document.elementsFromPoint(clientX, clientY).flatMap((element) => element.closest("[id]") ?? []);
  const stack = named.filter((element) => isTarget(element) && where.contains(element));
  const lit = ["may", "chosen"].map((mark) => stack.find((element) => element.classList.contains(mark)));
  return lit.find(Boolean) ?? stack[0] ?? null;
};

let isFinger = false;
document.addEventListener(
  "pointerdown",
  (event) => {
    isFinger = event.pointerType === "touch";
  },
  true,
);
document.addEventListener("click", (event) => {
  const where = tableAround(event);
  if (!where) return;
  // A click by key has no place.
  const byKey = event.detail === 0;
  const element = byKey ? around(event, "[id]") : under(event, where);
  if (element && isTarget(element)) {
    event.preventDefault();
    const isBusy = playback.isPlaying || state.isSending || state.chosen.length > 0;
    const at = byKey ? undefined : { x: event.clientX, y: event.clientY };
    if (isBusy || !putsBack(element, at)) touch(element.id, isFinger && !byKey);
  } else if (playback.isPlaying) playback.hurry();
});

/** @type {Element | null} */
let hovered = null;
document.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch" || playback.isPlaying) return;
  const option = around(event, "#choices .opt");
  const where = tableAround(event);
  const element = option || (where ? under(event, where) : null);
  if (element === hovered) return;
  hovered = element;
  if (option) point(offerOf(option));
  else if (element) pointAt(element.id);
  else point(null);
});
document.addEventListener("focusin", (event) => {
  const option = around(event, "#choices .opt");
  const target = targetOf(event);
  if (option) point(offerOf(option));
  else if (isTarget(target) && target.classList.contains("may")) pointAt(target.id);
});
