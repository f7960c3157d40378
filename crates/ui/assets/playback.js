// What happened, shown step by step. No step is left out because another one waits: whoever wants to be quicker says
// so, and whatever was passed over is told in words.
import { around, byId, must, tell } from "./dom.js";
import { happens, zones } from "./in-view.js";
import { logLines, numberOf } from "./log-lines.js";
import { faster, factorOf, isLongBacklog, lastLog, MANY, MOST, pauseOf, STEERED, timeLeft } from "./pacing.js";
import { showParts } from "./parts.js";

/** @typedef {import("./pacing.js").Frame} Frame */

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const bar = byId("playback");

/** Frames not shown yet.
 * @type {import("./pacing.js").Waiting[]}
 */
const queue = [];
let messages = 0;
let isPlaying = false;
let skips = false;
let isPaused = false;
let steps = 0;
let pace = 1;
/** Ends the present pause.
 * @type {(() => void) | null}
 */
let wake = null;
/** The newest line of the log that was told. */
let told = -1;
/** The newest line that was there when the page was hidden.
 * @type {number | null}
 */
let unseen = null;
let began = () => {};
let settled = () => {};
/** For those who check that nothing is lost. */
const count = { received: 0, shown: 0 };

const factor = () => factorOf(document.documentElement.dataset.speed);
const isStill = () => calm.matches || skips || document.hidden || factor() === 0;
const left = () => timeLeft(queue, factor(), pace);

/** @param {number} ms @returns {Promise<void>} */
const rest = (ms) =>
  new Promise((done) => {
    if (ms <= 0 || skips || document.hidden) {
      done();
      return;
    }
    const timer = setTimeout(done, ms);
    wake = () => {
      clearTimeout(timer);
      done();
    };
  });
const wakeUp = () => {
  const done = wake;
  wake = null;
  done?.();
};
/** Waits while it is paused, unless a single step is asked for. */
const held = async () => {
  while (isPaused && !skips && steps === 0) {
    await new Promise((/** @type {(value?: undefined) => void} */ done) => {
      wake = done;
    });
  }
  if (steps > 0) steps -= 1;
};

// ---------- words ----------
/** The lines of the log, the oldest first.
 * @param {ParentNode} [within]
 */
const lines = (within) => logLines(within).sort((a, b) => numberOf(a) - numberOf(b));
const newest = () => lines().reduce((most, line) => Math.max(most, numberOf(line)), -1);

/** Tells those who cannot see it each new line, once. */
const announce = () => {
  const live = byId("live");
  const fresh = lines().filter((line) => numberOf(line) > told);
  told = newest();
  if (!live || fresh.length === 0) return;
  for (const line of fresh.slice(-12)) {
    const words = document.createElement("p");
    words.textContent = line.textContent;
    live.append(words);
  }
  while (live.children.length > 24) live.firstChild?.remove();
};

/** Shows these lines of the log as a summary, the oldest first.
 * @param {Element[]} fresh
 * @param {boolean} waits
 */
const summarise = (fresh, waits) => {
  if (!bar || fresh.length === 0) return;
  const items = fresh.map((line) => {
    const item = document.createElement("li");
    item.append(...[...line.childNodes].map((node) => node.cloneNode(true)));
    return item;
  });
  must(".happened", bar).replaceChildren(...items);
  must(".count", bar).textContent = String(fresh.length);
  bar.classList.add("tells");
  if (waits) isPaused = true;
  steer();
};

/** The lines that wait in the queue. */
const waiting = () => {
  const log = lastLog(queue);
  if (!log) return [];
  const page = new DOMParser().parseFromString(log.html, "text/html");
  return lines(page).filter((line) => numberOf(line) > told);
};

/** What happened since the visitor chose last. */
const since = () => {
  const from = byId("log")?.dataset.since;
  return from === undefined ? [] : lines().filter((line) => numberOf(line) >= Number(from));
};
const tellSince = () => {
  if (!isPlaying) summarise(since(), false);
};

// ---------- controls ----------
const steer = () => {
  if (!bar) return;
  const tells = bar.classList.contains("tells");
  const steered = isPlaying && !skips && (isPaused || left() > STEERED);
  bar.hidden = !(tells || steered);
  bar.classList.toggle("steers", steered);
  bar.classList.toggle("paused", isPaused);
  must('[data-do="pause"]', bar).setAttribute("aria-pressed", String(isPaused));
  must('[data-do="faster"] .pace', bar).textContent = `${pace}×`;
  must(".waiting-steps", bar).textContent = queue.length > 0 ? String(queue.length) : "";
};
const hush = () => {
  if (!bar) return;
  const active = document.activeElement;
  const focused = bar.contains(active);
  bar.classList.remove("tells");
  steer();
  if (focused && bar.hidden && active instanceof HTMLElement) active.blur();
};
const hurry = () => {
  skips = true;
  isPaused = false;
  steps = 0;
  wakeUp();
};
const pause = () => {
  isPaused = !isPaused;
  if (!isPaused) {
    steps = 0;
    hush();
    wakeUp();
  }
  steer();
};
const step = () => {
  isPaused = true;
  steps += 1;
  bar?.classList.remove("tells");
  wakeUp();
  steer();
};
const hasten = () => {
  pace = faster(pace);
  wakeUp();
  steer();
};
const skip = () => {
  hurry();
  hush();
};
/** @type {Map<string | undefined, () => void>} */
const commands = new Map([
  ["pause", pause],
  ["step", step],
  ["faster", hasten],
  ["skip", skip],
  ["since", tellSince],
  [
    "tell-close",
    () => {
      hush();
      if (isPaused && isPlaying) pause();
    },
  ],
]);
document.addEventListener(
  "click",
  (event) => {
    const command = commands.get(around(event, "[data-do]")?.dataset.do);
    if (command) {
      command();
      event.stopPropagation();
      return;
    }
    // Whoever goes on has read it.
    if (!isPlaying && bar?.classList.contains("tells") && !around(event, "#playback")) hush();
  },
  true,
);

// ---------- frames ----------
/** @param {Frame} frame */
const show = (frame) => {
  const zonesBefore = zones();
  showParts(frame.parts, isStill() ? 0 : factor() / pace);
  count.shown += 1;
  // The last frame is the present, in which what is asked is shown.
  if (queue.length > 0 && !skips && !document.hidden && factor() > 0) happens(zonesBefore);
  announce();
  hear(frame);
};
/** What is shown is heard. What is passed over is not, but for the last: where somebody chooses, or the end.
 * @param {Frame} frame
 */
const hear = ({ sound }) => {
  const isLast = queue.length === 0;
  if (!isLast && (skips || document.hidden || queue.length >= MOST)) return;
  tell("sound", { sound, isAtOnce: !isLast && factor() === 0 });
};
const play = async () => {
  if (isPlaying) return;
  isPlaying = true;
  document.body.classList.add("playing");
  began();
  while (queue.length > 0) {
    steer();
    const isCrowded = queue.length > MOST;
    if (!isCrowded) await held();
    const frame = queue.shift();
    if (!frame) break;
    show(frame);
    // The last one is where somebody chooses: nothing is waited for there.
    if (!isCrowded && queue.length > 0) await rest(pauseOf(frame, factor(), pace));
  }
  isPlaying = false;
  skips = false;
  isPaused = false;
  steps = 0;
  document.body.classList.remove("playing");
  settled();
  steer();
};

/** Takes in what has happened. `jumped`: it is the present position only, what led to it is not sent.
 * @param {Frame[]} frames
 * @param {boolean} [jumped]
 */
const push = async (frames, jumped = false) => {
  count.received += frames.length;
  const before = told;
  messages += 1;
  queue.push(...frames.map((frame) => ({ ...frame, message: messages })));
  if (isLongBacklog(queue, messages, left()) && !isPaused && !skips && !document.hidden) summarise(waiting(), true);
  await play();
  const missed = jumped ? lines().filter((line) => numberOf(line) > before) : [];
  if (missed.length > 3 && before >= 0) summarise(missed, false);
};

document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    unseen = newest();
    wakeUp();
    return;
  }
  const seen = unseen;
  const fresh = seen === null ? [] : lines().filter((line) => numberOf(line) > seen);
  unseen = null;
  if (fresh.length > 1) summarise(fresh, false);
});

export const playback = {
  push,
  hurry,
  since: tellSince,
  count,
  get isPlaying() {
    return isPlaying;
  },
  pause: () => {
    if (isPlaying) pause();
  },
  step: () => {
    if (isPlaying) step();
  },
  faster: () => {
    if (isPlaying) hasten();
  },
  /** Ends what is told or shown; false if there was nothing to end. */
  escape: () => {
    if (isPlaying) skip();
    else if (bar?.classList.contains("tells")) hush();
    else return false;
    return true;
  },
  /** @param {() => void} whenBegun @param {() => void} whenSettled */
  start: (whenBegun, whenSettled) => {
    began = whenBegun;
    settled = whenSettled;
    told = newest();
    if (!document.body.dataset.table) return;
    // Whoever comes back after others have done much is told what, in words.
    const others = byId("log")?.dataset.others;
    if (others === undefined) return;
    const theirs = lines().filter((line) => numberOf(line) >= Number(others));
    if (theirs.length >= MANY) summarise(theirs, false);
  },
};
