/** The sheets that the page has loaded. */
const loaded = () => [...document.querySelectorAll("link[rel=stylesheet]")];

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
  const own = await Promise.all(loaded().map((link) => of(link.getAttribute("href"))));
  const has = new Set(own.flatMap((sheet) => [...sheet]));
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

/** What the browser makes of all rules, by element. */
const looks = (elements) => {
  const look = (element, pseudo) => getComputedStyle(element, pseudo).cssText;
  return elements.map((element) => [undefined, "::before", "::after"].map((pseudo) => look(element, pseudo)));
};

/**
 * At a table, which gets a part of its sheet later: what looks otherwise without that part, and what looks otherwise
 * with the whole sheet, in its own order.
 * @returns {Promise<{ before: string[], after: string[] }>}
 */
const differences = async () => {
  const [table, later] = loaded();
  if (!later) return { before: [], after: [] };
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { animation: none !important; transition: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  const whole = document.createElement("link");
  whole.rel = "stylesheet";
  whole.href = new DOMParser()
    .parseFromString(await (await fetch(document.body.dataset.rules.replace("/rules/", "/new/"))).text(), "text/html")
    .querySelector("link[rel=stylesheet]")
    .getAttribute("href");
  const elements = [...document.body.querySelectorAll("*")];
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (element) => `${element.tagName.toLowerCase()}#${element.id}.${element.getAttribute("class")}`;
  const otherwise = (first, second, counts) =>
    elements.filter((element, index) => counts(element) && first[index].join() !== second[index].join()).map(name);
  const now = looks(elements);
  const visible = new Set(elements.filter(seen));
  later.disabled = true;
  const first = looks(elements);
  later.disabled = false;
  await new Promise((done) => {
    whole.onload = done;
    document.head.append(whole);
  });
  table.disabled = true;
  later.disabled = true;
  const all = looks(elements);
  return {
    before: otherwise(now, first, (element) => visible.has(element)),
    after: otherwise(now, all, () => true),
  };
};
