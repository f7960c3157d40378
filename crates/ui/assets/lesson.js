// A lesson at a real table: lights what the coach speaks of, answers touches of anything else, and shows how it is
// done. The server draws what is said and judges what is played.
import { coaching } from "./coaching.js";
import { all, around, byId, isStill, one, tell, words } from "./dom.js";
import { shake } from "./refusals.js";
import { moveHand, numberPlaces, shown, spotlight, voiceRegion } from "./spotlight.js";

/** Milliseconds for which places are looked at again after a change: pieces may still glide. */
const GLIDE = 900;
/** Wrong touches after which the label speaks up, and after which it is shown how. */
const LOUD = 2;
const SHOWN = 3;

// ---------- what the beat asks for ----------

const coach = () => byId("lesson");
const kind = () => coach()?.dataset.kind ?? "";
/** @param {string} name @returns {string[]} */
const list = (name) => JSON.parse(coach()?.dataset[name] || "[]");
/** The offered choices that go on.
 * @returns {HTMLButtonElement[]}
 */
const wanted = () => {
  const acts = list("act");
  /** @type {HTMLButtonElement[]} */
  const options = all("#choices .opt");
  return options.filter((option) => acts.includes(option.value));
};
/** @param {HTMLElement} option */
const path = (option) => words(option.dataset.path);
/** @param {string} id */
const isChosen = (id) => byId(id)?.classList.contains("chosen") ?? false;
/** The button of an action that has no place on the table.
 * @param {string} action
 */
const buttonOf = (action) => {
  /** @type {HTMLButtonElement[]} */
  const buttons = all("#prompt [data-button]");
  return buttons.find((button) => button.value === action) ?? null;
};
/** What is to be touched next for a choice.
 * @param {HTMLButtonElement} option
 */
const next = (option) => {
  const id = path(option).find((each) => !isChosen(each));
  const [element] = shown([id ? byId(id) : null]);
  // A small square of a track also has a button.
  return element ?? buttonOf(option.value);
};
/** How many things of the wanted choice are touched already. */
const touched = () => Math.max(0, ...wanted().map((option) => path(option).filter(isChosen).length));
/** What is lit, the first with the ring.
 * @returns {HTMLElement[]}
 */
const targets = () => {
  const found = kind() === "do" ? wanted().map(next) : list("look").map((selector) => shown(all(selector))[0]);
  return [...new Set(shown(found))];
};
/** What is half lit.
 * @returns {HTMLElement[]}
 */
const halves = () => list("half").flatMap((selector) => shown(all(selector)).slice(0, 1));
/** Scrolls what is spoken of into view. A button of the prompt is always there: then what is half lit is shown. */
const bringIn = () => {
  const onTable = [...targets(), ...halves()].find((element) => !element.closest("#prompt"));
  if (!onTable) return;
  // Where zones stand side by side, as far as its own: from half the way the page would snap back.
  const { left, right } = onTable.getBoundingClientRect();
  const inline = left >= 0 && right <= innerWidth ? "nearest" : "center";
  onTable.scrollIntoView({ block: "nearest", inline, behavior: "instant" });
};
/** Whether the coach speaks, and the table waits. */
const speaks = () => ["do", "read", "result"].includes(kind()) && coach()?.hidden === false;
/** Shows on the table what a choice would do, or nothing.
 * @param {string | null} action
 */
const point = (action) => tell("point", { action });

/** Keeps the present step in sight where the list of steps is longer than its room. */
const showStep = () => {
  const list = one("#lesson .coach-outline");
  const now = one("#lesson .coach-outline .now");
  if (list && now) list.scrollTop = now.offsetTop - list.clientHeight / 2;
};

const begin = () => {
  const light = spotlight();
  const voice = voiceRegion();
  let beat = "";
  let stage = -1;
  let wrong = 0;

  // ---------- one picture ----------

  /** Shows one of the coach's sentences.
   * @param {string} which
   */
  const speak = (which) => {
    const panel = coach();
    if (!panel) return;
    const sentences = all(".coach-say", panel);
    const chosen = sentences.find((each) => each.dataset.say === which) ?? sentences[0];
    for (const each of sentences) each.hidden = each !== chosen;
    panel.classList.toggle("almost", which === "other");
    if (chosen) voice.textContent = chosen.textContent;
  };
  const draw = () => {
    const panel = coach();
    const lit = targets();
    const isTold = panel?.hidden === false && !["end", "wait"].includes(kind()) && (kind() !== "tip" || lit.length > 0);
    document.body.classList.toggle("spotted", isTold);
    if (!panel || !isTold) {
      light.hide();
      return;
    }
    const { label, secondLabel } = panel.dataset;
    light.show(lit, halves(), {
      kind: kind(),
      words: touched() > 0 ? (secondLabel ?? label) : label,
      isLoud: wrong >= LOUD,
    });
    // Only what is asked for can be reached with the Tab key; the rest can still be read.
    if (!speaks()) return;
    for (const element of all("#board .may, #panels .may")) element.tabIndex = lit.includes(element) ? 0 : -1;
  };
  /** When the beat or the number of touched things has changed. */
  const turn = () => {
    const panel = coach();
    if (!panel?.dataset.beat || document.body.matches(".playing, .waiting")) return;
    const now = panel.dataset.beat;
    const step = kind() === "do" ? touched() : 0;
    if (now === beat && step === stage) return;
    const isNew = now !== beat;
    [beat, stage] = [now, step];
    wrong = 0;
    isNews = true;
    speak(step > 0 ? "2" : "1");
    if (isNew && kind() !== "tip") panel.querySelector("h2")?.focus({ preventScroll: true });
    showStep();
    // The last touch is foreseen: the table shows what it would do.
    const [option] = wanted();
    if (option && step > 0 && path(option).length === step + 1) point(option.value);
  };

  let until = 0;
  let isDue = false;
  /** Whether what is spoken of has changed and has not come to rest yet. */
  let isNews = false;
  const look = () => {
    isDue = false;
    turn();
    // Until all has come to rest: the table may turn to another of its zones.
    if (isNews && !document.body.matches(".playing, .waiting")) bringIn();
    draw();
    if (performance.now() < until) soon();
    else isNews = false;
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
  new MutationObserver((records) => {
    if (records.some(({ target }) => !light.owns(target) && !voice.contains(target))) follow();
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["class", "hidden", "data-beat"],
  });
  window.addEventListener("resize", follow);
  document.addEventListener("scroll", soon, { capture: true, passive: true });
  document.addEventListener("starboard:settled", follow);

  // ---------- how it is done ----------

  const showHow = () => {
    const [option] = wanted();
    if (!option) return;
    const onTable = shown(path(option).map(byId));
    const places = onTable.length > 0 ? onTable : shown([buttonOf(option.value)]);
    if (places.length === 0) return;
    point(option.value);
    setTimeout(() => point(null), 2600);
    if (isStill()) numberPlaces(places);
    else moveHand(light.hand, [one('#lesson [data-do="show-me"]') ?? places[0], ...places]);
  };
  document.addEventListener("click", (event) => {
    if (around(event, '[data-do="show-me"]')) showHow();
  });

  // ---------- touches of something else ----------

  /** @param {HTMLElement | null} element */
  const miss = (element) => {
    wrong += 1;
    shake(element);
    if (kind() === "do") speak("other");
    else shake(one("#lesson .coach-next"));
    if (wrong >= SHOWN && kind() === "do") showHow();
    follow();
  };
  coaching.speaks = speaks;
  coaching.leads = () => speaks() && kind() === "do";
  coaching.strays = (id) => {
    if (!speaks() || isChosen(id) || targets().some((element) => element.id === id)) return false;
    const element = byId(id);
    // What the rules forbid is refused by them; it is shown how all the same.
    if (kind() === "do" && !element?.classList.contains("may")) {
      speak("1");
      wrong += 1;
      if (wrong >= SHOWN) showHow();
      return false;
    }
    miss(element);
    return true;
  };
  coaching.straysTo = (action) => {
    if (!speaks() || list("act").includes(action)) return false;
    miss(buttonOf(action));
    return true;
  };

  // ---------- keys ----------

  /** The heading, what is lit, then what the coach offers.
   * @returns {HTMLElement[]}
   */
  const stations = () => [
    ...all("#lesson h2"),
    ...(kind() === "do" ? targets() : []),
    ...shown(all("#lesson .coach-ways :is(a, button, summary)")),
  ];
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Tab" || !speaks() || event.ctrlKey || event.altKey || event.metaKey) return;
    const ways = stations();
    const at = ways.map((way) => way === document.activeElement).indexOf(true);
    const to = ways[at + (event.shiftKey ? -1 : 1)];
    if (at < 0 || !to) return;
    event.preventDefault();
    to.focus();
  });
  coaching.stepsBack = () => {
    // A last die is begun by the page itself: where nothing is to be done, that is nobody's choice.
    const isBegun = kind() === "do" && one("#board .chosen, #panels .chosen");
    const isBusy = isBegun || one("#refusal:not([hidden]), #menu[open], .side > .open, #panels.open");
    const back = one("#lesson .coach-back button");
    if (isBusy || !speaks() || !back || document.body.matches(".playing, .waiting")) return false;
    back.click();
    return true;
  };
  follow();
};
if (coach()) begin();
