// The table by keys: digits, arrows, Enter, Escape, and a letter for each command.
import { asking } from "./asking.js";
import { all, around, one, targetOf } from "./dom.js";
import { nearest } from "./geometry.js";
import { escapeNearest, help } from "./menus.js";
import { state } from "./offers.js";
import { playback } from "./playback.js";
import { putsBack } from "./put-back.js";
import { undo } from "./send.js";
import { toggleSound } from "./sound.js";
import { arrow, digit, letter } from "./key-names.js";
import { touch } from "./touch.js";

const lit = () => all(".may").filter((element) => element.offsetParent !== null || element.getClientRects().length > 0);

/** Moves the focus to the nearest lit thing in a direction.
 * @param {number} dx
 * @param {number} dy
 */
const walk = (dx, dy) => {
  const targets = lit();
  const start = targets.find((element) => element === document.activeElement);
  if (!start) {
    targets[0]?.focus();
    return;
  }
  const others = targets.filter((element) => element !== start);
  const boxes = others.map((element) => element.getBoundingClientRect());
  others[nearest(start.getBoundingClientRect(), boxes, dx, dy)]?.focus();
};

/** @param {number} number */
const touchDigit = (number) => {
  const die = one(`[data-digit="${number}"]`);
  if (!die) return;
  if (!putsBack(die)) touch(die.id);
  die.focus({ preventScroll: true });
};

const COMMANDS = {
  help,
  undo,
  pause: playback.pause,
  step: playback.step,
  faster: playback.faster,
  since: playback.since,
  sound: toggleSound,
  what: () => asking.toggle(),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || around(event, "input, textarea, select, dialog[open]")) return;
  state.byKeyboard = true;
  const { key } = event;
  const command = letter(key);
  const number = digit(key);
  const link = one(`a[data-key="${CSS.escape(key)}"]`);
  const way = arrow(key);
  const pressed = key === "Enter" || key === " " ? targetOf(event).closest("[role=button]:focus") : null;
  if (key === "Escape") escapeNearest();
  else if (command) COMMANDS[command]();
  else if (number) touchDigit(number);
  else if (link) link.click();
  else if (pressed instanceof HTMLElement) {
    // Whole cards are not buttons of the browser: it does not press them.
    event.preventDefault();
    if (!event.repeat) pressed.click();
  } else if (way && !around(event, "#choices, #log, .menu")) {
    event.preventDefault();
    walk(...way);
  }
});
document.addEventListener("pointerdown", () => {
  state.byKeyboard = false;
});
