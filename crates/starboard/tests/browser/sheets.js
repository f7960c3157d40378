/**
 * The rules of the other games' style sheets that would hold for something on this page, and that its own sheet does
 * not have.
 * @returns {Promise<string[]>}
 */
const missed = async () => {
  const address = async (page) => {
    const text = await (await fetch(page)).text();
    return new DOMParser()
      .parseFromString(text, "text/html")
      .querySelector("link[rel=stylesheet]")
      .getAttribute("href");
  };
  const games = ["under-falling-skies", "tiny-epic-galaxies", "black-angel"];
  const pages = ["/", ...games.map((game) => `/new/${game}`)];
  const addresses = await Promise.all(pages.map(address));

  /** The selectors of all rules, with those of the rules that they stand in. */
  const selectors = (rules, parent, found) => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule) {
        continue;
      }
      let selector = parent;
      if (rule.selectorText) {
        const own = rule.selectorText;
        selector = !parent ? own : own.includes("&") ? own.replaceAll("&", `:is(${parent})`) : `:is(${parent}) ${own}`;
        // What only sets variables does nothing by itself; the hues are compared by another test.
        if ([...rule.style].some((property) => !property.startsWith("--"))) {
          found.add(selector);
        }
      }
      if (rule.cssRules) {
        selectors(rule.cssRules, selector, found);
      }
    }
    return found;
  };
  const of = async (address) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await (await fetch(address)).text());
    return selectors(sheet.cssRules, "", new Set());
  };
  const sheets = await Promise.all(addresses.map(of));
  const own = document.querySelector("link[rel=stylesheet]").getAttribute("href");
  const has = sheets[addresses.indexOf(own)];
  const others = new Set(sheets.flatMap((sheet) => [...sheet]).filter((selector) => !has.has(selector)));
  // What holds only for a state or a part that is not there now counts as if it were.
  const plain = (selector) => selector.replace(/::[-a-z]+|:(hover|active|focus|focus-visible|focus-within)\b/g, "");
  return [...others].filter((selector) => {
    try {
      return document.querySelector(plain(selector));
    } catch {
      return false;
    }
  });
};
