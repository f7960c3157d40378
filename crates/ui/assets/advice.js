// Hints. Without this file a hint is a form that answers with the page.
import { all, around, byId, must, one, sentBy, targetOf, tell, words } from "./dom.js";
import { freeStrip } from "./geometry.js";

/** @typedef {{ ok: boolean, n: number, html: string, action: string, path: string[] }} Hint */
/** @typedef {Hint & { message?: string, rule?: string }} HintAnswer */

/** Pixels: room for the choice in words and the button. */
const LEAST = 120;

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

  /** Where the hint lies over the table, it goes where it covers nothing that it speaks of: the things to touch, and if
   * possible what the choice would do.
   */
  const makeRoom = () => {
    Object.assign(box.style, { top: "", bottom: "", maxHeight: "" });
    if (box.hidden || !box.dataset.action || getComputedStyle(box).position !== "fixed") return;
    const things = visibleBoxes(all(".advised"));
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

  const clear = () => {
    asked?.abort();
    asked = null;
    mark([]);
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

  /** @param {string} action @param {string[]} path */
  const show = (action, path) => {
    box.dataset.action = action;
    mark(path);
    const button = optionOf(action);
    if (!button) return;
    button.classList.add("best-of-all");
    const section = button.closest("details");
    if (section) section.open = true;
    tell("point", { action });
    makeRoom();
    for (const element of [button, ...path.map(byId)]) if (element) reveal(element);
  };

  /** @param {HTMLFormElement} form */
  const ask = async (form) => {
    if (asked) {
      clear();
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
      // Called off, or the network is gone: the banner of the stream says which.
      if (asked === mine) clear();
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
    show(answer.action, answer.path);
    box.scrollTop = 0;
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
  });
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
    if (option) mark(words(option.dataset.path));
    else clear();
    makeRoomSoon();
  });
  addEventListener("resize", makeRoomSoon);
  addEventListener("scroll", makeRoomSoon, true);
  if (box.dataset.action) show(box.dataset.action, words(box.dataset.path));
};
const hintBox = byId("hint");
if (hintBox) hints(hintBox);
