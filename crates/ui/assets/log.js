// The log of a table: the page brings its newest lines, older ones are fetched as one scrolls, and
// all of them can be searched.
"use strict";
(() => {
  const doc = document,
    Starboard = (window.Starboard ??= {});
  const $ = (id) => doc.getElementById(id);
  const lines = () => [...doc.querySelectorAll("#log li[id^='log-']")];
  const index = (line) => Number(line.id.slice(4));
  let fetching = null;

  /** The oldest line on the page; zero is the beginning. */
  const oldest = () => lines().reduce((least, line) => Math.min(least, index(line)), Infinity);
  const hasOlder = () => Boolean($("log")?.querySelector(".older:not([hidden])"));
  /** Whether lines were fetched: then those that are no longer sent stay as well. */
  let fetched = false,
    complete = false;
  Starboard.keepLine = (node) => {
    if (!fetched || node.nodeType !== 1 || !node.matches("#log li[id^='log-']")) return false;
    // A line older than all that are sent is still true; a newer one was taken back.
    return index(node) < Starboard.oldestSent;
  };
  /** The oldest line of what was sent last. */
  Starboard.oldestSent = oldest();

  const more = () => {
    fetching ??= (async () => {
      const log = $("log"),
        at = oldest();
      if (!log || !hasOlder() || at === Infinity) return false;
      const query = new URLSearchParams(location.search);
      query.set("before", String(at));
      const answer = await fetch(`${location.pathname}/log?${query}`, { credentials: "same-origin" });
      if (!answer.ok) return false;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const known = new Set(lines().map((line) => line.id)),
        list = log.querySelector("ol");
      fetched = true;
      list.append(...[...page.querySelectorAll("li")].filter((line) => !known.has(line.id)));
      complete = page.querySelector("ol").dataset.older !== "yes";
      log.querySelector(".older").hidden = complete;
      search();
      return true;
    })()
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
  const field = () => $("log-search");
  const search = () => {
    const wanted = (field()?.value || "").trim().toLocaleLowerCase();
    let heading = null,
      found = false;
    const close = () => {
      if (heading) heading.hidden = !found;
    };
    for (const line of lines()) {
      if (line.classList.contains("heading")) {
        close();
        heading = line;
        found = wanted === "" || line.textContent.toLocaleLowerCase().includes(wanted);
        continue;
      }
      line.hidden = wanted !== "" && !line.textContent.toLocaleLowerCase().includes(wanted);
      found ||= !line.hidden;
    }
    close();
    const none = $("log")?.querySelector(".none");
    if (none) none.hidden = wanted === "" || lines().some((line) => !line.hidden);
  };
  doc.addEventListener("input", (event) => {
    if (event.target !== field()) return;
    search();
    if (field().value.trim() !== "") everything();
  });
  doc.addEventListener("starboard:settled", () => {
    const older = $("log")?.querySelector(".older");
    if (older && complete) older.hidden = true;
    search();
  });
  doc.addEventListener("click", (event) => {
    if (event.target.closest("#log .older")) {
      event.preventDefault();
      more();
    }
  });
  doc.addEventListener(
    "scroll",
    (event) => {
      const list = event.target;
      if (
        list.nodeType === 1 &&
        list.matches("#log, #log ol") &&
        list.scrollTop + list.clientHeight > list.scrollHeight - 200
      )
        more();
    },
    true,
  );
})();
