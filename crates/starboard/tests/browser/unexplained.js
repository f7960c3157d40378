/** The signs on the page that nothing explains: neither a tip where they lie nor words beside them. */
function unexplained() {
  const EXPLAINED = "[data-tip], :has(> .tip), :is(#board, #panels) :is(button, [role=img])[aria-label]";
  // Scenery is no sign; in a key the words stand beside the signs.
  const SCENERY = ".heaven, .rock, .swirl, .starmap, .shell, #previews, .drawings, .path-round, .world, .deep > svg";
  const KEYS = ".key, .legend, .report, dl, summary";
  const found = new Map();
  for (const sign of document.querySelectorAll(":is(#board, #panels, #where) svg")) {
    if (!sign.checkVisibility({ visibilityProperty: true }) || sign.closest(SCENERY)) continue;
    const at = sign.getBoundingClientRect();
    const there = document.elementsFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    if (sign.closest(EXPLAINED) || there.some((element) => element.closest(EXPLAINED))) continue;
    const around = sign.closest(KEYS) || sign.parentElement.closest(".vpbig, li, div, button, h3, p");
    if (around && around.textContent.replace(/[\d\s+−×/→.·:-]/g, "").length >= 2) continue;
    const what = `${sign.getAttribute("class")} in ${sign.parentElement.outerHTML.slice(0, 140)}`;
    found.set(what, (found.get(what) || 0) + 1);
  }
  return [...found.keys()];
}
