// Keeps what is asked in view: on narrow screens a zone in which nothing is lit gives way to one in
// which something is (the style sheet marks the tabs of those); the choice that is pointed at is
// scrolled into the list. While something is played back, the zone in which it happens is shown and
// its tab marked; then the table turns back to where something is asked.
"use strict";
(() => {
  const doc = document,
    board = () => doc.getElementById("board"),
    Starboard = (window.Starboard ??= {});
  Object.assign(Starboard, { zones: () => new Map(), happens: () => {} });
  if (!board()) return;
  const lit = (zone) => zone.querySelectorAll(".may").length;
  const zones = () =>
    [...doc.querySelectorAll(".zone-tabs a[href^='#']")].map((tab) => ({
      tab,
      zone: doc.getElementById(tab.hash.slice(1)),
    }));
  const narrow = () => {
    const tabs = doc.querySelector(".zone-tabs");
    return Boolean(tabs && tabs.checkVisibility());
  };
  const still = () =>
    matchMedia("(prefers-reduced-motion: reduce)").matches || doc.documentElement.dataset.speed === "instant";
  const left = (zone) => zone.getBoundingClientRect().left;
  /** The zone that fills the window. */
  const shown = (all) =>
    all.reduce((near, each) => (Math.abs(left(each.zone)) < Math.abs(left(near.zone)) ? each : near));
  /** Glides to a zone, and in it to what can be touched. */
  const go = (zone) => {
    const stage = doc.getElementById("stage"),
      box = stage.getBoundingClientRect(),
      may = zone.querySelector(".may");
    const below = may ? Math.max(0, stage.scrollTop + may.getBoundingClientRect().bottom + 16 - box.bottom) : 0;
    stage.scrollTo({
      left: stage.scrollLeft + left(zone) - box.left,
      top: below,
      behavior: still() ? "instant" : "smooth",
    });
  };
  const mark = () => {
    const all = zones().filter((each) => each.zone);
    if (all.length === 0) return;
    const here = narrow() ? shown(all) : null;
    for (const each of all) {
      if (each === here) each.tab.setAttribute("aria-current", "true");
      else each.tab.removeAttribute("aria-current");
    }
  };
  /** Shows the zone in which most can be touched, unless the one that is shown has half as much. */
  const turn = () => {
    mark();
    if (!narrow()) return;
    const all = zones().filter((each) => each.zone);
    if (all.length === 0 || doc.querySelector("#board .question")) return;
    const wanted = all.reduce((most, each) => (lit(each.zone) > lit(most.zone) ? each : most));
    if (lit(wanted.zone) > 2 * lit(shown(all).zone)) go(wanted.zone);
  };
  const reveal = (element, list) => {
    if (list.scrollHeight <= list.clientHeight + 1) return;
    const box = list.getBoundingClientRect(),
      row = element.getBoundingClientRect();
    if (row.top < box.top) list.scrollTop -= box.top - row.top;
    else if (row.bottom > box.bottom) list.scrollTop += row.bottom - box.bottom;
  };
  let home = null; // the zone from which playback has turned away
  /** What a zone holds, whether it can be touched or not. */
  const held = (zone) => zone.innerHTML.replace(/ (tabindex|aria-pressed)="[^"]*"/g, "");
  /** What all zones hold, for comparison after the next step. */
  Starboard.zones = () =>
    new Map(
      narrow()
        ? zones()
            .filter((each) => each.zone)
            .map((each) => [each.zone.id, held(each.zone)])
        : [],
    );
  /**
   * Turns to where the step that has just been drawn happens: first to where something moves, else to what has changed.
   */
  Starboard.happens = (before) => {
    const all = zones().filter((each) => each.zone && before.has(each.zone.id));
    const changed = all.filter((each) => held(each.zone) !== before.get(each.zone.id));
    for (const each of all) each.tab.classList.toggle("happens", changed.includes(each));
    if (changed.length === 0) return;
    const moves = (each) => each.zone.getAnimations({ subtree: true }).length;
    const most = changed.reduce((best, each) => (moves(each) > moves(best) ? each : best)),
      here = shown(all);
    if (changed.includes(here) && (moves(here) > 0 || moves(most) === 0)) return;
    home ??= here.zone.id;
    go(most.zone);
  };
  doc.addEventListener("starboard:settled", () => {
    for (const each of zones()) each.tab.classList.remove("happens");
    const from = home && doc.getElementById(home);
    home = null;
    // Once it is lit.
    if (from)
      requestAnimationFrame(() => {
        if (narrow() && lit(from) > 0) go(from);
        else turn();
      });
  });
  let last = "";
  const look = () => {
    // Only when what is lit has changed: a finger that swipes to look around is left alone.
    const now = [...doc.querySelectorAll("#board .may")].map((element) => element.id).join(" ");
    if (now !== last) {
      last = now;
      turn();
    } else mark();
    const on = doc.querySelector("#choices .opt.on:not(:hover)"),
      reply = doc.querySelector("#prompt .btn.on:not(:hover)");
    if (on && !on.closest("[hidden]")) reveal(on, on.closest("form"));
    // The strip of buttons scrolls or, in a low window, all that is asked.
    if (reply) for (const list of [reply.parentElement, doc.getElementById("prompt")]) reveal(reply, list);
  };
  let due = false;
  const soon = () => {
    if (!due) {
      due = true;
      requestAnimationFrame(() => {
        due = false;
        look();
      });
    }
  };
  new MutationObserver(soon).observe(doc.body, {
    subtree: true,
    attributes: true,
    attributeFilter: ["class", "hidden"],
  });
  doc.addEventListener("click", (event) => {
    const tab = event.target.closest && event.target.closest(".zone-tabs a[href^='#']");
    const zone = tab && doc.getElementById(tab.hash.slice(1));
    if (zone) {
      event.preventDefault();
      go(zone);
    }
  });
  const stage = doc.getElementById("stage");
  if (stage) stage.addEventListener("scrollend", mark);
  soon();
})();
