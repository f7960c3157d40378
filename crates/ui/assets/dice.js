// What this page contributes to the dice of a table: 16 bytes that it draws itself, and words of the player. First only
// their hash is sent; they are opened when the host has started the table. docs/fair-dice.md specifies it.
import { draw, promise } from "./contribution.js";
import { all, around, byId, one, targetOf } from "./dom.js";

/** @typedef {import("./contribution.js").Contribution} Contribution */

const table = document.body.dataset.table || "";
const prefix = `starboard-dice-${table}-`;

// ---------- what is kept until it is opened ----------
/** @type {Map<number, Contribution>} */
const kept = new Map();

/** @param {number} seat @returns {Contribution | undefined} */
const recall = (seat) => {
  try {
    return JSON.parse(localStorage.getItem(prefix + seat) || "null") || kept.get(seat);
  } catch {
    return kept.get(seat);
  }
};

/** @param {number} seat @param {Contribution} own */
const keep = (seat, own) => {
  kept.set(seat, own);
  try {
    localStorage.setItem(prefix + seat, JSON.stringify(own));
  } catch {
    // Then only for this page.
  }
};

/** The game is dealt: nothing is kept for longer than it is of use. */
const forget = () => {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
};

// ---------- what is sent ----------
/** @type {Set<string>} */
const sent = new Set();

/** @param {string} what @param {Record<string, string>} fields */
const send = async (what, fields) => {
  const body = new URLSearchParams(fields);
  // Nothing is sent twice by one page, unless it has not arrived.
  const key = `${what} ${body}`;
  if (sent.has(key)) return;
  sent.add(key);
  try {
    const answer = await fetch(`/t/${table}/${what}`, {
      method: "POST",
      body,
      credentials: "same-origin",
      headers: { Accept: "application/json" },
    });
    if (answer.status >= 500 || answer.status === 429) throw new Error(answer.statusText);
  } catch {
    sent.delete(key);
    setTimeout(look, 1500);
  }
};

/** @param {number} seat @param {Contribution} own */
const commit = (seat, own) => {
  keep(seat, own);
  send("commit", { seat: String(seat), hash: promise(table, seat, own) });
};

/** Does what the lobby asks for: draws and promises, or opens what this page has promised. */
const look = () => {
  const lobby = byId("lobby");
  for (const place of all("[data-contribution]")) {
    const seat = Number(place.dataset.contribution);
    const promised = place.dataset.hash;
    const own = recall(seat);
    /** @type {HTMLInputElement | null} */
    const words = one("[data-dice-words]", place);
    if (words && own && words !== document.activeElement) words.value = own.words;
    if (lobby?.dataset.dice === "commit") {
      // What another device of this player has promised stays: only that one can open it.
      if (!promised) commit(seat, own || draw(""));
      // Should it be forgotten later, since the player has moved, it is promised again.
      else sent.clear();
    } else if (own && !("opened" in place.dataset) && promise(table, seat, own) === promised) {
      send("reveal", { seat: String(seat), bytes: own.bytes, words: own.words });
    }
  }
  if (!lobby) forget();
};

/** @param {HTMLElement} place */
const contribute = (place) => {
  /** @type {HTMLInputElement | null} */
  const words = one("[data-dice-words]", place);
  commit(Number(place.dataset.contribution), draw(words ? words.value.trim() : ""));
};

if (table) {
  document.addEventListener("click", (event) => {
    const place = around(event, "[data-contribution]");
    if (place && around(event, '[data-do="contribute"]')) contribute(place);
  });
  document.addEventListener("change", (event) => {
    const place = around(event, "[data-contribution]");
    if (place && targetOf(event).matches("[data-dice-words]")) contribute(place);
  });
  document.addEventListener("starboard:lobby", look);
  look();
}
