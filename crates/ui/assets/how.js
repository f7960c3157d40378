// How to play: marks where one is in the contents; at a table the guide opens over it, so that
// nobody leaves the game.
"use strict";
(() => {
  const doc = document,
    body = doc.body;
  const still = () =>
    matchMedia("(prefers-reduced-motion: reduce)").matches || doc.documentElement.dataset.speed === "instant";

  /** Marks the section that is being read, and keeps its entry in sight where the contents are a strip. */
  const follow = (contents, scroller) => {
    const links = [...contents.querySelectorAll("a[href^='#how-']")];
    const of = (link) => doc.getElementById(link.hash.slice(1));
    let waiting = false;
    const mark = () => {
      waiting = false;
      const line = contents.getBoundingClientRect().top + Math.min(innerHeight, 600) / 3;
      const read = links.filter((link) => of(link) && of(link).getBoundingClientRect().top <= line);
      const gone = scroller === doc ? scrollY : scroller.scrollTop;
      const here = (gone > 8 && read.at(-1)) || links[0];
      for (const link of links) {
        if (link === here) {
          if (link.hasAttribute("aria-current")) continue;
          link.setAttribute("aria-current", "true");
          if (contents.scrollWidth > contents.clientWidth)
            contents.scrollTo({ left: link.offsetLeft - 24, behavior: still() ? "instant" : "smooth" });
        } else link.removeAttribute("aria-current");
      }
    };
    scroller.addEventListener(
      "scroll",
      () => {
        if (!waiting) {
          waiting = true;
          requestAnimationFrame(mark);
        }
      },
      { passive: true },
    );
    mark();
  };

  const contents = doc.querySelector("body.how .how-contents");
  if (contents) follow(contents, doc);
  doc.addEventListener("click", (event) => {
    if (event.target.closest("[data-do='print']")) print();
  });

  const panel = doc.getElementById("how");
  if (!panel) return;
  const sheet = panel.querySelector(".how-sheet");
  let shown = "";
  const load = async (address) => {
    if (shown === address) return true;
    const answer = await fetch(address);
    if (!answer.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const parts = [page.querySelector(".how-contents"), page.querySelector(".how-text")];
    if (parts.some((part) => !part)) return false;
    // What leads away opens beside the game.
    for (const link of page.querySelectorAll(".how-text a[href^='/']")) link.target = "_blank";
    sheet.replaceChildren(...parts.map((part) => doc.importNode(part, true)));
    shown = address;
    return true;
  };
  const show = async (link) => {
    try {
      if (!(await load(link.pathname))) throw new Error("no guide");
      const menu = doc.getElementById("menu");
      if (menu) menu.open = false;
      if (!panel.open) panel.showModal();
      panel.scrollTop = 0;
      follow(sheet.querySelector(".how-contents"), panel);
    } catch {
      window.open(link.href, "_blank");
    }
  };
  doc.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest("a[data-how]");
    if (link) {
      event.preventDefault();
      show(link);
      return;
    }
    // The address stays that of the table.
    const jump = event.target.closest("#how a[href^='#how-']");
    if (jump) {
      event.preventDefault();
      doc.getElementById(jump.hash.slice(1))?.scrollIntoView({ behavior: still() ? "instant" : "smooth" });
    }
  });
  panel.addEventListener("click", (event) => {
    if (event.target === panel) panel.close();
  });
})();
