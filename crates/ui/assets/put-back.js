// A die that was picked can be put back by touching it again. The rules know no such choice: it is
// the ordinary undo, as often as it takes to come to that die; where it makes no difference in
// which order dice are picked, those that were picked after it are picked again.
"use strict";
(() => {
  const doc = document,
    Starboard = window.Starboard;
  const groups = () => [...doc.querySelectorAll("#board [data-put-back]")];
  const picked = (group) => (group ? group.querySelectorAll(".picked, .target").length : 0);
  const counts = () => new Map(groups().map((group) => [group.id, picked(group)]));
  /** Does something, and waits until what came of it has been shown; false if it was not done. */
  const step = async (act) => {
    const shown = new Promise((done) => doc.addEventListener("starboard:settled", done, { once: true }));
    if (!(await act())) return false;
    await shown;
    return true;
  };
  const putBack = async (id) => {
    const again = doc.getElementById(id).dataset.putBack === "again",
      others = [];
    for (;;) {
      const before = counts();
      if (!(await step(Starboard.undo))) return;
      const after = counts(),
        [taken] = [...before.keys()].filter((each) => before.get(each) > (after.get(each) || 0));
      if (!taken || taken === id) break;
      others.push(taken);
    }
    while (again && others.length > 0) {
      const path = others.pop(),
        choice = [...doc.querySelectorAll("#choices .opt")].find((button) => button.dataset.path === path);
      if (!choice || !(await step(() => Starboard.send(choice.value)))) return;
    }
  };
  /**
   * Whether a touch of this thing puts a die back; if so, does it. By key only where no other die is left to be picked.
   */
  Starboard.putsBack = (element, x, y) => {
    if (!element || !element.hasAttribute("data-put-back")) return false;
    const touched =
      x === undefined
        ? null
        : doc.elementsFromPoint(x, y).find((each) => element.contains(each) && each.matches(".cube"));
    if (touched ? !touched.matches(".picked, .target") : element.matches(".may")) return false;
    putBack(element.id);
    return true;
  };
})();
