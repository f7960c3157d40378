// The log of a table: the page brings its newest lines, older ones are fetched as one scrolls, and all of them can be
// searched.
import { around, byId, must, one, pageOf, targetOf } from "./dom.js";
import { logLines, older, oldestLine } from "./log-lines.js";

/** @type {Promise<boolean> | null} */
let fetching = null;
let isComplete = false;

/** The button for older lines. */
const olderButton = () => one("#log .older");
const hasOlder = () => Boolean(one("#log .older:not([hidden])"));

const fetchOlder = async () => {
  const log = byId("log");
  const at = oldestLine();
  if (!log || !hasOlder() || at === Infinity) return false;
  const query = new URLSearchParams(location.search);
  query.set("before", String(at));
  const answer = await fetch(`${location.pathname}/log?${query}`, { credentials: "same-origin" });
  if (!answer.ok) return false;
  const page = await pageOf(answer);
  const known = new Set(logLines().map((line) => line.id));
  older.fetched = true;
  must("ol", log).append(...[...page.querySelectorAll("li")].filter((line) => !known.has(line.id)));
  isComplete = must("ol", page).dataset.older !== "yes";
  must(".older", log).hidden = isComplete;
  search();
  return true;
};
const more = () => {
  fetching ??= fetchOlder()
    .catch(() => false)
    .finally(() => {
      fetching = null;
    });
  return fetching;
};
const everything = async () => {
  while (hasOlder() && (await more()));
};

// ---------- search ----------
const wantedWords = () => {
  const field = byId("log-search");
  return field instanceof HTMLInputElement ? field.value.trim().toLocaleLowerCase() : "";
};
const search = () => {
  const wanted = wantedWords();
  /** @type {HTMLElement | null} */
  let heading = null;
  let isFound = false;
  /** @param {HTMLElement} line */
  const has = (line) => wanted === "" || (line.textContent || "").toLocaleLowerCase().includes(wanted);
  for (const line of logLines()) {
    if (line.classList.contains("heading")) {
      if (heading) heading.hidden = !isFound;
      heading = line;
      isFound = has(line);
      continue;
    }
    line.hidden = !has(line);
    isFound ||= !line.hidden;
  }
  if (heading) heading.hidden = !isFound;
  const none = one("#log .none");
  if (none) none.hidden = wanted === "" || logLines().some((line) => !line.hidden);
};
document.addEventListener("input", (event) => {
  if (targetOf(event) !== byId("log-search")) return;
  search();
  if (wantedWords() !== "") everything();
});
document.addEventListener("starboard:settled", () => {
  const button = olderButton();
  if (button && isComplete) button.hidden = true;
  search();
});
document.addEventListener("click", (event) => {
  if (!around(event, "#log .older")) return;
  event.preventDefault();
  more();
});
document.addEventListener(
  "scroll",
  (event) => {
    const list = targetOf(event);
    const isNearEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 200;
    if (list.matches("#log, #log ol") && isNearEnd) more();
  },
  true,
);
