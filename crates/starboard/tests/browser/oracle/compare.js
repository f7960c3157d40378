// Run in the page: compares what the page kept up to date with the same address loaded afresh in
// another window. Both are written in one normal form, a line for every element and every text.

/**
 * What may differ, because it is not about the table but about what somebody is doing with the
 * page at this moment. Everything else must be the same.
 */
const PASSING = {
  /** Elements that are left out with all that is in them. */
  elements: {
    "#live": "told once, to those who were there",
    "#refusal": "an answer to the last attempt, gone after a while; the test looks at it itself",
    "#explain": "what a finger wanted to know",
    "#playback": "tells what somebody has missed, until they close it; the log has the same lines",
    ".blast": "a part of a movement",
    ".news": "how much was said since the page came; a fresh one shows it all",
    "#sure, #heed": "a question about the last choice, closed by its answer",
  },
  /** Classes. */
  classes: {
    pointed: "under the pointer or in focus",
    on: "under the pointer or in focus",
    no: "shaking",
    open: "a drawer that somebody has opened",
  },
  /** Attributes, by the elements that have them. */
  attributes: {
    open: ["details", "a section that somebody has opened"],
    hidden: [".layer", "the preview of what is under the pointer or in focus"],
    "aria-expanded": ["[data-drawer]", "a drawer that somebody has opened"],
    "aria-current": [".zone-tabs a", "the zone that somebody is looking at"],
    "data-stale": ["html", "put there by this test"],
  },
};

const settled = (doc) => {
  const root = doc.documentElement;
  return (
    doc.readyState === "complete" &&
    root &&
    root.classList.contains("live") &&
    doc.body &&
    !doc.body.matches(".playing, .waiting") &&
    !doc.querySelector("[data-fetch]:empty") &&
    (!doc.body.dataset.table || doc.getElementById("lobby") || root.hasAttribute("data-connected")) &&
    doc.fonts.status === "loaded"
  );
};

/** Measures with nothing moving and nothing scrolled, and puts back what was scrolled. What moves is brought to its end
 * instead of being forbidden by a rule for everything, for which the browser would style the whole page anew. */
const measured = (view, measure) => {
  const doc = view.document;
  for (const moves of doc.getAnimations()) {
    if (Number.isFinite(moves.effect.getComputedTiming().endTime)) moves.finish();
  }
  const scrolled = [...doc.querySelectorAll("*")]
    .filter((element) => element.scrollTop !== 0 || element.scrollLeft !== 0)
    .map((element) => [element, element.scrollTop, element.scrollLeft]);
  const scroll = (element, top, left) => element.scrollTo({ top, left, behavior: "instant" });
  for (const [element] of scrolled) scroll(element, 0, 0);
  const result = measure();
  for (const [element, top, left] of scrolled) scroll(element, top, left);
  return result;
};

/** The page as a map from places to what stands there. */
const normal = (view) =>
  measured(view, () => {
    const doc = view.document,
      lines = new Map();
    const leftOut = Object.keys(PASSING.elements).join(", ");
    const walk = (element, path) => {
      if (element.matches(leftOut)) return;
      const attributes = [];
      for (const { name, value } of element.attributes) {
        if (PASSING.attributes[name] && element.matches(PASSING.attributes[name][0])) continue;
        // What was checked when the page came; whether it is now is compared below.
        if (name === "checked") continue;
        let shown = value;
        if (name === "class")
          shown = value
            .split(/\s+/)
            .filter((word) => word && !(word in PASSING.classes))
            .sort()
            .join(" ");
        if (name === "class" && shown === "") continue;
        attributes.push(`${name}=${shown}`);
      }
      attributes.sort();
      if ("value" in element && element.tagName !== "LI") attributes.push(`:value=${element.value}`);
      if ("checked" in element) attributes.push(`:checked=${element.checked}`);
      if ("disabled" in element) attributes.push(`:disabled=${element.disabled}`);
      // Where things on the table stand, to the pixel: pieces and whatever can be touched.
      // A preview has a place only while it is shown.
      if (
        !element.closest(".layer") &&
        ((element.id && element.closest("#board, #panels, #prompt")) || element.classList.contains("piece"))
      ) {
        const { x, y, width, height } = element.getBoundingClientRect();
        attributes.push(`:at=${[x, y, width, height].map(Math.round).join(",")}`);
      }
      lines.set(path, attributes.join(" "));
      const count = {};
      let texts = 0;
      for (const node of element.childNodes) {
        if (node.nodeType === 3) {
          const words = node.data.replace(/\s+/g, " ").trim();
          if (words) lines.set(`${path} / "${texts++}"`, words);
        } else if (node.nodeType === 1) {
          const tag = node.tagName.toLowerCase();
          count[tag] = (count[tag] || 0) + 1;
          walk(node, `${path} / ${node.id ? `${tag}#${node.id}` : `${tag}:${count[tag]}`}`);
        }
      }
    };
    lines.set("title", doc.title);
    walk(doc.documentElement, "html");
    return lines;
  });

/** The differences, each as its place, what stands there, and what should. */
const differences = (live, fresh) => {
  const found = [];
  const short = (path) => path.replace(/^.* \/ (?=[^/]*#[^/]*( \/ [^#]*)?$)/, "… / ");
  for (const [path, should] of fresh) {
    const is = live.get(path);
    if (is !== should) found.push({ path: short(path), live: is ?? "(not there)", fresh: should });
  }
  for (const [path, is] of live)
    if (!fresh.has(path)) found.push({ path: short(path), live: is, fresh: "(not there)" });
  return found;
};

/** Buttons of the prompt that cannot be reached, in the form of differences: each must lie wholly inside the window. */
const outside = () =>
  [...document.querySelectorAll("#prompt .buttons :is(button, a)")]
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return button.checkVisibility() && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight);
    })
    .map((button) => ({
      path: "a button outside the window",
      live: button.textContent,
      fresh: JSON.stringify(button.getBoundingClientRect()),
    }));

const pause = () => new Promise((done) => setTimeout(done, 8));

/** The window with the page loaded afresh. It was opened before, and is found by its name. */
const loadAfresh = async () => {
  const other = window.open("", "afresh");
  if (!other) throw new Error("no second window");
  other.document.documentElement.setAttribute("data-stale", "");
  other.location.replace(location.href);
  for (;;) {
    await pause();
    let doc = null;
    try {
      doc = other.document;
    } catch {
      continue;
    }
    if (
      doc?.documentElement &&
      !doc.documentElement.hasAttribute("data-stale") &&
      doc.URL === location.href &&
      settled(doc)
    )
      break;
  }
  // Both are to be of one size, or the places of things could not be compared.
  for (
    let tries = 0;
    tries < 200 && (other.innerWidth !== innerWidth || other.innerHeight !== innerHeight);
    tries += 1
  ) {
    if (tries % 20 === 0) other.resizeBy(innerWidth - other.innerWidth, innerHeight - other.innerHeight);
    await pause();
  }
  if (other.innerWidth !== innerWidth || other.innerHeight !== innerHeight)
    throw new Error(`the windows differ: ${other.innerWidth}x${other.innerHeight}, not ${innerWidth}x${innerHeight}`);
  return other;
};

const number = () => Number(document.querySelector("#prompt").dataset.n);

/** What a player can do on this page. */
const situation = () => ({
  number: number(),
  offered: [...document.querySelectorAll("#choices .opt")].map((option) => [option.dataset.path || "", option.value]),
  undo: Boolean(document.querySelector('form[data-undo] button:not(:disabled):not([aria-disabled="true"])')),
  curtain: Boolean(document.querySelector("#curtain:not([hidden]) a")),
  refused: !document.querySelector("#refusal").hidden,
  lost: !document.querySelector("#lost").hidden,
});

/** Waits until the page shows a number and nothing moves. What has not come after so many looks never will. */
const arrived = async (least) => {
  for (let looks = 0; !settled(document) || number() < least; looks += 1) {
    if (looks === 20_000)
      throw new Error(
        `the page stays at ${number()} and does not come to ${least}: ${document.body.className}, ` +
          `${document.documentElement.className}; refused: ${document.querySelector("#refusal").textContent}`,
      );
    await pause();
  }
};

/** Waits for a number, compares, and says what can be done next. */
const verdict = async (least) => {
  await arrived(least);
  for (;;) {
    const before = number(),
      other = await loadAfresh();
    // Somebody else may have gone on meanwhile; then it is compared again.
    await arrived(Number(other.document.querySelector("#prompt").dataset.n));
    if (number() !== before || Number(other.document.querySelector("#prompt").dataset.n) !== before) continue;
    const live = normal(window),
      fresh = normal(other);
    return { ...situation(), lines: fresh.size, differences: [...differences(live, fresh), ...outside()].slice(0, 40) };
  }
};
