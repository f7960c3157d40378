// Hints. Without this file a hint is a form that answers with the page.
import { considering } from "./considering.js";
import { all, around, byId, must, one, sentBy, targetOf, tell, words } from "./dom.js";
import { freeStrip } from "./geometry.js";

/** @typedef {{ ok: boolean, n: number, html: string, action: string, path: string[] }} Hint */
/** @typedef {Hint & { message?: string, rule?: string }} HintAnswer */

/** Pixels: room for the choice in words and the button. */
const LEAST = 120;

/** Pixels: up to this width the hint lies over the table. */
const NARROW = 1079;

/** @param {string[]} path */
const mark = (path) => {
  for (const element of all(".advised")) element.classList.remove("advised");
  for (const id of path) byId(id)?.classList.add("advised");
};

/** Scrolls the lists around something until it can be seen there, never the page.
 * @param {HTMLElement} element
 */
const reveal = (element) => {
  for (let list = element.parentElement; list && list !== document.body; list = list.parentElement) {
    const isShort = list.scrollHeight <= list.clientHeight;
    if (isShort || !/auto|scroll/.test(getComputedStyle(list).overflowY)) continue;
    const at = element.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (at.top < frame.top) list.scrollTop -= frame.top - at.top + 8;
    else if (at.bottom > frame.bottom) list.scrollTop += Math.min(at.bottom - frame.bottom + 8, at.top - frame.top);
  }
};

/** The choice of the hint in the list of choices, if it is still offered.
 * @param {string | undefined} action
 */
const optionOf = (action) => {
  /** @type {HTMLButtonElement[]} */
  const options = all("#choices .opt");
  return options.find((button) => button.value === action);
};

/** @param {boolean} is */
const setBusy = (is) => one("form[data-hint] button")?.setAttribute("aria-busy", String(is));

/** @param {Element[]} elements */
const visibleBoxes = (elements) =>
  elements
    .map((element) => element.getBoundingClientRect())
    .filter((at) => at.width > 0 && at.height > 0 && at.bottom > 0 && at.top < innerHeight);

/** The hint's place on the page.
 * @param {HTMLElement} box
 */
const hints = (box) => {
  /** Calls the request off.
   * @type {AbortController | null}
   */
  let asked = null;
  const thinking = must(".thinking", box);
  const answerBox = must(".answer", box);
  /** The things that are spoken of, also where they are not marked yet.
   * @type {string[]}
   */
  let spokenOf = [];
  /** Whether the next choice is only compared with the hint. */
  let isAsking = false;

  /** Where the hint lies over the table, it goes where it covers nothing that it speaks of: the things to touch, and if
   * possible what the choice would do.
   */
  const makeRoom = () => {
    Object.assign(box.style, { top: "", bottom: "", maxHeight: "" });
    if (box.hidden || !box.dataset.action || getComputedStyle(box).position !== "fixed") return;
    const things = visibleBoxes(spokenOf.flatMap((id) => byId(id) ?? []));
    const drawn = all(".layer:not([hidden]) *").filter((element) => element.childElementCount === 0);
    const from = 50;
    const to = innerHeight - 56;
    let [top, bottom] = freeStrip([...things, ...visibleBoxes(drawn)], from, to);
    if (bottom - top < LEAST) [top, bottom] = freeStrip(things, from, to);
    box.style.maxHeight = `${bottom - top}px`;
    // At the end of the strip that is nearer to the edge of the window.
    const isAtTop = top === from;
    box.style.top = isAtTop ? `${top}px` : "auto";
    box.style.bottom = isAtTop ? "auto" : `${innerHeight - bottom}px`;
  };
  let frame = 0;
  const makeRoomSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(makeRoom);
  };

  /** What of the card is seen: a nudge, the whole hint, or one choice compared with it.
   * @param {Element | null} part
   */
  const turnTo = (part) => {
    for (const each of all(".nudge, .whole, .compared", answerBox)) each.hidden = each !== part;
    box.scrollTop = 0;
  };

  /** @param {boolean} is */
  const setAsking = (is) => {
    isAsking = is;
    one('[data-do="hint-ask"]', answerBox)?.setAttribute("aria-pressed", String(is));
    const said = one(".asking", answerBox);
    if (said) said.hidden = !is;
  };

  const clear = () => {
    asked?.abort();
    asked = null;
    mark([]);
    spokenOf = [];
    setAsking(false);
    for (const button of all("#choices .opt.best-of-all")) button.classList.remove("best-of-all");
    const held = box.contains(document.activeElement);
    box.hidden = true;
    thinking.hidden = true;
    answerBox.replaceChildren();
    delete box.dataset.action;
    makeRoom();
    setBusy(false);
    if (held) one("form[data-hint] button")?.focus();
  };

  /** Marks what one would touch for a choice, and shows what it would do.
   * @param {string} action @param {string[]} path
   */
  const showOnTable = (action, path) => {
    mark(path);
    spokenOf = path;
    tell("point", { action });
    makeRoom();
    for (const element of [optionOf(action), ...path.map(byId)]) if (element) reveal(element);
  };

  const nudge = () => one(".nudge:not([hidden])", answerBox);

  /** Shows the whole hint. */
  const show = () => {
    const action = box.dataset.action;
    const option = optionOf(action);
    turnTo(one(".whole", answerBox));
    if (!action || !option) return;
    for (const details of all(".runner-up", answerBox)) {
      if (details instanceof HTMLDetailsElement) details.open = innerWidth > NARROW;
    }
    option.classList.add("best-of-all");
    const section = option.closest("details");
    if (section) section.open = true;
    showOnTable(action, words(option.dataset.path));
  };

  considering.isAsked = () => isAsking;
  considering.look = (action) => {
    if (action === box.dataset.action) {
      show();
      return;
    }
    const compared = all(".compared[data-for]", answerBox).find((each) => each.dataset.for === action);
    turnTo(compared ?? one(".compared.unseen", answerBox));
    showOnTable(action, words(optionOf(action)?.dataset.path));
  };

  /** @param {string} action @param {string[]} path */
  const begin = (action, path) => {
    box.dataset.action = action;
    const first = one(".nudge", answerBox);
    if (!first || document.documentElement.dataset.advice === "direct") {
      show();
      return;
    }
    turnTo(first);
    spokenOf = path;
    makeRoom();
  };

  /** @param {HTMLFormElement} form */
  const ask = async (form) => {
    if (asked) {
      clear();
      return;
    }
    // Asked again, a nudge becomes the hint.
    if (nudge()) {
      show();
      return;
    }
    clear();
    const mine = new AbortController();
    asked = mine;
    box.hidden = false;
    thinking.hidden = false;
    setBusy(true);
    /** @type {HintAnswer} */
    let answer;
    try {
      const response = await fetch(form.getAttribute("action") || "", {
        method: "POST",
        credentials: "same-origin",
        signal: mine.signal,
        headers: { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" },
        body: sentBy(form),
      });
      answer = await response.json();
    } catch {
      // Called off, or it went wrong on its way.
      if (asked !== mine) return;
      clear();
      tell("refused", { message: box.dataset.failed });
      return;
    }
    if (asked !== mine) return;
    asked = null;
    setBusy(false);
    thinking.hidden = true;
    /** @type {HTMLInputElement | null} */
    const now = one('[name="n"]', form);
    if (!answer.ok) {
      clear();
      tell("refused", { message: answer.message, rule: answer.rule });
      return;
    }
    // The table may have gone on meanwhile.
    if (now && now.value !== String(answer.n)) {
      clear();
      return;
    }
    // From this server, drawn like every other part of the page.
    answerBox.innerHTML = answer.html;
    begin(answer.action, answer.path);
  };

  document.addEventListener("submit", (event) => {
    const form = targetOf(event);
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute("data-hint")) return;
    event.preventDefault();
    ask(form);
  });
  document.addEventListener("click", (event) => {
    const what = around(event, "[data-do]")?.dataset.do;
    if (what === "hint-stop" || what === "hint-close") clear();
    else if (what === "hint-show") show();
    else if (what === "hint-ask") setAsking(!isAsking);
    // What is taken from the card is meant.
    else if (around(event, "#hint [name=action]")) isAsking = false;
  });
  // What the runner-up would do is seen while it is pointed at.
  /** @type {string | undefined} */
  let seen;
  /** @param {Event} event */
  const pointAtRunnerUp = (event) => {
    if (box.hidden || !box.dataset.action || one(".whole[hidden]", answerBox)) return;
    const action = around(event, "#hint .runner-up")?.dataset.point;
    if (action === seen) return;
    seen = action;
    // After the table has seen that the pointer has left it.
    const shown = action ?? box.dataset.action;
    if (around(event, "#hint")) requestAnimationFrame(() => tell("point", { action: shown }));
  };
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, pointAtRunnerUp);
  document.addEventListener(
    "keydown",
    (event) => {
      const isTyped = event.ctrlKey || event.metaKey || event.altKey;
      if (isTyped || around(event, "input, textarea, select, dialog[open]")) return;
      if (event.key.toLowerCase() === "h") {
        /** @type {HTMLFormElement | null} */
        const form = one("form[data-hint]");
        if (!form || form.querySelector("button")?.disabled) return;
        event.preventDefault();
        ask(form);
      } else if (event.key === "Escape" && !box.hidden) {
        event.stopImmediatePropagation();
        clear();
      }
    },
    true,
  );
  // Something is being chosen: what was marked for the choice before is over.
  document.addEventListener("starboard:sent", clear);
  document.addEventListener("starboard:settled", () => {
    if (asked || !box.dataset.action) return;
    const option = optionOf(box.dataset.action);
    if (!option) clear();
    else if (!nudge()) mark(spokenOf);
    makeRoomSoon();
  });
  addEventListener("resize", makeRoomSoon);
  addEventListener("scroll", makeRoomSoon, true);
  if (box.dataset.action) show();
};
const hintBox = byId("hint");
if (hintBox) hints(hintBox);
