// How to play: marks where one is in the contents; at a table the guide opens over it, so that nobody leaves the game.
import { all, around, byId, detailsById, dialogById, isStill, must, one, pageOf } from "./dom.js";

/** Marks the section that is being read, and keeps its entry in sight where the contents are a strip.
 * @param {HTMLElement} contents
 * @param {Document | HTMLElement} scroller
 */
const follow = (contents, scroller) => {
  /** @type {HTMLAnchorElement[]} */
  const links = all("a[href^='#how-']", contents);
  /** @param {HTMLAnchorElement} link */
  const topOf = (link) => byId(link.hash.slice(1))?.getBoundingClientRect().top ?? Infinity;
  let isDue = false;
  const mark = () => {
    isDue = false;
    const line = contents.getBoundingClientRect().top + Math.min(innerHeight, 600) / 3;
    const read = links.filter((link) => topOf(link) <= line);
    const gone = scroller instanceof Document ? scrollY : scroller.scrollTop;
    const here = (gone > 8 && read.at(-1)) || links[0];
    for (const link of links) {
      if (link !== here) link.removeAttribute("aria-current");
      else if (!link.hasAttribute("aria-current")) {
        link.setAttribute("aria-current", "true");
        if (contents.scrollWidth > contents.clientWidth) {
          contents.scrollTo({ left: link.offsetLeft - 24, behavior: isStill() ? "instant" : "smooth" });
        }
      }
    }
  };
  const soon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(mark);
  };
  scroller.addEventListener("scroll", soon, { passive: true });
  mark();
};

const contents = one("body.how .how-contents");
if (contents) follow(contents, document);
document.addEventListener("click", (event) => {
  if (around(event, "[data-do='print']")) print();
});

/** The guide over the table.
 * @param {HTMLDialogElement} panel
 */
const openOver = (panel) => {
  const sheet = must(".how-sheet", panel);
  let shown = "";
  /** @param {string} address */
  const load = async (address) => {
    if (shown === address) return true;
    const answer = await fetch(address);
    if (!answer.ok) return false;
    const page = await pageOf(answer);
    const parts = [".how-contents", ".how-text"].flatMap((selector) => one(selector, page) ?? []);
    if (parts.length < 2) return false;
    // What leads away opens beside the game.
    /** @type {HTMLAnchorElement[]} */
    const away = all(".how-text a[href^='/']", page);
    for (const link of away) link.target = "_blank";
    sheet.replaceChildren(...parts.map((part) => document.importNode(part, true)));
    shown = address;
    return true;
  };
  /** @param {HTMLAnchorElement} link */
  const show = async (link) => {
    try {
      if (!(await load(link.pathname))) throw new Error("no guide");
      const menu = detailsById("menu");
      if (menu) menu.open = false;
      if (!panel.open) panel.showModal();
      panel.scrollTop = 0;
      // The address stays that of the table, so what is sought is marked here.
      for (const marked of all(".sought", sheet)) marked.classList.remove("sought");
      const sought = byId(link.hash.slice(1));
      sought?.classList.add("sought");
      sought?.scrollIntoView({ behavior: "instant", block: "center" });
      follow(must(".how-contents", sheet), panel);
    } catch {
      window.open(link.href, "_blank");
    }
  };
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    /** @type {HTMLAnchorElement | null} */
    const link = around(event, "a[data-how]");
    if (link) {
      event.preventDefault();
      show(link);
      return;
    }
    // The address stays that of the table.
    /** @type {HTMLAnchorElement | null} */
    const jump = around(event, "#how a[href^='#how-']");
    if (jump) {
      event.preventDefault();
      byId(jump.hash.slice(1))?.scrollIntoView({ behavior: isStill() ? "instant" : "smooth" });
    }
  });
  panel.addEventListener("click", (event) => {
    if (event.target === panel) panel.close();
  });
};
const panel = dialogById("how");
if (panel) openOver(panel);
