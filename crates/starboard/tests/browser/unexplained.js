/** What is drawn on the page and nothing explains: signs, cards, tiles, tracks, numbers, headings. Each must have a word
 * of the game; a sign or a number one that is nearer than that of its whole zone. */
function unexplained() {
  // Scenery is no sign, a question is a sentence, a sheet says in words what the table shows.
  const SCENERY =
    ".swirl, .starmap .stars, .shell, #previews, .drawings, .path-round, .deep > svg, .rock, .town, .stars";
  const WORDS = ".vh, .question, #confirm, .galaxy-sheet, .aftermath, .legend p, .siege p";
  const found = new Map();
  const drawn = ":is(svg, button, h2, h3, b, i, em, small, span, li, dt, dd, header, [role=img], .card, .tile, .track)";
  for (const thing of document.querySelectorAll(`:is(#board, #panels, #where) ${drawn}`)) {
    if (thing.closest(`${SCENERY}, ${WORDS}`) || !thing.checkVisibility({ visibilityProperty: true })) continue;
    const { width, height } = thing.getBoundingClientRect();
    const text = [...thing.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
    const isDrawn = thing.matches("svg, button, [role=img], .card, .tile, .track");
    if (width < 2 || height < 2 || !(isDrawn || text.join("").trim())) continue;
    const { word, at } = window.Starboard.explains(thing);
    const isNumber = /^[\s\d+−×/→.·:=?-]+$/.test(text.join(""));
    const isVague = (thing.matches("svg") || isNumber) && at?.matches("[id^=zone-]");
    if (word && !isVague) continue;
    const name = ({ localName, id, className }) =>
      `${localName}#${id.replace(/\d+/g, "N")}.${className.baseVal ?? className}`;
    const around = thing.parentElement;
    found.set(`${name(around)} > ${name(thing)} ${text.join("").trim().slice(0, 20)}`, true);
  }
  return [...found.keys()];
}
