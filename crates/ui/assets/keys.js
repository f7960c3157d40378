// The table by keys: digits, arrows, Enter, Escape, and a letter for each command.
"use strict";
(() => {
  const doc = document,
    Starboard = (window.Starboard ??= {});
  const $ = (id) => doc.getElementById(id);
  const lit = () =>
    [...doc.querySelectorAll(".may")].filter(
      (element) => element.offsetParent !== null || element.getClientRects().length > 0,
    );
  const walk = (dx, dy) => {
    const targets = lit();
    if (targets.length === 0) return;
    const middle = (element) => {
      const r = element.getBoundingClientRect();
      return [r.left + r.width / 2, r.top + r.height / 2];
    };
    const start = targets.includes(doc.activeElement) ? doc.activeElement : null;
    if (!start) {
      targets[0].focus();
      return;
    }
    const [x, y] = middle(start);
    let best = null,
      least = Infinity;
    for (const element of targets) {
      if (element === start) continue;
      const [ex, ey] = middle(element);
      const along = (ex - x) * dx + (ey - y) * dy,
        across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
      if (along <= 2) continue;
      if (along + 2.5 * across < least) {
        least = along + 2.5 * across;
        best = element;
      }
    }
    if (best) best.focus();
  };
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const { playback } = Starboard;
  const COMMANDS = {
    "?": () => Starboard.help(),
    u: () => Starboard.undo(),
    p: () => playback.pause(),
    n: () => playback.step(),
    f: () => playback.faster(),
    l: () => playback.since(),
  };
  doc.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog[open]"))
      return;
    Starboard.keyboard = true;
    const command = COMMANDS[event.key.toLowerCase()];
    if (event.key === "Escape") {
      Starboard.escape();
    } else if (command) {
      command();
    } else if (/^[1-9]$/.test(event.key)) {
      const die = $(`die-${Number(event.key) - 1}`) || doc.querySelector(`[data-digit="${event.key}"]`);
      if (die) {
        if (!Starboard.putsBack(die)) Starboard.touch(die.id);
        die.focus({ preventScroll: true });
      }
    } else if (doc.querySelector(`a[data-key="${CSS.escape(event.key)}"]`)) {
      doc.querySelector(`a[data-key="${CSS.escape(event.key)}"]`).click();
    } else if (ARROWS[event.key]) {
      if (event.target.closest("#choices, #log, .menu")) return;
      event.preventDefault();
      walk(...ARROWS[event.key]);
    }
  });
  doc.addEventListener("pointerdown", () => {
    Starboard.keyboard = false;
  });
})();
