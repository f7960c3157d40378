// Plays a game that is looked back at. The steps come ahead of time, some at once, as whole parts of the first and how
// each following step is made from the one before; then going on, back and jumping needs nobody. The server has drawn
// everything: a step that is shown is the page that its address gives.
import { all, around, byId, isStill, must, one, targetOf } from "./dom.js";
import { happens, zones } from "./in-view.js";
import { help } from "./menus.js";
import { factorOf } from "./pacing.js";
import { showParts } from "./parts.js";
import { patched, sumOf } from "./patch.js";
import { faster, keyOf, slower, startOf } from "./steps.js";

/** @typedef {{ id: string, html?: string, patch?: (string | number)[], sum?: number }} SentPart */
/** @typedef {{ parts: SentPart[], pause: number }} SentFrame */
/** @typedef {{ from: number, first: SentPart[], steps: SentFrame[][] }} Chunk some steps, as they are sent */
/** @typedef {Map<string, string>} Texts the text of each part */

/** How long playing stops at a turning point, in milliseconds. */
const TURNING = 2000;
/** How long a step is looked at after it has been shown. */
const AFTER = 500;
/** How many answers are kept: the rest is asked for again, from the browser's store. */
const KEPT = 24;

/** @type {Map<string, Promise<Chunk>>} */
const chunks = new Map();
let pace = 1;
let isPlaying = false;
/** Which wish is the newest: what was wished before gives way. */
let wish = 0;
/** Ends the present pause.
 * @type {(() => void) | null}
 */
let wake = null;

const player = () => must("#player");
const now = () => Number(player().dataset.step);
const last = () => Number(player().dataset.steps);
const eyes = () => player().dataset.as ?? "";
const factor = () => factorOf(document.documentElement.dataset.speed) / pace;

/** @param {number} ms @returns {Promise<void>} */
const rest = (ms) =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    wake = () => {
      clearTimeout(timer);
      done();
    };
  });

/** The steps around one, seen with these eyes.
 * @param {number} step
 * @param {string} as
 * @returns {Promise<Chunk>}
 */
const chunkOf = (step, as) => {
  const { table, version } = player().dataset;
  const path = `/t/${table}/steps?${new URLSearchParams({ from: String(startOf(step)), as, v: version ?? "" })}`;
  const known = chunks.get(path);
  chunks.delete(path);
  const chunk =
    known ??
    fetch(path, { credentials: "same-origin" }).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status} for ${path}`);
      return answer.json();
    });
  chunks.set(path, chunk);
  // What failed is asked for again.
  if (!known) chunk.catch(() => chunks.delete(path));
  for (const old of [...chunks.keys()].slice(0, -KEPT)) chunks.delete(old);
  return chunk;
};

/** Brings texts up to date with a frame; the parts that it changes.
 * @param {Texts} texts
 * @param {SentPart[]} parts
 */
const take = (texts, parts) =>
  parts.map(({ id, html, patch, sum }) => {
    const text = patch ? patched(texts.get(id) ?? "", patch) : (html ?? "");
    if (patch && sumOf(text) !== sum) throw new Error(`The part ${id} is not what was drawn`);
    texts.set(id, text);
    return { id, html: text };
  });

/** The text of all parts at a step.
 * @param {Chunk} chunk
 * @param {number} step
 */
const textsAt = (chunk, step) => {
  /** @type {Texts} */
  const texts = new Map();
  take(texts, chunk.first);
  for (const frames of chunk.steps.slice(0, step - chunk.from)) for (const frame of frames) take(texts, frame.parts);
  return texts;
};

/** What was shown last, and at which step: of what is the same nothing is drawn anew. */
let shown = { key: "", texts: /** @type {Texts} */ (new Map()) };

/** @param {number} step @param {string} as */
const keyAt = (step, as) => `${step} ${as}`;

/** @param {string} words for those who listen */
const say = (words) => {
  const live = byId("live");
  if (live) live.textContent = words;
};

/** Says what has happened, while nothing plays by itself. */
const announce = () => {
  if (!isPlaying) say(one(".caption")?.textContent ?? "");
};

/** Scrolls the list to the turn that is shown. */
const reveal = () => {
  const row = one("#turns [aria-current]");
  const list = row?.closest("ol");
  if (!row || !list) return;
  const [box, line] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (line.top < box.top || line.bottom > box.bottom) list.scrollTop += line.top - box.top - box.height / 3;
};

/** What follows a step that was shown: the address, and all that the server has not drawn in a part. */
const arrive = () => {
  const path = `${location.pathname}?step=${now()}&as=${eyes()}`;
  history.replaceState(null, "", path);
  for (const field of all(".settings [name=back]")) field.setAttribute("value", path);
  const slider = one("#player input[type=range]");
  if (slider instanceof HTMLInputElement) slider.value = String(now());
  reveal();
  announce();
};

/** Asks for what comes next before it is wanted. */
const ahead = () => {
  const step = now();
  for (const near of [step + 8, step - 8]) if (near > 0 && near < last()) chunkOf(near, eyes()).catch(() => {});
};

/** Where something is wrong the page itself is asked for: its address works without all this.
 * @param {unknown} error
 * @param {number} step
 * @param {string} as
 */
const giveUp = (error, step, as) => {
  console.error(error);
  location.assign(`${location.pathname}?step=${step}&as=${as}`);
};

/** Shows a step at once.
 * @param {number} wanted
 * @param {string} [as]
 */
const go = async (wanted, as = eyes()) => {
  const step = Math.max(0, Math.min(wanted, last()));
  const mine = ++wish;
  wake?.();
  try {
    const chunk = await chunkOf(step, as);
    if (mine !== wish) return;
    const texts = textsAt(chunk, step);
    const parts = [...texts].filter(([id, html]) => shown.texts.get(id) !== html);
    showParts(
      parts.map(([id, html]) => ({ id, html })),
      isStill() || Math.abs(step - now()) > 1 ? 0 : factor(),
    );
    shown = { key: keyAt(step, as), texts };
    arrive();
    ahead();
  } catch (error) {
    if (mine === wish) giveUp(error, step, as);
  }
};

/** Shows how the next step comes about.
 * @param {number} mine the wish that it belongs to
 */
const advance = async (mine) => {
  const [step, as] = [now(), eyes()];
  const chunk = await chunkOf(step, as);
  if (mine !== wish) return;
  // The last step that came with an answer is the first of the next one.
  const texts = shown.key === keyAt(step, as) ? shown.texts : textsAt(chunk, step);
  const frames = chunk.steps[step - chunk.from] ?? [];
  for (const [index, frame] of frames.entries()) {
    const before = zones();
    showParts(take(texts, frame.parts), isStill() ? 0 : factor());
    shown = { key: "", texts };
    if (index < frames.length - 1) {
      if (factor() > 0) happens(before);
      await rest(isStill() ? 0 : frame.pause * factor());
      if (mine !== wish) {
        // Whoever wants something else gets all of it: this is between two steps.
        shown = { key: "", texts: new Map() };
        return;
      }
    }
  }
  shown = { key: keyAt(step + 1, as), texts };
  arrive();
  ahead();
};

const isTurning = () => all("#turns [data-stop]").some((point) => Number(point.dataset.step) === now());

/** @param {boolean} is */
const mark = (is) => {
  isPlaying = is;
  document.body.classList.toggle("running", is);
  one('[data-player="play"]')?.setAttribute("aria-pressed", String(is));
};

const pause = () => {
  if (!isPlaying) return;
  mark(false);
  go(now());
};

const play = async () => {
  if (isPlaying) return;
  if (now() === last()) await go(0);
  mark(true);
  const mine = ++wish;
  try {
    while (mine === wish && now() < last()) {
      await advance(mine);
      if (mine === wish && now() < last()) await rest(isTurning() ? TURNING : AFTER / pace);
    }
  } catch (error) {
    if (mine === wish) giveUp(error, now(), eyes());
  }
  if (mine === wish) {
    mark(false);
    announce();
  }
};
const toggle = () => (isPlaying ? pause() : play());

/** @param {number} next */
const setPace = (next) => {
  pace = next;
  const told = next === 0.5 ? "½" : String(next);
  one('[data-player="speed"]')?.setAttribute("data-pace", told);
  say(`${told}×`);
};

/** @param {HTMLElement} button */
const copy = async (button) => {
  try {
    await navigator.clipboard.writeText(location.href);
  } catch {
    // Where the browser does not let a script copy, it does what somebody would do by hand.
    const field = document.createElement("textarea");
    field.value = location.href;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  say(button.dataset.done ?? "");
  button.classList.add("done");
  setTimeout(() => button.classList.remove("done"), 1500);
};

/** Steps by hand: what plays stops.
 * @param {number} step
 */
const step = (step) => {
  mark(false);
  go(step);
};

/** @param {string} as */
const look = (as) => {
  mark(false);
  go(now(), as);
};

/** @param {string} selector */
const follow = (selector) => step(Number(one(selector)?.dataset.step ?? now()));

/** @type {Record<string, () => void>} */
const COMMANDS = {
  play: toggle,
  back: () => step(now() - 1),
  on: () => step(now() + 1),
  "turn-back": () => follow("#player .turn-back"),
  "turn-on": () => follow("#player .turn-on"),
  first: () => step(0),
  last: () => step(last()),
  faster: () => setPace(faster(pace)),
  slower: () => setPace(slower(pace)),
  help,
};

/** @param {KeyboardEvent} event */
const onKey = (event) => {
  // On some keyboards brackets need two more keys.
  if ((event.ctrlKey || event.metaKey || event.altKey) && !"[]".includes(event.key)) return;
  if (around(event, "input:not([type=range]), textarea, select, dialog[open], .menu")) return;
  const isRange = targetOf(event).matches("[type=range]");
  const eye = all("#player .eye")[Number(event.key) - 1];
  const command = keyOf(event.key, event.shiftKey);
  if (eye) look(eye.dataset.as ?? "");
  else if (!command || (isRange && !event.shiftKey && event.key.startsWith("Arrow"))) return;
  // The browser presses what has the focus.
  else if (command === "play" && around(event, "button, a, summary")) return;
  else COMMANDS[command]();
  event.preventDefault();
  event.stopPropagation();
};

/** @param {MouseEvent} event */
const onClick = (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
  const button = around(event, "[data-player]");
  const way = around(event, "#player a[data-step], #turns a[data-step]");
  const eye = around(event, "#player .eye");
  if (button?.dataset.player === "play") toggle();
  else if (button?.dataset.player === "speed") setPace(pace >= 4 ? 0.5 : pace * 2);
  else if (button) copy(button);
  else if (way) {
    // On a phone the list covers the table.
    byId("turns")?.classList.remove("open");
    step(Number(way.dataset.step));
  } else if (eye) look(eye.dataset.as ?? "");
  else return;
  event.preventDefault();
};

if (byId("player")) {
  document.addEventListener("keydown", onKey, true);
  document.addEventListener("click", onClick);
  document.addEventListener("input", (event) => {
    const slider = targetOf(event);
    if (slider instanceof HTMLInputElement && slider.closest("#player")) step(Number(slider.value));
  });
  // Whoever looks elsewhere misses nothing.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) pause();
  });
  reveal();
  chunkOf(now(), eyes()).then(ahead, () => {});
}
