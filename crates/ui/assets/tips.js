// One tip for everything on the table: what a symbol, a card, a piece or a track is. It comes under
// the mouse, at the focus, after a long press, and at a tap on what cannot be chosen.
"use strict";
(() => {
  const doc = document,
    body = doc.body;
  /** What explains itself: with an own tip, or by its name. */
  const EXPLAINED = "[data-tip], :has(> .tip), :is(#board, #panels) :is(button, [role=img])[aria-label]";
  let box = null,
    of = null,
    timer = null;

  const make = () => {
    box = doc.createElement("div");
    box.id = "explain";
    // What it says is told by the thing itself already: a name, a label.
    box.setAttribute("aria-hidden", "true");
    box.hidden = true;
    body.append(box);
  };
  const hide = () => {
    clearTimeout(timer);
    of = null;
    if (box) box.hidden = true;
  };
  const fill = (element) => {
    const tip = element.querySelector(":scope > .tip"),
      words = element.dataset.tip || element.getAttribute("aria-label");
    if (!tip && !words) return false;
    if (!box) make();
    box.replaceChildren(...(tip ? [...tip.childNodes].map((node) => node.cloneNode(true)) : [words]));
    box.hidden = false;
    of = element;
    return true;
  };
  /** Above the thing or, where there is no room, below it; never outside the window. */
  const place = (element) => {
    const at = element.getBoundingClientRect(),
      mine = box.getBoundingClientRect(),
      gap = 8;
    const above = at.top - mine.height - gap >= 4;
    const top = above ? at.top - mine.height - gap : Math.min(at.bottom + gap, innerHeight - mine.height - 4);
    const left = Math.min(Math.max(4, at.left + at.width / 2 - mine.width / 2), innerWidth - mine.width - 4);
    Object.assign(box.style, { left: `${left}px`, top: `${Math.max(4, top)}px` });
  };
  const explain = (element, byFinger) => {
    if (!element || !element.isConnected || !fill(element)) return false;
    box.classList.toggle("beside", !byFinger);
    if (byFinger) box.removeAttribute("style");
    else place(element);
    return true;
  };
  /**
   * The topmost thing under a point that explains itself, not what a bar or a drawer covers; a whole column only where
   * there is nothing else.
   */
  const under = (x, y) => {
    const stack = doc.elementsFromPoint(x, y),
      where = !stack[0]?.closest("#confirm") && stack[0]?.closest("#board, #panels");
    if (!where) return stack[0]?.closest(EXPLAINED) || null;
    // What lies under a question is not meant.
    const asked = stack[0].closest(".question") || where;
    const found = stack
      .filter((element) => asked.contains(element))
      .map((element) => element.closest(EXPLAINED))
      .filter(Boolean);
    return found.find((element) => !element.matches(".lane, .bay")) || found[0] || null;
  };
  // What can be chosen shows first what it would do.
  const later = (element) => {
    timer = setTimeout(() => explain(element, false), element.classList.contains("may") ? 1100 : 350);
  };

  let over = null;
  let told = false; // a finger has been told something, and has not touched anything since
  doc.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    const element = under(event.clientX, event.clientY);
    if (element === over) return;
    over = element;
    hide();
    if (element) later(element);
  });
  // A finger that is taken away leaves what it has asked for.
  doc.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "touch") {
      over = null;
      hide();
    }
  });
  doc.addEventListener("focusin", (event) => {
    if (told) return;
    hide();
    const element = event.target.matches(":focus-visible") ? event.target.closest(EXPLAINED) : null;
    if (element) later(element);
  });
  doc.addEventListener("focusout", () => {
    if (of && !of.matches(":hover")) hide();
  });
  doc.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") hide();
    },
    true,
  );
  addEventListener("resize", hide);
  doc.addEventListener(
    "scroll",
    () => {
      if (box && box.classList.contains("beside")) hide();
    },
    true,
  );

  // ---------- fingers ----------
  const LONG = 450;
  let pressed = null,
    finger = false,
    since = 0;
  const letGo = () => {
    clearTimeout(pressed);
    pressed = null;
  };
  doc.addEventListener("pointerdown", (event) => {
    finger = event.pointerType === "touch";
    since = event.timeStamp;
    told = false;
    letGo();
    hide();
    if (!finger) return;
    const element = under(event.clientX, event.clientY);
    if (element)
      pressed = setTimeout(() => {
        told = explain(element, true);
      }, LONG);
  });
  // On a page that was busy the word may come although the finger was quick: then it was a tap.
  doc.addEventListener("pointerup", (event) => {
    if (told && event.timeStamp - since < LONG) {
      told = false;
      hide();
    }
  });
  for (const name of ["pointerup", "pointercancel", "pointermove"])
    doc.addEventListener(name, (event) => {
      if (name !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 6) letGo();
    });
  doc.addEventListener("contextmenu", (event) => {
    if (finger && event.target.closest("#board, #panels")) event.preventDefault();
  });
  // The finger that has read does not choose as well.
  doc.addEventListener(
    "click",
    (event) => {
      if (told) {
        told = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (
        !finger ||
        event.detail === 0 ||
        !event.target.closest("#board, #panels") ||
        event.target.closest("#confirm, .question button")
      )
        return;
      const element = under(event.clientX, event.clientY);
      if (element && !element.closest(".may, .chosen, summary, a, [popovertarget]")) explain(element, true);
    },
    true,
  );
})();
