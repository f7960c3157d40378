// A lesson at a real table: lights what the coach speaks of, answers touches of anything else, and
// shows how it is done. The server draws what is said and judges what is played.

(() => {
  const doc = document;
  const Starboard = window.Starboard;
  const coach = () => doc.getElementById("lesson");
  if (!coach()) return;

  /** Milliseconds for which places are looked at again after a change: pieces may still glide. */
  const GLIDE = 900;
  /** Wrong touches after which the label speaks up, and after which it is shown how. */
  const LOUD = 2;
  const SHOWN = 3;
  /** Room around what is lit. */
  const MARGIN = 5;

  const SVG = "http://www.w3.org/2000/svg";
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const isStill = () => calm.matches || doc.documentElement.dataset.speed === "instant";
  const all = (selector, within = doc) => [...within.querySelectorAll(selector)];
  const isShown = (element) => Boolean(element) && element.getClientRects().length > 0;

  // ---------- what the beat asks for ----------
  const kind = () => coach()?.dataset.kind ?? "";
  /** @returns {string[]} */
  const list = (name) => JSON.parse(coach()?.dataset[name] || "[]");
  /** The offered choices that go on. */
  const wanted = () => {
    const acts = list("act");
    return all("#choices .opt").filter((option) => acts.includes(option.value));
  };
  const path = (option) => (option.dataset.path ? option.dataset.path.split(" ") : []);
  const isChosen = (id) => doc.getElementById(id)?.classList.contains("chosen");
  /** The button of a choice that has no place on the table. */
  const button = (option) => all("#prompt [data-button]").find((each) => each.value === option.value);
  /** What is to be touched next for a choice. */
  const next = (option) => {
    const id = path(option).find((each) => !isChosen(each));
    const element = id && doc.getElementById(id);
    // A small square of a track also has a button.
    return isShown(element) ? element : button(option);
  };
  /** How many things of the wanted choice are touched already. */
  const touched = () => Math.max(0, ...wanted().map((option) => path(option).filter(isChosen).length));
  /** @returns {Element[]} what is lit, the first with the ring */
  const targets = () => {
    if (kind() === "do") return [...new Set(wanted().map(next).filter(isShown))];
    return list("look")
      .map((selector) => all(selector).find(isShown))
      .filter(Boolean);
  };

  // ---------- the dark sheet with its holes ----------
  const make = (name, attributes, parent) => {
    const element = doc.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    parent.append(element);
    return element;
  };
  const block = (name) => {
    const element = doc.createElement("div");
    element.id = name;
    element.hidden = true;
    element.setAttribute("aria-hidden", "true");
    doc.body.append(element);
    return element;
  };
  const sheet = make("svg", { id: "spot", "aria-hidden": "true" }, doc.body);
  const mask = make("mask", { id: "spot-mask" }, make("defs", {}, sheet));
  make("rect", { width: "100%", height: "100%", fill: "#fff" }, mask);
  const holes = make("g", {}, mask);
  make("rect", { width: "100%", height: "100%", class: "spot-dark", mask: "url(#spot-mask)" }, sheet);
  const ring = block("spot-ring");
  const label = block("spot-label");
  const hand = block("spot-hand");
  const voice = doc.createElement("div");
  voice.className = "vh";
  voice.setAttribute("aria-live", "polite");
  doc.body.append(voice);

  /** @returns {{left: number, top: number, width: number, height: number}} */
  const box = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  };
  /** Moves the holes; those that were there glide. */
  const cut = (lit, half) => {
    const boxes = [...lit.map((element) => [box(element), "#000"]), ...half.map((element) => [box(element), "#777"])];
    while (holes.children.length < boxes.length) make("rect", { rx: 12 }, holes);
    [...holes.children].forEach((hole, index) => {
      const [place, fill] = boxes[index] ?? [null, null];
      hole.style.display = place ? "" : "none";
      if (!place) return;
      hole.setAttribute("fill", fill);
      for (const [name, value] of [
        ["x", place.left],
        ["y", place.top],
        ["width", place.width],
        ["height", place.height],
      ]) {
        hole.setAttribute(name, String(value));
        hole.style.setProperty(name, `${value}px`);
      }
    });
  };
  const put = (element, { left, top, width, height }) => {
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
    if (width !== undefined) Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
  };
  /** The label stands above what it names, or below where there is no room. */
  const name = (place, words) => {
    label.hidden = !words || !place;
    if (label.hidden) return;
    label.textContent = words;
    const wide = label.offsetWidth;
    const high = label.offsetHeight;
    const above = place.top - high - 14;
    const isBelow = above < 50;
    label.classList.toggle("below", isBelow);
    const top = isBelow ? place.top + place.height + 14 : above;
    // The coach stands in front: the label keeps clear of it.
    const panel = coach().getBoundingClientRect();
    const isBeside = panel.left > place.left && top < panel.bottom && top + high > panel.top;
    const middle = place.left + place.width / 2;
    const left = Math.max(8, Math.min((isBeside ? panel.left : innerWidth) - wide - 8, middle - wide / 2));
    label.style.setProperty("--tip", `${Math.max(14, Math.min(wide - 14, middle - left))}px`);
    put(label, { left, top });
  };

  // ---------- one picture ----------
  let beat = "";
  let stage = -1;
  let wrong = 0;
  /** Which of the coach's sentences is shown. */
  const speak = (which) => {
    const sentences = all(".coach-say", coach());
    const chosen = sentences.find((each) => each.dataset.say === which) ?? sentences[0];
    for (const each of sentences) each.hidden = each !== chosen;
    coach().classList.toggle("almost", which === "other");
    if (chosen) voice.textContent = chosen.textContent;
  };
  /** Only what is asked for can be reached with the Tab key; the rest can still be read. */
  const keepTabs = (lit) => {
    if (kind() !== "do" && kind() !== "read" && kind() !== "result") return;
    for (const element of all("#board .may, #panels .may")) element.tabIndex = lit.includes(element) ? 0 : -1;
  };
  const draw = () => {
    const panel = coach();
    const lit = targets();
    const isTold = Boolean(panel) && !panel.hidden && kind() !== "end" && (kind() !== "tip" || lit.length > 0);
    doc.body.classList.toggle("spotted", isTold);
    if (!isTold) {
      for (const element of [ring, label]) element.hidden = true;
      return;
    }
    cut(
      lit,
      list("half").flatMap((selector) => all(selector).filter(isShown).slice(0, 1)),
    );
    const place = lit[0] ? box(lit[0]) : null;
    ring.hidden = !place;
    ring.className = kind();
    if (place) put(ring, place);
    name(place, touched() > 0 ? (panel.dataset.secondLabel ?? panel.dataset.label) : panel.dataset.label);
    label.classList.toggle("loud", wrong >= LOUD);
    keepTabs(lit);
  };
  /** When the beat or the number of touched things has changed. */
  const turn = () => {
    const panel = coach();
    if (!panel || doc.body.matches(".playing, .waiting")) return;
    const now = panel.dataset.beat ?? "";
    const step = kind() === "do" ? touched() : 0;
    if (now === beat && step === stage) return;
    const isNew = now !== beat;
    [beat, stage] = [now, step];
    wrong = 0;
    speak(step > 0 ? "2" : "1");
    const [first] = targets();
    if (first) first.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    if (isNew && kind() !== "tip") panel.querySelector("h2")?.focus({ preventScroll: true });
    // The last touch is foreseen: the table shows what it would do.
    const [option] = wanted();
    if (option && step > 0 && path(option).length === step + 1) point(option.value);
  };
  const point = (action) => doc.dispatchEvent(new CustomEvent("starboard:point", { detail: { action } }));

  let until = 0;
  let isDue = false;
  const look = () => {
    isDue = false;
    turn();
    draw();
    if (performance.now() < until) soon();
  };
  const soon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(look);
  };
  const follow = () => {
    until = performance.now() + GLIDE;
    soon();
  };
  const own = [sheet, ring, label, hand, voice];
  new MutationObserver((records) => {
    if (records.some(({ target }) => !own.some((each) => each.contains(target)))) follow();
  }).observe(doc.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["class", "hidden", "data-beat"],
  });
  window.addEventListener("resize", follow);
  doc.addEventListener("scroll", soon, { capture: true, passive: true });
  doc.addEventListener("starboard:settled", follow);

  // ---------- touches of something else ----------
  const shake = (element) => {
    if (!element) return;
    element.classList.add("no");
    setTimeout(() => element.classList.remove("no"), 600);
  };
  const miss = (element) => {
    wrong += 1;
    shake(element);
    if (kind() === "do") speak("other");
    else shake(coach().querySelector(".coach-next"));
    if (wrong >= SHOWN && kind() === "do") showHow();
    follow();
  };
  const leads = () => ["do", "read", "result"].includes(kind()) && !coach().hidden;
  /** Whether the coach asks for one thing only: then a finger need not confirm it. */
  Starboard.leads = () => leads() && kind() === "do";
  /** Whether a touch is answered by the coach instead of being carried out. What the rules forbid is refused by them. */
  Starboard.strays = (id) => {
    if (!leads() || isChosen(id) || targets().some((element) => element.id === id)) return false;
    const element = doc.getElementById(id);
    if (kind() === "do" && !element?.classList.contains("may")) {
      wrong += 1;
      return false;
    }
    miss(element);
    return true;
  };
  /** The same for an action that is sent by a button. */
  Starboard.straysTo = (action) => {
    if (!leads() || list("act").includes(action)) return false;
    miss(all("#prompt [data-button]").find((each) => each.value === action));
    return true;
  };

  // ---------- how it is done ----------
  const stops = () => {
    const [option] = wanted();
    if (!option) return [];
    const places = path(option)
      .map((id) => doc.getElementById(id))
      .filter(isShown);
    return places.length > 0 ? places : [button(option)].filter(isShown);
  };
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  /** Where nothing may move, numbers stand on the places instead. */
  const number = (places) => {
    for (const [index, element] of places.entries()) {
      const badge = doc.createElement("b");
      badge.className = "spot-number";
      badge.textContent = String(index + 1);
      const { x, y } = middle(element);
      Object.assign(badge.style, { left: `${x}px`, top: `${y}px` });
      doc.body.append(badge);
      setTimeout(() => badge.remove(), 2500);
    }
  };
  const showHow = () => {
    const places = stops();
    if (places.length === 0) return;
    const [{ value }] = wanted();
    point(value);
    setTimeout(() => point(null), 2600);
    if (isStill()) {
      number(places);
      return;
    }
    const ways = [coach().querySelector('[data-do="show-me"]') ?? places[0], ...places];
    hand.hidden = false;
    const frames = ways.flatMap((element) => {
      const { x, y } = middle(element);
      return [
        { translate: `${x}px ${y}px`, scale: 1 },
        { translate: `${x}px ${y}px`, scale: element === ways[0] ? 1 : 0.8 },
      ];
    });
    hand.animate(frames, { duration: 900 * ways.length, easing: "ease-in-out" }).onfinish = () => {
      hand.hidden = true;
    };
  };
  doc.addEventListener("click", (event) => {
    if (event.target.closest?.('[data-do="show-me"]')) showHow();
  });

  // ---------- keys ----------
  /** The heading, what is lit, then what the coach offers. */
  const stations = () => [
    coach().querySelector("h2"),
    ...(kind() === "do" ? targets() : []),
    ...all("a, button, summary", coach().querySelector(".coach-ways")).filter(isShown),
  ];
  doc.addEventListener("keydown", (event) => {
    if (event.key !== "Tab" || !leads() || event.ctrlKey || event.altKey || event.metaKey) return;
    const ways = stations();
    const at = ways.indexOf(doc.activeElement);
    const to = ways[at + (event.shiftKey ? -1 : 1)];
    if (at < 0 || !to) return;
    event.preventDefault();
    to.focus();
  });
  const endNearest = Starboard.escape;
  /** Escape ends what is nearest; with nothing begun, the step before comes back. */
  Starboard.escape = () => {
    // A last die is begun by the page itself: where nothing is to be done, that is nobody's choice.
    const isBegun = kind() === "do" && doc.querySelector("#board .chosen, #panels .chosen");
    const isBusy = isBegun || doc.querySelector("#refusal:not([hidden]), #menu[open], .side > .open, #panels.open");
    const back = coach().querySelector(".coach-back button");
    if (isBusy || !leads() || !back || doc.body.matches(".playing, .waiting")) endNearest();
    else back.click();
  };
  follow();
})();
