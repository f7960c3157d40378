// What the server streams: who is there, what happened, that the connection lives.
import { byId, pageOf, tell } from "./dom.js";
import { state } from "./offers.js";
import { morph } from "./parts.js";
import { unpack } from "./patch.js";
import { playback } from "./playback.js";

const table = document.body.dataset.table;
const root = document.documentElement;
const banner = byId("lost");

/** @type {EventSource | null} */
let stream = null;
let tries = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let watchdog;
/** The last entry of the table's log that this page knows. */
let seen = banner?.dataset.number ?? "0";

/** @param {string} number */
const know = (number) => {
  seen = number;
  if (banner) banner.dataset.number = number;
};

/** Says that the connection is lost, or there again.
 * @param {boolean} is
 */
export const lost = (is) => {
  if (banner) banner.hidden = !is;
};
export const isConnected = () => stream !== null && stream.readyState === EventSource.OPEN;

/** A stream that says nothing for long is dead, even if nobody has noticed. */
const alive = () => {
  lost(false);
  tries = 0;
  clearTimeout(watchdog);
  watchdog = setTimeout(() => {
    lost(true);
    connect();
  }, 45000);
};

/** What a message holds, if it can be read.
 * @param {MessageEvent<string>} event
 */
const read = (event) => {
  try {
    return JSON.parse(event.data);
  } catch {
    return null;
  }
};

/** @typedef {{ parts: import("./patch.js").SentPart[], pause: number, sound?: string }} SentFrame */

/** A message with the whole text of each of its parts.
 * @param {{ n: number, frames: SentFrame[], company?: string }} message
 * @returns {import("./pacing.js").StreamMessage}
 */
const whole = (message) => ({
  ...message,
  frames: message.frames.map((frame) => ({ ...frame, parts: frame.parts.map(unpack) })),
});

/** @param {import("./pacing.js").StreamMessage} message */
const take = (message) => {
  // What is known already is not shown again.
  const isKnown = Number(message.n) <= Number(seen) && !state.isSending;
  const frames = isKnown ? message.frames.slice(-1) : message.frames;
  const jumped = Number(message.n) > Number(seen) + 1;
  know(String(message.n));
  if (message.company) tell("company", { html: message.company, morph });
  if (byId("lobby")) {
    for (const part of frames.flatMap((frame) => frame.parts)) morph(part);
    tell("lobby", {});
  } else if (frames.length > 0) playback.push(frames, jumped);
};

/** Listens to the table. */
export const connect = () => {
  if (!table || !window.EventSource) return;
  stream?.close();
  delete root.dataset.connected;
  clearTimeout(watchdog);
  const query = new URLSearchParams({ from: seen });
  const seat = new URLSearchParams(location.search).get("seat");
  if (seat !== null) query.set("seat", seat);
  if (byId("lobby")) query.set("lobby", "1");
  const mine = new EventSource(`/t/${table}/events?${query}`);
  stream = mine;
  mine.addEventListener("open", alive);
  mine.addEventListener("alive", alive);
  mine.addEventListener("people", (event) => {
    alive();
    const people = read(event);
    if (people) tell("people", people);
    root.dataset.connected = "";
  });
  mine.addEventListener("reload", () => location.reload());
  mine.addEventListener("frames", (event) => {
    alive();
    const message = read(event);
    if (!message) return;
    try {
      take(whole(message));
    } catch (error) {
      // A new stream begins with everything.
      console.error(error);
      refresh().finally(connect);
    }
  });
  mine.addEventListener("error", () => {
    if (mine !== stream) return;
    lost(true);
    delete root.dataset.connected;
    // A browser tries again by itself unless it was told off; then it is tried here, ever later.
    if (mine.readyState !== EventSource.CLOSED) return;
    tries += 1;
    const pause = Math.min(30000, 500 * 2 ** tries) * (0.75 + Math.random() / 2);
    setTimeout(() => {
      if (mine === stream) connect();
    }, pause);
  });
};
window.addEventListener("online", connect);
window.addEventListener("offline", () => lost(true));
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && stream?.readyState === EventSource.CLOSED) connect();
});

/** The parts of a table's page. */
const PARTS = ["whose", "where", "prompt", "panels", "board", "previews", "choices", "log", "lesson", "end", "curtain"];

/** Fetches the page and takes its parts: for when the stream is down or the page is behind. */
export const refresh = async () => {
  const answer = await fetch(location.href, { credentials: "same-origin", headers: { Accept: "text/html" } });
  if (!answer.ok) return;
  const fresh = await pageOf(answer);
  const parts = PARTS.flatMap((id) => fresh.getElementById(id) ?? []).map(({ id, outerHTML: html }) => ({ id, html }));
  const company = fresh.getElementById("company");
  const number = fresh.getElementById("lost")?.dataset.number;
  if (number && Number(number) > Number(seen)) know(number);
  if (company) tell("company", { html: company.outerHTML, morph });
  await playback.push([{ parts, pause: 0 }], true);
};
