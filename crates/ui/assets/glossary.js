// The words of a game: shows those that hold what is typed. Without the script the server does.
import { all, around, one, targetOf } from "./dom.js";
import { isFound } from "./words.js";

document.addEventListener("input", (event) => {
  const field = targetOf(event);
  if (!(field instanceof HTMLInputElement) || !field.matches("[data-terms-search]")) return;
  const page = field.closest(".terms");
  if (!page) return;
  for (const term of all(".term", page)) {
    const told = all("dt, dd", term).map((each) => each.textContent ?? "");
    term.hidden = !told.some((words) => isFound(words, field.value));
  }
  for (const section of all("section", page)) section.hidden = !one(".term:not([hidden])", section);
  const none = one(".none", page);
  if (none) none.hidden = Boolean(one(".term:not([hidden])", page));
});
document.addEventListener("submit", (event) => {
  if (around(event, ".term-search")) event.preventDefault();
});
