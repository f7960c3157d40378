// What happened, shown step by step. No step is left out because another one waits: whoever wants
// to be quicker says so, and whatever was passed over is told in words.
"use strict";
(() => {
  const doc = document,
    root = doc.documentElement,
    body = doc.body;
  const Starboard = (window.Starboard ??= {});
  const $ = (id) => doc.getElementById(id);
  const all = (selector, within = doc) => [...within.querySelectorAll(selector)];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** Milliseconds still to be played from which one is first told in words what comes. */
  const LONG = 20000;
  /** Milliseconds from which on there is something to be steered. */
  const STEERED = 1500;
  /** Lines of others from which on somebody who comes back is told in words. */
  const MANY = 8;
  /** Steps that may wait before the oldest are shown without a pause: a page left alone must not fill the memory. */
  const MOST = 2000;

  const bar = $("playback");
  const queue = []; // frames not shown yet, each with the message that it came with
  let messages = 0,
    playing = false,
    skip = false,
    paused = false,
    steps = 0,
    pace = 1,
    wake = null;
  let told = -1; // the newest line of the log that was told
  let unseen = null; // the newest line that was there when the page was hidden
  let began = () => {},
    settled = () => {};
  /** For those who check that nothing is lost. */
  const count = { received: 0, shown: 0 };

  const factor = () => ({ slow: 1.8, fast: 0.5, instant: 0 })[root.dataset.speed] ?? 1;
  const still = () => calm.matches || skip || doc.hidden || factor() === 0;
  const left = () => (queue.reduce((sum, frame) => sum + (frame.pause || 0), 0) * factor()) / pace;
  const rest = (ms) =>
    new Promise((done) => {
      if (ms <= 0 || skip || doc.hidden) {
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
    if (done) done();
  };
  /** Waits while it is paused, unless a single step is asked for. */
  const held = async () => {
    while (paused && !skip && steps === 0)
      await new Promise((done) => {
        wake = done;
      });
    if (steps > 0) steps -= 1;
  };

  // ---------- words ----------
  const index = (line) => Number(line.id.slice(4));
  const lines = (within = doc) => all("#log li[id^='log-']", within).sort((a, b) => index(a) - index(b));
  const newest = () => lines().reduce((most, line) => Math.max(most, index(line)), -1);
  /** Tells those who cannot see it each new line, once. */
  const announce = () => {
    const live = $("live"),
      fresh = lines().filter((line) => index(line) > told);
    told = newest();
    if (!live || fresh.length === 0) return;
    for (const line of fresh.slice(-12)) {
      const words = doc.createElement("p");
      words.textContent = line.textContent;
      live.append(words);
    }
    while (live.children.length > 24) live.firstChild.remove();
  };
  /** Shows these lines of the log as a summary, the oldest first. */
  const summarise = (fresh, waits) => {
    if (!bar || fresh.length === 0) return;
    bar.querySelector(".happened").replaceChildren(
      ...fresh.map((line) => {
        const item = doc.createElement("li");
        item.append(...[...line.childNodes].map((node) => node.cloneNode(true)));
        return item;
      }),
    );
    bar.querySelector(".count").textContent = String(fresh.length);
    bar.classList.add("tells");
    if (waits) paused = true;
    steer();
  };
  /** The lines that wait in the queue: the last frame that has a log has them all. */
  const waiting = () => {
    const last = queue.findLast((frame) => frame.parts.some((part) => part.id === "log"));
    if (!last) return [];
    const page = new DOMParser().parseFromString(last.parts.find((part) => part.id === "log").html, "text/html");
    return lines(page).filter((line) => index(line) > told);
  };
  /** What happened since the visitor chose last. */
  const since = () => {
    const log = $("log"),
      from = log && log.dataset.since;
    return from === undefined || from === null ? [] : lines().filter((line) => index(line) >= Number(from));
  };
  const tellSince = () => {
    if (!playing) summarise(since(), false);
  };

  // ---------- controls ----------
  const steer = () => {
    if (!bar) return;
    const tells = bar.classList.contains("tells");
    const steered = playing && !skip && (paused || left() > STEERED);
    bar.hidden = !(tells || steered);
    bar.classList.toggle("steers", steered);
    bar.classList.toggle("paused", paused);
    const pausing = bar.querySelector('[data-do="pause"]');
    pausing.setAttribute("aria-pressed", String(paused));
    bar.querySelector('[data-do="faster"] .pace').textContent = `${pace}×`;
    bar.querySelector(".waiting-steps").textContent = queue.length > 0 ? String(queue.length) : "";
  };
  const hush = () => {
    if (!bar) return;
    const focused = bar.contains(doc.activeElement);
    bar.classList.remove("tells");
    steer();
    if (focused && bar.hidden) doc.activeElement.blur();
  };
  const commands = {
    pause: () => {
      paused = !paused;
      if (!paused) {
        steps = 0;
        hush();
        wakeUp();
      }
      steer();
    },
    step: () => {
      paused = true;
      steps += 1;
      bar.classList.remove("tells");
      wakeUp();
      steer();
    },
    faster: () => {
      pace = pace >= 4 ? 1 : pace * 2;
      wakeUp();
      steer();
    },
    skip: () => {
      hurry();
      hush();
    },
    since: tellSince,
    "tell-close": () => {
      hush();
      if (paused && playing) commands.pause();
    },
  };
  const hurry = () => {
    skip = true;
    paused = false;
    steps = 0;
    wakeUp();
  };
  doc.addEventListener(
    "click",
    (event) => {
      const command = event.target.closest("[data-do]");
      if (command && commands[command.dataset.do]) {
        commands[command.dataset.do]();
        event.stopPropagation();
        return;
      }
      // Whoever goes on has read it.
      if (!playing && bar && bar.classList.contains("tells") && !bar.contains(event.target)) hush();
    },
    true,
  );

  // ---------- frames ----------
  const show = (frame) => {
    const before = still() ? null : Starboard.places(),
      zones = Starboard.zones();
    for (const part of frame.parts) Starboard.morph(part);
    count.shown += 1;
    const stage = $("stage"),
      prompt = $("prompt");
    if (stage && prompt) stage.className = `stage ${prompt.dataset.stage}`;
    if (before) Starboard.glide(before, factor() / pace);
    // The last frame is the present, in which what is asked is shown.
    if (queue.length > 0 && !skip && !doc.hidden && factor() > 0) Starboard.happens(zones);
    announce();
  };
  const play = async () => {
    if (playing) return;
    playing = true;
    body.classList.add("playing");
    began();
    while (queue.length > 0) {
      steer();
      if (queue.length > MOST) {
        show(queue.shift());
        continue;
      }
      await held();
      const frame = queue.shift();
      if (!frame) break;
      show(frame);
      // The last one is where somebody chooses: nothing is waited for there.
      if (queue.length > 0) await rest(((frame.pause || 0) * factor()) / pace);
    }
    playing = false;
    skip = false;
    paused = false;
    steps = 0;
    body.classList.remove("playing");
    settled();
    steer();
  };
  /** Takes in what has happened. `jumped`: it is the present position only, what led to it is not sent. */
  const push = async (frames, jumped = false) => {
    count.received += frames.length;
    const before = told;
    messages += 1;
    queue.push(...frames.map((frame) => ({ ...frame, message: messages })));
    // What several have done, not what one choice does, however long that is.
    const several = queue.length > 0 && queue[0].message !== messages;
    if (several && !paused && !skip && !doc.hidden && left() > LONG) summarise(waiting(), true);
    await play();
    const missed = jumped ? lines().filter((line) => index(line) > before) : [];
    if (missed.length > 3 && before >= 0) summarise(missed, false);
  };

  doc.addEventListener("visibilitychange", () => {
    if (doc.hidden) {
      unseen = newest();
      wakeUp();
      return;
    }
    const fresh = unseen === null ? [] : lines().filter((line) => index(line) > unseen);
    unseen = null;
    if (fresh.length > 1) summarise(fresh, false);
  });

  Starboard.playback = {
    push,
    hurry,
    since: tellSince,
    count,
    get isPlaying() {
      return playing;
    },
    pause: () => {
      if (playing) commands.pause();
    },
    step: () => {
      if (playing) commands.step();
    },
    faster: () => {
      if (playing) commands.faster();
    },
    /** Ends what is told or shown; false if there was nothing to end. */
    escape: () => {
      if (playing) {
        commands.skip();
        return true;
      }
      if (bar && bar.classList.contains("tells")) {
        hush();
        return true;
      }
      return false;
    },
    start: (whenBegun, whenSettled) => {
      began = whenBegun;
      settled = whenSettled;
      told = newest();
      if (!body.dataset.table) return;
      // Whoever comes back after others have done much is told what, in words.
      const log = $("log"),
        others = log && log.dataset.others;
      if (others !== undefined && others !== null) {
        const theirs = lines().filter((line) => index(line) >= Number(others));
        if (theirs.length >= MANY) summarise(theirs, false);
      }
    },
  };
})();
