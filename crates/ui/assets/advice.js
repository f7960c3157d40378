// Hints and analyses. Without this file a hint is a form that answers with the page, and an
// analysis a page that asks again by itself.
"use strict";
(() => {
  const doc = document,
    $ = (id) => doc.getElementById(id);
  const all = (selector) => [...doc.querySelectorAll(selector)];
  const tell = (name, detail) => doc.dispatchEvent(new CustomEvent(`starboard:${name}`, { detail }));

  // ---------- a hint ----------
  const box = $("hint");
  let asked = null; // calls the request off

  const mark = (path) => {
    for (const element of all(".advised")) element.classList.remove("advised");
    for (const id of path) {
      const element = $(id);
      if (element) element.classList.add("advised");
    }
  };
  /** Scrolls the lists around something until it can be seen there, never the page. */
  const reveal = (element) => {
    for (let around = element.parentElement; around && around !== doc.body; around = around.parentElement) {
      if (around.scrollHeight <= around.clientHeight || !/auto|scroll/.test(getComputedStyle(around).overflowY))
        continue;
      const at = element.getBoundingClientRect(),
        frame = around.getBoundingClientRect();
      if (at.top < frame.top) around.scrollTop -= frame.top - at.top + 8;
      else if (at.bottom > frame.bottom) around.scrollTop += Math.min(at.bottom - frame.bottom + 8, at.top - frame.top);
    }
  };
  const LEAST = 120; // px: room for the choice in words and the button
  const EDGE = 6;
  /** The highest free strip between things, as [from, to]. */
  const strip = (things, from, to) => {
    const spans = things.map((at) => [at.top - EDGE, at.bottom + EDGE]).sort((one, other) => one[0] - other[0]);
    let best = [from, from],
      low = from;
    for (const [top, bottom] of [...spans, [to, to]]) {
      if (Math.min(top, to) - low > best[1] - best[0]) best = [low, Math.min(top, to)];
      low = Math.max(low, bottom);
    }
    return best;
  };
  /**
   * Where the hint lies over the table, it goes where it covers nothing that it speaks of: the things to touch, and if
   * possible what the choice would do.
   */
  const makeRoom = () => {
    for (const side of ["top", "bottom", "maxHeight"]) box.style[side] = "";
    if (box.hidden || !box.dataset.action || getComputedStyle(box).position !== "fixed") return;
    const seen = (at) => at.width > 0 && at.height > 0 && at.bottom > 0 && at.top < innerHeight;
    const rects = (elements) => elements.map((element) => element.getBoundingClientRect()).filter(seen);
    const things = rects(all(".advised"));
    const ghosts = rects(all(".layer:not([hidden]) *").filter((element) => element.childElementCount === 0));
    const from = 50,
      to = innerHeight - 56;
    let [top, bottom] = strip([...things, ...ghosts], from, to);
    if (bottom - top < LEAST) [top, bottom] = strip(things, from, to);
    box.style.maxHeight = `${bottom - top}px`;
    // At the end of the strip that is nearer to the edge of the window.
    if (top === from) {
      box.style.top = `${top}px`;
      box.style.bottom = "auto";
    } else {
      box.style.top = "auto";
      box.style.bottom = `${innerHeight - bottom}px`;
    }
  };
  let later = 0;
  const makeRoomSoon = () => {
    cancelAnimationFrame(later);
    later = requestAnimationFrame(makeRoom);
  };

  /** The choice of the hint in the list of choices, if it is still offered. */
  const option = (action) => all("#choices .opt").find((button) => button.value === action);
  const clear = () => {
    if (!box) return;
    if (asked) {
      asked.abort();
      asked = null;
    }
    mark([]);
    for (const button of all("#choices .opt.best-of-all")) button.classList.remove("best-of-all");
    const held = box.contains(doc.activeElement);
    box.hidden = true;
    box.querySelector(".thinking").hidden = true;
    box.querySelector(".answer").replaceChildren();
    delete box.dataset.action;
    makeRoom();
    busy(false);
    if (held) doc.querySelector("form[data-hint] button")?.focus();
  };
  const busy = (is) => {
    const button = doc.querySelector("form[data-hint] button");
    if (button) button.setAttribute("aria-busy", String(is));
  };
  const show = (action, path) => {
    box.dataset.action = action;
    mark(path);
    const button = option(action);
    if (!button) return;
    button.classList.add("best-of-all");
    const section = button.closest("details");
    if (section) section.open = true;
    tell("point", { action });
    makeRoom();
    for (const element of [button, ...path.map($)]) if (element) reveal(element);
  };
  const ask = async (form) => {
    if (asked) {
      clear();
      return;
    }
    clear();
    const mine = new AbortController();
    asked = mine;
    box.hidden = false;
    box.querySelector(".thinking").hidden = false;
    busy(true);
    let answer;
    try {
      const response = await fetch(form.getAttribute("action"), {
        method: "POST",
        credentials: "same-origin",
        signal: mine.signal,
        headers: { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(new FormData(form)),
      });
      answer = await response.json();
    } catch {
      // Called off, or the network is gone: the banner of the stream says which.
      if (asked === mine) clear();
      return;
    }
    if (asked !== mine) return;
    asked = null;
    busy(false);
    box.querySelector(".thinking").hidden = true;
    const now = form.querySelector('[name="n"]');
    // The table may have gone on meanwhile.
    if (answer.ok && now && now.value !== String(answer.n)) {
      clear();
      return;
    }
    if (!answer.ok) {
      clear();
      tell("refused", { message: answer.message, rule: answer.rule });
      return;
    }
    // From this server, drawn like every other part of the page.
    box.querySelector(".answer").innerHTML = answer.html;
    show(answer.action, answer.path);
    box.scrollTop = 0;
  };

  if (box) {
    doc.addEventListener("submit", (event) => {
      if (!event.target.hasAttribute("data-hint")) return;
      event.preventDefault();
      ask(event.target);
    });
    doc.addEventListener("click", (event) => {
      const what = event.target.closest("[data-do]")?.dataset.do;
      if (what === "hint-stop" || what === "hint-close") clear();
    });
    doc.addEventListener(
      "keydown",
      (event) => {
        if (
          event.ctrlKey ||
          event.metaKey ||
          event.altKey ||
          event.target.closest("input, textarea, select, dialog[open]")
        )
          return;
        if (event.key.toLowerCase() === "h") {
          const form = doc.querySelector("form[data-hint]");
          if (form && !form.querySelector("button").disabled) {
            event.preventDefault();
            ask(form);
          }
        } else if (event.key === "Escape" && !box.hidden) {
          event.stopImmediatePropagation();
          clear();
        }
      },
      true,
    );
    // Something is being chosen: what was marked for the choice before is over.
    doc.addEventListener("starboard:sent", clear);
    doc.addEventListener("starboard:settled", () => {
      if (asked || !box.dataset.action) return;
      if (!option(box.dataset.action)) clear();
      else mark(option(box.dataset.action).dataset.path.split(" ").filter(Boolean));
      makeRoomSoon();
    });
    addEventListener("resize", makeRoomSoon);
    addEventListener("scroll", makeRoomSoon, true);
    if (box.dataset.action) show(box.dataset.action, (box.dataset.path || "").split(" ").filter(Boolean));
  }

  // ---------- an analysis under way ----------
  const look = async () => {
    const part = $("analysis");
    if (!part || !part.hasAttribute("data-poll")) return;
    try {
      const answer = await fetch(location.href, { credentials: "same-origin", headers: { Accept: "text/html" } });
      if (answer.ok) {
        const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("analysis");
        if (fresh) Idiomorph.morph(part, fresh.outerHTML, { morphStyle: "outerHTML" });
      }
    } catch {
      /* the next time */
    }
    setTimeout(look, 700);
  };
  if ($("analysis")) setTimeout(look, 700);

  // ---------- how hard it is: what is being chosen is marked in the grid ----------
  const setup = $("setup");
  const choose = () => {
    const values = new FormData(setup);
    for (const cell of all("[data-mark]")) {
      const on = [...new URLSearchParams(cell.dataset.mark)].every(
        ([name, value]) => (values.get(name) || "") === value,
      );
      cell.classList.toggle("now", on);
    }
  };
  if (setup) {
    setup.addEventListener("change", choose);
    choose();
  }
})();
