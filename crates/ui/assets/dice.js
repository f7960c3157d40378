// What this page contributes to the dice of a table: 16 bytes that it draws itself, and words of the
// player. First only their hash is sent; they are opened when the host has started the table.
// docs/fair-dice.md specifies it.
"use strict";
(() => {
  const doc = document;
  const table = doc.body.dataset.table;
  if (!table) return;
  const slot = (seat) => `starboard-dice-${table}-${seat}`;

  // ---------- SHA-256 (FIPS 180-4): the browser's own is not there on plain connections ----------
  const primes = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
  const fraction = (number) => Math.floor((number - Math.floor(number)) * 2 ** 32) | 0;
  const K = primes.map((prime) => fraction(Math.cbrt(prime)));
  const turn = (word, by) => (word >>> by) | (word << (32 - by));
  const sha256 = (bytes) => {
    const padded = new Uint8Array((bytes.length + 72) & ~63);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 4, bytes.length * 8);
    const state = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
    const w = new Int32Array(64);
    for (let at = 0; at < padded.length; at += 64) {
      for (let i = 0; i < 16; i += 1) w[i] = view.getInt32(at + 4 * i);
      for (let i = 16; i < 64; i += 1) {
        const [x, y] = [w[i - 15], w[i - 2]];
        w[i] = w[i - 16] + w[i - 7] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
      }
      let [a, b, c, d, e, f, g, h] = state;
      for (let i = 0; i < 64; i += 1) {
        const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
      }
      [a, b, c, d, e, f, g, h].forEach((word, i) => {
        state[i] = (state[i] + word) | 0;
      });
    }
    return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
  };

  const utf8 = new TextEncoder();
  const unhex = (text) => Uint8Array.from(text.match(/../g) || [], (pair) => parseInt(pair, 16));
  /** The hash of a contribution: each part after its length in eight bytes. */
  const promise = (seat, own) => {
    const parts = [
      utf8.encode("starboard contribution v2"),
      utf8.encode(table),
      Uint8Array.of(seat),
      unhex(own.bytes),
      utf8.encode(own.words),
    ];
    return sha256(
      Uint8Array.from(parts.flatMap((part) => [0, 0, 0, 0, 0, 0, part.length >> 8, part.length & 255, ...part])),
    );
  };

  // ---------- what is kept until it is opened ----------
  const kept = new Map();
  const recall = (seat) => {
    try {
      return JSON.parse(localStorage.getItem(slot(seat))) || kept.get(seat);
    } catch {
      return kept.get(seat);
    }
  };
  const keep = (seat, own) => {
    kept.set(seat, own);
    try {
      localStorage.setItem(slot(seat), JSON.stringify(own));
    } catch {
      /* then only for this page */
    }
  };
  const draw = (words) => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return { bytes: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""), words };
  };

  const sent = new Set();
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
  const commit = (seat, own) => {
    keep(seat, own);
    send("commit", { seat, hash: promise(seat, own) });
  };

  /** Does what the lobby asks for: draws and promises, or opens what this page has promised. */
  const look = () => {
    const lobby = doc.getElementById("lobby");
    for (const place of doc.querySelectorAll("[data-contribution]")) {
      const seat = Number(place.dataset.contribution),
        promised = place.dataset.hash;
      const own = recall(seat);
      const words = place.querySelector("[data-dice-words]");
      if (words && own && words !== doc.activeElement) words.value = own.words;
      if (lobby.dataset.dice === "commit") {
        // What another device of this player has promised stays: only that one can open it.
        if (!promised) commit(seat, own || draw(""));
        // Should it be forgotten later, since the player has moved, it is promised again.
        else sent.clear();
      } else if (own && !("opened" in place.dataset) && promise(seat, own) === promised) {
        send("reveal", { seat, bytes: own.bytes, words: own.words });
      }
    }
    if (!lobby) {
      // The game is dealt: nothing is kept for longer than it is of use.
      try {
        for (const name of Object.keys(localStorage))
          if (name.startsWith(`starboard-dice-${table}-`)) localStorage.removeItem(name);
      } catch {
        /* nothing was kept */
      }
    }
  };
  const place = (element) => element.closest("[data-contribution]");
  doc.addEventListener("click", (event) => {
    const button = event.target.closest('[data-do="contribute"]');
    if (!button) return;
    const words = place(button).querySelector("[data-dice-words]");
    commit(Number(place(button).dataset.contribution), draw(words ? words.value.trim() : ""));
  });
  doc.addEventListener("change", (event) => {
    if (!event.target.matches("[data-dice-words]")) return;
    const seat = Number(place(event.target).dataset.contribution);
    commit(seat, draw(event.target.value.trim()));
  });
  doc.addEventListener("starboard:lobby", look);
  look();
})();
