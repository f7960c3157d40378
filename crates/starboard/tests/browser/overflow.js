/**
 * Measures the page that is shown, as it is shown: what is cut, too small, outside, covered, or over something else.
 *
 * @param {number} TARGET how large targets must be
 * @param {number} TEXT how large texts must be
 * @returns {string[]} findings
 */
function overflow(TARGET, TEXT) {
  const SLACK = 1.5;
  const found = new Map();

  /** Something by its tag, id and classes, with what it stands in. */
  const named = (element) => {
    const one = (each) =>
      each.tagName.toLowerCase() +
      (each.id ? `#${each.id}` : "") +
      [...each.classList]
        .slice(0, 3)
        .map((name) => `.${name}`)
        .join("");
    const names = [];
    for (let each = element; each && each !== document.body && names.length < 3; each = each.parentElement)
      names.unshift(one(each));
    return names.join(" > ");
  };
  const report = (kind, element, words, numbers) => {
    const what = `${kind}: ${named(element)} «${words.trim().replace(/\s+/g, " ").slice(0, 40)}» ${numbers}`;
    found.set(`${kind} ${named(element).replace(/[#.][\w-]*\d[\w-]*/g, "")}`, what);
  };

  // Everything takes part in finding out what lies at a point, also what the pointer goes through.
  const through = new CSSStyleSheet();
  through.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important; }");
  const solid = new CSSStyleSheet();
  solid.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, through];

  const style = new Map();
  const styleOf = (element) => {
    if (!style.has(element)) style.set(element, getComputedStyle(element));
    return style.get(element);
  };
  const alpha = (colour) => {
    const parts = colour.match(/[\d.]+/g) || [];
    return colour.startsWith("rgb(") || (colour.startsWith("color(") && parts.length < 4)
      ? 1
      : Number(parts[3] ?? (colour === "transparent" ? 0 : 1));
  };
  const isOpaque = (element) => {
    const css = styleOf(element);
    return alpha(css.backgroundColor) > 0.6 || css.backgroundImage !== "none";
  };
  /** What is laid over the page on purpose, and goes away again. */
  const OVERLAY =
    "dialog, .menu > .sheet, .tip, #refusal, #explain, #confirm, #lost, #curtain, #hint, .advice, .layer, .drawer, " +
    ".zone-tabs, .open, #end, .go, .aside-tray, .skip";
  const overlay = (element) => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      if (each.matches(OVERLAY)) return each;
      if (["fixed", "sticky"].includes(styleOf(each).position)) return each;
    }
    return null;
  };
  const width = innerWidth,
    height = innerHeight;
  // Where the page itself does not scroll, what lies below its edge cannot be reached.
  const pageRolls = !["hidden", "clip"].includes(styleOf(document.documentElement).overflowY);

  /** What is left of a rectangle inside the boxes that clip it; says which box cuts without a way to scroll. */
  const clipped = (rect, element) => {
    let { left, top, right, bottom } = rect;
    let cut = null;
    const isFixed = (each) => styleOf(each).position === "fixed";
    let fixed = isFixed(element),
      contained = styleOf(element).position === "absolute";
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const css = styleOf(each);
      if (each !== element) {
        // What is positioned leaves the boxes that are not.
        if (contained && css.position === "static" && css.transform === "none") continue;
        contained = css.position === "absolute";
        fixed ||= isFixed(each);
      }
      const clips = (way) => way !== "visible";
      if (each !== document.body && (clips(css.overflowX) || clips(css.overflowY))) {
        const box = each.getBoundingClientRect();
        const scrolls = (way) => way === "auto" || way === "scroll";
        if (clips(css.overflowX)) {
          if (!scrolls(css.overflowX) && (left < box.left - SLACK || right > box.right + SLACK)) cut ||= each;
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
        }
        if (clips(css.overflowY)) {
          if (!scrolls(css.overflowY) && (top < box.top - SLACK || bottom > box.bottom + SLACK)) cut ||= each;
          top = Math.max(top, box.top);
          bottom = Math.min(bottom, box.bottom);
        }
      }
      if (fixed && isFixed(each)) break;
    }
    return { left, top, right, bottom, cut, fixed };
  };

  /** Whether something is only for those who listen. */
  const isHeardOnly = (element) =>
    Boolean(element.closest(".vh, title, desc, symbol, defs, noscript, script, style, template")) ||
    (styleOf(element).overflow === "hidden" && element.offsetWidth <= 1) ||
    (element.closest(".skip") && document.activeElement !== element.closest(".skip"));
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isHeardOnly(element);

  // ---------- texts ----------
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !isShown(element) || element.closest("option, textarea")) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
    if (rects.length === 0) continue;
    const css = styleOf(element);
    let scale = 1;
    if (element instanceof SVGElement) scale = element.getScreenCTM ? Math.abs(element.getScreenCTM().d) : 1;
    else if (element.offsetHeight > 0 && css.display !== "inline")
      scale = element.getBoundingClientRect().height / element.offsetHeight;
    // Heights are rounded: only what is really drawn larger or smaller counts.
    if (Math.abs(scale - 1) < 0.08 || css.rotate !== "none") scale = 1;
    const size = parseFloat(css.fontSize) * scale;
    if (size < TEXT - 0.05) report("small text", element, node.data, `${size.toFixed(1)} px`);
    const isField = element.closest('[aria-hidden="true"]');
    for (const rect of rects) {
      // The letters are lower than the line.
      const tall = Math.max(0, (rect.height - size) / 2);
      const letters = { left: rect.left, right: rect.right, top: rect.top + tall, bottom: rect.bottom - tall };
      const seen = clipped(letters, element);
      if (seen.cut) report("cut text", element, node.data, `by ${named(seen.cut)}`);
      if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) continue;
      if ((letters.left < -SLACK && seen.left < 0) || seen.right > width + SLACK)
        report(
          "outside the window",
          element,
          node.data,
          `${Math.round(seen.left)} to ${Math.round(seen.right)} of ${width}`,
        );
      if ((seen.fixed || !pageRolls) && (seen.top < -SLACK || seen.bottom > height + SLACK))
        report(
          "outside the window",
          element,
          node.data,
          `${Math.round(seen.top)} to ${Math.round(seen.bottom)} of ${height}`,
        );
      texts.push({ node, element, ...seen, size, isField });
      // What is asked stands in its row, which has no edge to be seen.
      const asked = element.closest("#prompt .asked") && document.getElementById("prompt");
      if (asked && asked.scrollHeight <= asked.clientHeight + 1) {
        const row = asked.getBoundingClientRect();
        if (letters.top < row.top - SLACK || letters.bottom > row.bottom + SLACK)
          report(
            "outside its row",
            element,
            node.data,
            `${Math.round(letters.top - row.top)} to ${Math.round(letters.bottom - row.top)} ` +
              `of ${Math.round(row.height)}`,
          );
      }
      // Its box: the nearest thing around it that can be seen.
      let box = element;
      while (box && box !== document.body) {
        const look = styleOf(box);
        const lined =
          parseFloat(look.borderTopWidth) > 0 && look.borderTopStyle !== "none" && alpha(look.borderTopColor) > 0.1;
        if ((lined || alpha(look.backgroundColor) > 0.1) && look.display !== "inline") break;
        if (box !== element && ["absolute", "fixed"].includes(styleOf(box).position)) {
          box = null;
          break;
        }
        if (box === element && styleOf(box).position === "absolute") {
          box = null;
          break;
        }
        box = box.parentElement;
      }
      if (box && box !== document.body && !(box instanceof SVGElement)) {
        const edge = box.getBoundingClientRect();
        const scrolls = box.scrollWidth > box.clientWidth && ["auto", "scroll"].includes(styleOf(box).overflowX);
        if (!scrolls && (seen.left < edge.left - SLACK || seen.right > edge.right + SLACK))
          report(
            "outside its box",
            element,
            node.data,
            `by ${Math.round(Math.max(edge.left - seen.left, seen.right - edge.right))} px of ${named(box)}`,
          );
        const rolls = box.scrollHeight > box.clientHeight && ["auto", "scroll"].includes(styleOf(box).overflowY);
        if (!rolls && (seen.top < edge.top - SLACK || seen.bottom > edge.bottom + SLACK))
          report(
            "outside its box",
            element,
            node.data,
            `by ${Math.round(Math.max(edge.top - seen.top, seen.bottom - edge.bottom))} px ` +
              `below or above ${named(box)}`,
          );
      }
    }
  }
  for (const element of document.querySelectorAll("body *")) {
    const css = styleOf(element);
    if (
      css.textOverflow === "ellipsis" &&
      element.scrollWidth > element.clientWidth + 1 &&
      !element.matches("input") &&
      isShown(element)
    )
      report("cut text", element, element.textContent, "ends in dots");
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid];
  for (let i = 0; i < texts.length; i += 1) {
    for (let j = i + 1; j < texts.length; j += 1) {
      const [a, b] = [texts[i], texts[j]];
      if (a.node === b.node || (a.element.contains(b.element) && a.element.contains(a.node) && a.node === b.node))
        continue;
      const left = Math.max(a.left, b.left),
        right = Math.min(a.right, b.right),
        top = Math.max(a.top, b.top),
        bottom = Math.min(a.bottom, b.bottom);
      if (right - left <= 2 || bottom - top <= 2) continue;
      // One above the other on purpose: a dialog, a drawer, a bar that stays.
      const [over, under] = [overlay(a.element), overlay(b.element)];
      if (over !== under) continue;
      report("texts overlap", a.element, a.node.data, `and ${named(b.element)} «${b.node.data.trim().slice(0, 30)}»`);
    }
  }
  for (const text of texts) {
    const x = (text.left + text.right) / 2,
      y = (text.top + text.bottom) / 2;
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    for (const above of document.elementsFromPoint(x, y)) {
      if (above.contains(text.element) || text.element.contains(above)) break;
      if (above instanceof SVGElement && above.closest("svg")?.contains(text.element)) break;
      // The marker of a track stands on the number that it has reached.
      if (above.closest(".marker")) break;
      // A target may be larger than what is seen of it.
      const body = above.getBoundingClientRect();
      if (x < body.left || x > body.right || y < body.top || y > body.bottom) continue;
      if (
        isOpaque(above) &&
        !(above instanceof SVGElement) &&
        styleOf(above).visibility === "visible" &&
        Number(styleOf(above).opacity) > 0.6
      ) {
        if (!overlay(above) || overlay(above) === overlay(text.element))
          report("covered text", text.element, text.node.data, `by ${named(above)}`);
        break;
      }
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);

  // ---------- the page ----------
  const page = document.scrollingElement;
  if (page.scrollWidth > page.clientWidth + 1) {
    let widest = document.body;
    for (const element of document.querySelectorAll("body *"))
      if (isShown(element) && element.getBoundingClientRect().right > widest.getBoundingClientRect().right)
        widest = element;
    report("page scrolls sideways", widest, "", `${page.scrollWidth} of ${page.clientWidth}`);
  }
  if (page.scrollHeight > page.clientHeight + 1) {
    const from = scrollY;
    // At its end, where what stays at the bottom of the window has found its place.
    scrollTo({ top: page.scrollHeight, behavior: "instant" });
    const things = [
      ...texts.map((text) => text.element),
      ...[...document.querySelectorAll("main, main svg, .card, aside")].filter(isShown),
    ];
    const empty = height - Math.max(...things.map((each) => each.getBoundingClientRect().bottom));
    scrollTo({ top: from, behavior: "instant" });
    if (empty > 130) report("empty scroll", document.body, "", `${Math.round(empty)} px`);
  }

  // ---------- targets ----------
  const isModal = document.querySelector("dialog[open]:modal, #curtain:not([hidden])");
  const places = [[scrollX, scrollY, window]];
  for (const each of document.querySelectorAll("body *"))
    if (each.scrollTop || each.scrollLeft) places.push([each.scrollLeft, each.scrollTop, each]);
  const boardTarget = (element) =>
    element.matches("#board button[id], #panels button[id], #board [role=button][id], #panels [role=button][id]");
  const targets = [
    ...document.querySelectorAll("button, a[href], summary, select, textarea, input, [role=button]"),
  ].filter((element) => {
    if (element.disabled || element.type === "hidden" || element.closest("[inert]")) return false;
    if (isModal && !isModal.contains(element)) return false;
    if (boardTarget(element) && !element.matches(".may, .chosen")) return false;
    const label = element.matches("input[type=radio], input[type=checkbox]") ? element.closest("label") : null;
    if (!isShown(label || element)) return false;
    // A link within a sentence is as high as its line.
    if (
      element.matches("a") &&
      styleOf(element).display === "inline" &&
      [...element.parentElement.childNodes].some((node) => node !== element && node.textContent.trim())
    )
      return false;
    return true;
  });
  for (const target of targets) {
    const element = (target.matches("input[type=radio], input[type=checkbox]") && target.closest("label")) || target;
    let rect = element.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0) {
      if (target.matches(".may")) report("target without size", target, target.textContent, "");
      continue;
    }
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    rect = element.getBoundingClientRect();
    if (rect.top < 60 || rect.bottom > height - 60 || rect.left < 30 || rect.right > width - 30) {
      // Zones snap: what is to come into the middle may go with its zone.
      let best = null;
      for (const inline of ["center", "nearest", "start", "end"]) {
        element.scrollIntoView({ block: "center", inline, behavior: "instant" });
        rect = element.getBoundingClientRect();
        const [top] = document.elementsFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
        if (top && (element.contains(top) || top.contains(element))) {
          best = inline;
          break;
        }
        // Something is laid over it: that covers it there on purpose.
        if (top && overlay(top) && overlay(top) !== overlay(element)) best ??= inline;
      }
      element.scrollIntoView({ block: "center", inline: best ?? "center", behavior: "instant" });
      rect = element.getBoundingClientRect();
    }
    // A link over two lines has a middle that is not its own.
    const boxes = [...element.getClientRects()];
    const box =
      boxes.length > 1 && styleOf(element).display === "inline"
        ? boxes.reduce((a, b) => (a.width > b.width ? a : b))
        : rect;
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if ((box.right > width + SLACK && box.width <= width) || box.left < -SLACK)
      report(
        "target outside",
        element,
        element.textContent,
        `${Math.round(box.left)} to ${Math.round(box.right)} of ${width}`,
      );
    const hits = (x, y) => {
      const stack = document.elementsFromPoint(x, y);
      if (element.matches(".may, .chosen")) {
        const near = stack.map((each) => each.closest("[id]")).find((each) => each?.matches(".may"));
        return element.matches(".may") ? near === element : stack.some((each) => element.contains(each));
      }
      return stack.length > 0 && element.contains(stack[0]);
    };
    if (!hits(...middle)) {
      if (middle[1] < 0 || middle[1] > height) {
        report("target outside", element, element.textContent, `at ${Math.round(middle[1])} of ${height}`);
        continue;
      }
      const near = [
        [-0.3, 0],
        [0.3, 0],
        [0, -0.3],
        [0, 0.3],
        [-0.3, -0.3],
        [0.3, 0.3],
        [0.3, -0.3],
        [-0.3, 0.3],
      ]
        .map(([x, y]) => [middle[0] + x * box.width, middle[1] + y * box.height])
        .find((point) => hits(...point));
      const top = document.elementFromPoint(...middle);
      // What is laid over the page covers what is under it.
      if (top && overlay(top) && overlay(top) !== overlay(element)) continue;
      if (!near) {
        report("covered target", element, element.textContent, `by ${top ? named(top) : "nothing"}`);
        continue;
      }
      middle[0] = near[0];
      middle[1] = near[1];
    }
    /** How far one comes from the middle without leaving the target. */
    const reach = (dx, dy) => {
      let far = 0;
      while (far < TARGET && hits(middle[0] + dx * (far + 1), middle[1] + dy * (far + 1))) far += 1;
      return far;
    };
    const wide = reach(-1, 0) + reach(1, 0) + 1,
      high = reach(0, -1) + reach(0, 1) + 1;
    if (wide < TARGET - 1 || high < TARGET - 1)
      report("small target", element, element.textContent, `${wide} × ${high}`);
  }
  for (const [x, y, each] of places) each.scrollTo({ left: x, top: y, behavior: "instant" });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== through);
  return [...found.values()];
}
