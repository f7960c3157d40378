// Keeps what is asked in view: on narrow screens a zone in which nothing is lit gives way to one in
// which something is (the style sheet marks the tabs of those); the choice that is pointed at is
// scrolled into the list.
"use strict";
(() => {
  const doc = document, board = () => doc.getElementById("board");
  if (!board()) return;
  const lit = (zone) => zone.querySelectorAll(".may").length;
  const zones = () => [...doc.querySelectorAll(".zone-tabs a[href^='#']")].map((tab) => ({ tab, zone: doc.getElementById(tab.hash.slice(1)) }));
  const narrow = () => { const tabs = doc.querySelector(".zone-tabs"); return Boolean(tabs && tabs.checkVisibility()); };
  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || doc.documentElement.dataset.speed === "instant";
  const left = (zone) => zone.getBoundingClientRect().left;
  /** The zone that fills the window. */
  const shown = (all) => all.reduce((near, each) => (Math.abs(left(each.zone)) < Math.abs(left(near.zone)) ? each : near));
  /** Glides to a zone, and in it to what can be touched. */
  const go = (zone) => {
    const stage = doc.getElementById("stage"), box = stage.getBoundingClientRect(), may = zone.querySelector(".may");
    const below = may ? Math.max(0, stage.scrollTop + may.getBoundingClientRect().bottom + 16 - box.bottom) : 0;
    stage.scrollTo({ left: stage.scrollLeft + left(zone) - box.left, top: below, behavior: still() ? "instant" : "smooth" });
  };
  const mark = () => {
    const all = zones().filter((each) => each.zone);
    if (all.length === 0) return;
    const here = narrow() ? shown(all) : null;
    for (const each of all) {
      if (each === here) each.tab.setAttribute("aria-current", "true"); else each.tab.removeAttribute("aria-current");
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
  let last = "";
  const look = () => {
    // Only when what is lit has changed: a finger that swipes to look around is left alone.
    const now = [...doc.querySelectorAll("#board .may")].map((element) => element.id).join(" ");
    if (now !== last) { last = now; turn(); } else mark();
    const on = doc.querySelector("#choices .opt.on:not(:hover)");
    if (on && !on.closest("[hidden]")) {
      const list = on.closest("form"), box = list.getBoundingClientRect(), row = on.getBoundingClientRect();
      if (row.top < box.top) list.scrollTop -= box.top - row.top;
      else if (row.bottom > box.bottom) list.scrollTop += row.bottom - box.bottom;
    }
  };
  let due = false;
  const soon = () => { if (!due) { due = true; requestAnimationFrame(() => { due = false; look(); }); } };
  new MutationObserver(soon).observe(doc.body, { subtree: true, attributes: true, attributeFilter: ["class", "hidden"] });
  doc.addEventListener("click", (event) => {
    const tab = event.target.closest && event.target.closest(".zone-tabs a[href^='#']");
    const zone = tab && doc.getElementById(tab.hash.slice(1));
    if (zone) { event.preventDefault(); go(zone); }
  });
  const stage = doc.getElementById("stage");
  if (stage) stage.addEventListener("scrollend", mark);
  soon();
})();
