// The script of the pages. The server draws; this file lights what can be touched, shows what
// would happen, sends choices, and plays back what the server streams. Without it every page
// still works: each choice is a button of a form.
"use strict";
(() => {
  const Starboard = window.Starboard, doc = document, root = doc.documentElement, body = doc.body;
  const $ = (id) => doc.getElementById(id);
  const all = (selector, within = doc) => [...within.querySelectorAll(selector)];
  root.classList.add("live");

  const table = body.dataset.table;
  const { morph, playback } = Starboard;
  /** What can ever be touched: the named buttons of the board and of the panels beside it. */
  const isTarget = (element) => Boolean(element) && element.matches("#board button[id], #panels button[id], #board [role=button][id], #panels [role=button][id]");

  // ---------- what is offered ----------
  let offered = [];    // { button, path, layers, action }
  let chosen = [];     // ids touched so far
  let pointed = null;  // the choice whose preview is shown
  let waiting = null;  // a choice that a second tap confirms
  let sending = false; // a choice is on its way, or what it did has not been shown yet
  /** Whether what happened is being shown. */
  const isPlaying = () => playback.isPlaying;

  const read = () => {
    offered = all("#choices .opt").map((button) => ({
      button,
      path: button.dataset.path ? button.dataset.path.split(" ") : [],
      layers: button.dataset.layers ? button.dataset.layers.split(" ") : [],
      action: button.value,
    }));
  };
  const fits = (choice, touched = chosen) => touched.every((id, index) => choice.path[index] === id);
  const next = (touched = chosen) => {
    const targets = new Map();
    for (const choice of offered) {
      if (choice.path.length > touched.length && fits(choice, touched)) {
        const id = choice.path[touched.length];
        if (!targets.has(id)) targets.set(id, []);
        targets.get(id).push(choice);
      }
    }
    return targets;
  };
  const completes = (choices) => choices.length === 1 && choices[0].path.length === chosen.length + 1;

  // ---------- light ----------
  const light = () => {
    for (const element of all(".may, .chosen")) {
      element.classList.remove("may", "chosen");
      // What explains itself can still be focused.
      element.tabIndex = element.querySelector(".tip") ? 0 : -1;
    }
    if (!isPlaying() && !sending) {
      for (const id of next().keys()) {
        const element = $(id);
        if (element) { element.classList.add("may"); element.tabIndex = 0; }
      }
    }
    for (const id of chosen) {
      const element = $(id);
      if (element) { element.classList.add("chosen"); element.tabIndex = 0; element.setAttribute("aria-pressed", "true"); }
    }
    if (!isPlaying() && !sending) for (const element of all("#board [data-put-back]")) element.tabIndex = 0;
    for (const element of all("#board [aria-pressed], #panels [aria-pressed]")) if (!chosen.includes(element.id)) element.removeAttribute("aria-pressed");
    const at = chosen.join(" ");
    let told = false;
    for (const hint of all("#prompt .hint")) {
      hint.hidden = chosen.length === 0 || hint.dataset.at !== at;
      told ||= !hint.hidden;
    }
    const ask = doc.querySelector("#prompt .ask");
    if (ask) ask.hidden = told;
    const back = doc.querySelector('[data-do="back"]');
    if (back) back.hidden = chosen.length === 0;
    for (const choice of offered) choice.button.classList.toggle("off", chosen.length > 0 && !fits(choice));
    for (const group of all("#choices .group")) group.classList.toggle("off", !group.querySelector(".opt:not(.off)"));
    for (const section of all("#choices .section")) {
      section.classList.toggle("off", !section.querySelector(".opt:not(.off)"));
      if (chosen.length > 0) section.open = !section.classList.contains("off");
    }
    point(null);
  };

  /** Shows what a choice would do. */
  const point = (choice) => {
    if (waiting && choice === null) choice = waiting;
    pointed = choice;
    for (const layer of all(".layer")) layer.hidden = !choice || !choice.layers.includes(layer.id);
    for (const element of all(".pointed, .opt.on, .btn.on")) element.classList.remove("pointed", "on");
    if (choice) {
      choice.button.classList.add("on");
      for (const button of all("#prompt [data-button]")) if (button.value === choice.action) button.classList.add("on");
      const last = $(choice.path.at(-1));
      if (last) last.classList.add("pointed");
    }
    const confirm = $("confirm");
    if (confirm) {
      confirm.hidden = !waiting;
      const told = waiting ? [...waiting.button.querySelector(".words").childNodes, doc.createElement("br"), waiting.button.querySelector(".chips")] : [];
      confirm.querySelector(".what-then").replaceChildren(...told.map((node) => node.cloneNode(true)));
    }
  };
  // A hint shows what it is about, and what is wrong with it.
  doc.addEventListener("starboard:point", (event) => point(offered.find((choice) => choice.action === event.detail.action) || null));
  doc.addEventListener("starboard:refused", (event) => showRefusal(event.detail.message, event.detail.rule));
  const pointAt = (id) => {
    const choices = next().get(id);
    point(choices && completes(choices) ? choices[0] : null);
  };

  // ---------- touch ----------
  const touch = (id, byFinger = false) => {
    if (isPlaying()) { playback.hurry(); return; }
    if (sending || Starboard.strays?.(id)) return;
    hideRefusal();
    const already = chosen.indexOf(id);
    if (already >= 0) { waiting = null; chosen.length = already; light(); return; }
    let choices = next().get(id);
    if (!choices && chosen.length > 0 && next([]).has(id)) { chosen = []; choices = next().get(id); }
    if (!choices) { waiting = null; refuse(id); return; }
    if (completes(choices)) {
      // A finger is asked first, unless what it touches says in words what it does.
      if (byFinger && !Starboard.leads?.() && $("confirm") && waiting !== choices[0] && !$(id).hasAttribute("data-at-once")) { waiting = choices[0]; point(waiting); return; }
      send(choices[0].action);
      return;
    }
    waiting = null;
    chosen.push(id);
    // A path with a single way on goes on, up to its last step.
    for (;;) {
      const ways = next();
      if (ways.size !== 1) break;
      const [only, inside] = [...ways][0];
      if (inside.some((choice) => choice.path.length === chosen.length + 1)) break;
      chosen.push(only);
    }
    light();
  };
  const back = () => {
    if (waiting) { waiting = null; point(null); return true; }
    if (chosen.length === 0) return false;
    const last = $(chosen.pop());
    light();
    if (last) last.focus({ preventScroll: true });
    return true;
  };

  /** The lit thing under a point, else what is chosen there (a ship covers the hex on which it may stay), else whatever could ever be a target; not what a drawer covers. */
  const under = (x, y, where) => {
    const stack = doc.elementsFromPoint(x, y).map((element) => element.closest("[id]")).filter((element) => isTarget(element) && where.contains(element));
    return ["may", "chosen"].map((state) => stack.find((element) => element.classList.contains(state))).find(Boolean) || stack[0];
  };
  let finger = false;
  doc.addEventListener("pointerdown", (event) => { finger = event.pointerType === "touch"; }, true);
  doc.addEventListener("click", (event) => {
    // The bar that asks "do it?" lies over the table, in the same part of the page.
    const where = !event.target.closest("#confirm") && event.target.closest("#board, #panels");
    if (!where) return;
    const element = event.detail === 0 ? event.target.closest("[id]") : under(event.clientX, event.clientY, where);
    const at = event.detail === 0 ? [] : [event.clientX, event.clientY];
    if (isTarget(element)) {
      event.preventDefault();
      if (isPlaying() || sending || chosen.length > 0 || !Starboard.putsBack(element, ...at)) touch(element.id, finger && event.detail !== 0);
    }
    else if (isPlaying()) playback.hurry();
  });

  let hovered = null;
  doc.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" || isPlaying()) return;
    const option = event.target.closest && event.target.closest("#choices .opt");
    const where = event.target.closest && !event.target.closest("#confirm") && event.target.closest("#board, #panels");
    const element = option || (where ? under(event.clientX, event.clientY, where) : null);
    if (element === hovered) return;
    hovered = element;
    if (option) point(offered.find((choice) => choice.button === option) || null);
    else if (element) pointAt(element.id);
    else point(null);
  });
  doc.addEventListener("focusin", (event) => {
    const option = event.target.closest("#choices .opt");
    if (option) point(offered.find((choice) => choice.button === option) || null);
    else if (isTarget(event.target) && event.target.classList.contains("may")) pointAt(event.target.id);
  });

  // ---------- send ----------
  const number = () => { const field = doc.querySelector('#act [name="n"]'); return field ? field.value : "0"; };
  const post = async (path, fields) => {
    const answer = await fetch(path, {
      method: "POST", credentials: "same-origin",
      headers: { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields),
    });
    try { return await answer.json(); } catch { return { ok: answer.ok, message: "" }; }
  };
  /** Sends it under a name of its own, and again under the same name while it is not known what became of it: it is carried out once. */
  const postOnce = async (path, fields) => {
    const key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    for (const pause of [500, 1500, 4000, 8000, null]) {
      try {
        const answer = await post(path, { ...fields, key });
        if (stream && stream.readyState === EventSource.OPEN) lost(false);
        if (answer.error !== "unknown" || pause === null) return answer;
      } catch (error) {
        if (pause === null) throw error;
        lost(true);
      }
      await new Promise((done) => setTimeout(done, pause));
    }
  };
  const deliver = async (path, fields) => {
    if (sending || isPlaying() || !table) return false;
    sending = true;
    hideRefusal();
    body.classList.add("waiting");
    tell("sent", {});
    // Nothing may be forgotten later: what the choice did can arrive before its answer, and with
    // it the next choice may have been begun.
    chosen = [];
    waiting = null;
    try {
      const answer = await postOnce(path, fields);
      if (answer.ok) {
        // What happened comes by the stream; should that be down, it is fetched.
        if (!stream || stream.readyState !== EventSource.OPEN) await refresh();
        return true;
      }
      showRefusal(answer.message, answer.rule);
      await refresh();
    } catch {
      lost(true);
    }
    sending = false;
    body.classList.remove("waiting");
    light();
    return false;
  };
  /** What a form sends besides the button: the number that the page showed, and whose choice it is. */
  const hidden = (form) => (form ? Object.fromEntries(new FormData(form)) : {});
  const send = (action) => {
    if (Starboard.straysTo?.(action)) return false;
    const go = () => deliver(`/t/${table}/act`, { ...hidden($("act")), action });
    const asked = offered.find((choice) => choice.action === action)?.button.dataset.ask, dialog = $("sure");
    if (!asked || !dialog) return go();
    dialog.querySelector("p").textContent = asked;
    dialog.returnValue = "";
    dialog.onclose = () => { if (dialog.returnValue === "yes") go(); };
    dialog.showModal();
    return false;
  };
  const undo = () => {
    const form = doc.querySelector("form[data-undo]");
    const button = form && form.querySelector("button");
    if (button && button.getAttribute("aria-disabled") === "true") showRefusal(button.dataset.tip);
    else if (button && !button.disabled) { chosen = []; return deliver(form.getAttribute("action"), hidden(form)); }
    return false;
  };
  doc.addEventListener("submit", (event) => {
    const form = event.target;
    if (!table) return;
    if (form.id === "act") {
      event.preventDefault();
      if (event.submitter) send(event.submitter.value);
    } else if (form.hasAttribute("data-undo")) {
      event.preventDefault();
      undo();
    } else if (form.matches("#company form, form[data-say]")) {
      event.preventDefault();
      speak(form);
    }
  });

  /** Does one of the small things at the table: what comes of it comes by the stream. */
  const speak = async (form) => {
    const fields = hidden(form), line = form.querySelector("[name=text], [name=url]");
    try {
      const answer = await postOnce(form.getAttribute("action"), fields);
      if (!answer.ok) { showRefusal(answer.message, answer.rule); return; }
      if (line) line.value = "";
      if (!stream || stream.readyState !== EventSource.OPEN) await refresh();
    } catch { lost(true); }
  };

  // ---------- refusals ----------
  const showRefusal = (message, rule) => {
    const box = $("refusal");
    if (!box || !message) return;
    box.querySelector("span").textContent = message;
    const link = box.querySelector("a");
    link.hidden = !rule;
    if (rule) { link.textContent = rule; link.href = `${body.dataset.rules}#${rule}`; }
    box.hidden = false;
    clearTimeout(showRefusal.timer);
    showRefusal.timer = setTimeout(hideRefusal, 9000);
  };
  const hideRefusal = () => { const box = $("refusal"); if (box) box.hidden = true; };
  const shake = (element) => {
    if (!element) return;
    element.classList.add("no");
    element.addEventListener("animationend", () => element.classList.remove("no"), { once: true });
    setTimeout(() => element.classList.remove("no"), 600);
  };
  const refuse = async (id) => {
    shake($(id));
    if (!table) return;
    try {
      const answer = await post(`/t/${table}/why`, { ...hidden($("act")), path: [...chosen, id].join(" ") });
      if (answer.message) showRefusal(answer.message, answer.rule);
      else shake(doc.querySelector("#prompt .asked"));
    } catch { lost(true); }
  };

  // ---------- between two choices ----------
  const begin = () => {
    chosen = [];
    waiting = null;
    light();
  };
  const settle = () => {
    sending = false;
    body.classList.remove("waiting");
    waiting = null;
    read();
    // With one thing left to begin with, it is begun.
    const firsts = [...next([])].filter(([id]) => id !== "bin" && id !== "power");
    chosen = chosen.filter(() => false);
    if (firsts.length === 1 && firsts[0][1].every((choice) => choice.path.length > 1)) chosen.push(firsts[0][0]);
    const prompt = $("prompt");
    if (prompt) doc.title = prompt.dataset.title;
    tell("settled", { asked: offered.length > 0 });
    light();
    include();
    const active = doc.activeElement;
    if (Starboard.keyboard && (!active || active === body)) { const first = doc.querySelector("#panels .may, #board .may"); if (first) first.focus({ preventScroll: true }); }
  };
  // ---------- the stream ----------
  let stream = null, tries = 0, watchdog = null;
  const banner = $("lost");
  /** The last entry of the table's log that this page knows. */
  let seen = banner ? banner.dataset.number : "0";
  const lost = (is) => { if (banner) banner.hidden = !is; };
  const tell = (name, detail) => doc.dispatchEvent(new CustomEvent(`starboard:${name}`, { detail }));
  /** A stream that says nothing for long is dead, even if nobody has noticed. */
  const alive = () => {
    lost(false);
    tries = 0;
    clearTimeout(watchdog);
    watchdog = setTimeout(() => { lost(true); connect(); }, 45000);
  };
  const connect = () => {
    if (!table || !window.EventSource) return;
    if (stream) stream.close();
    delete root.dataset.connected;
    clearTimeout(watchdog);
    const query = new URLSearchParams({ from: seen });
    const seat = new URLSearchParams(location.search).get("seat");
    if (seat !== null) query.set("seat", seat);
    if ($("lobby")) query.set("lobby", "1");
    const mine = new EventSource(`/t/${table}/events?${query}`);
    stream = mine;
    mine.addEventListener("open", alive);
    mine.addEventListener("alive", alive);
    mine.addEventListener("people", (event) => {
      alive();
      try { tell("people", JSON.parse(event.data)); } catch { /* the next one */ }
      root.dataset.connected = "";
    });
    mine.addEventListener("reload", () => location.reload());
    mine.addEventListener("frames", (event) => {
      alive();
      let message;
      try { message = JSON.parse(event.data); } catch { return; }
      // What is known already is not shown again.
      if (Number(message.n) <= Number(seen) && !sending) message.frames = message.frames.slice(-1);
      const jumped = Number(message.n) > Number(seen) + 1;
      seen = String(message.n);
      banner.dataset.number = seen;
      if (message.company) tell("company", { html: message.company, morph });
      if ($("lobby")) { for (const frame of message.frames) for (const part of frame.parts) morph(part); tell("lobby", {}); return; }
      if (message.frames.length === 0) return;
      playback.push(message.frames, jumped);
    });
    mine.addEventListener("error", () => {
      if (mine !== stream) return;
      lost(true);
      delete root.dataset.connected;
      // A browser tries again by itself unless it was told off; then it is tried here, ever later.
      if (mine.readyState === EventSource.CLOSED) {
        tries += 1;
        setTimeout(() => { if (mine === stream) connect(); }, Math.min(30000, 500 * 2 ** tries) * (0.75 + Math.random() / 2));
      }
    });
  };
  window.addEventListener("online", connect);
  window.addEventListener("offline", () => lost(true));
  doc.addEventListener("visibilitychange", () => { if (!doc.hidden && stream && stream.readyState === EventSource.CLOSED) connect(); });
  /** Fetches the page and takes its parts: for when the stream is down or the page is behind. */
  const refresh = async () => {
    const answer = await fetch(location.href, { credentials: "same-origin", headers: { Accept: "text/html" } });
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const parts = ["whose", "where", "prompt", "panels", "board", "previews", "choices", "log", "lesson", "end", "curtain"]
      .map((id) => fresh.getElementById(id)).filter(Boolean).map((element) => ({ id: element.id, html: element.outerHTML }));
    const company = fresh.getElementById("company"), number = fresh.getElementById("lost")?.dataset.number;
    if (number && Number(number) > Number(seen)) { seen = number; banner.dataset.number = seen; }
    if (company) tell("company", { html: company.outerHTML, morph });
    await playback.push([{ parts, pause: 0 }], true);
  };

  // ---------- small things ----------
  const help = () => { const dialog = $("help"); if (dialog && !dialog.open) dialog.showModal(); };
  const closeDrawers = () => { const open = all(".side > .card.open, #panels.open"); for (const drawer of open) drawer.classList.remove("open"); return open.length > 0; };
  doc.addEventListener("click", (event) => {
    const button = event.target.closest("[data-do]");
    if (button) {
      const what = button.dataset.do;
      if (what === "help") { const menu = $("menu"); if (menu) menu.open = false; help(); }
      else if (what === "back") back();
      else if (what === "dismiss") hideRefusal();
      else if (what === "confirm" && waiting) send(waiting.action);
      return;
    }
    const drawer = event.target.closest("[data-drawer]");
    if (drawer) {
      event.preventDefault();
      const panel = $(drawer.dataset.drawer), was = panel && panel.classList.contains("open");
      closeDrawers();
      if (panel && !was) { panel.classList.add("open"); panel.focus({ preventScroll: true }); }
      return;
    }
    const summary = event.target.closest("#choices .section > summary");
    if (summary && !isPlaying() && !sending) {
      const section = summary.parentElement, first = section.dataset.first;
      if (next([]).has(first) && chosen[0] !== first) { event.preventDefault(); chosen = []; touch(first); }
      else if (chosen[0] === first) { event.preventDefault(); chosen = []; light(); section.open = false; }
    } else if (!event.target.closest(".side > .card, #panels, .tray")) closeDrawers();
    if (!event.target.closest(".menu")) { const menu = $("menu"); if (menu) menu.open = false; }
  });
  doc.addEventListener("change", (event) => {
    const form = event.target.closest("form");
    if (form && form.classList.contains("settings")) {
      if (event.target.name === "lang") { form.submit(); return; }
      root.dataset[event.target.name] = event.target.value;
      fetch("/settings", { method: "POST", credentials: "same-origin", redirect: "manual", headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: new URLSearchParams(new FormData(form)) }).catch(() => lost(true));
    } else if (form && form.closest(".replay-controls")) {
      form.submit();
    }
  });
  /** Parts of other pages that stand in this one. */
  const include = async () => {
    for (const place of all("[data-fetch]:empty")) {
      const answer = await fetch(place.dataset.fetch, { credentials: "same-origin" }).catch(() => null);
      if (!answer || !answer.ok) continue;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const part = page.getElementById(place.dataset.take);
      if (part && !place.firstChild) place.append(...part.childNodes);
    }
  };

  /** What Escape ends: the nearest thing first. */
  const escape = () => {
    if ($("refusal") && !$("refusal").hidden) hideRefusal();
    else if (closeDrawers()) return;
    else if ($("menu")?.open) $("menu").open = false;
    else if (!playback.escape()) back();
  };
  Object.assign(Starboard, { touch, send, undo, help, escape });

  if ($("act")) { playback.start(begin, settle); settle(); }
  connect();
})();
