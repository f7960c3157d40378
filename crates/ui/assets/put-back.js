// A die that was picked can be put back by touching it again. The rules know no such choice: it is the ordinary undo,
// as often as it takes to come to that die; where it makes no difference in which order dice are picked, those that
// were picked after it are picked again.
import { all, must } from "./dom.js";
import { send, undo } from "./send.js";

/** How many dice of each group are picked. */
const counts = () =>
  new Map(all("#board [data-put-back]").map((group) => [group.id, group.querySelectorAll(".picked, .target").length]));

/** Does something, and waits until what came of it has been shown; false if it was not done.
 * @param {() => Promise<boolean> | false} act
 */
const step = async (act) => {
  const shown = new Promise((done) => document.addEventListener("starboard:settled", done, { once: true }));
  if (!(await act())) return false;
  await shown;
  return true;
};

/** @param {string} id */
const putBack = async (id) => {
  const again = must(`#${CSS.escape(id)}`).dataset.putBack === "again";
  /** @type {string[]} */
  const others = [];
  for (;;) {
    const before = counts();
    if (!(await step(undo))) return;
    const after = counts();
    const taken = [...before].find(([each, count]) => count > (after.get(each) || 0))?.[0];
    if (!taken || taken === id) break;
    others.push(taken);
  }
  while (again && others.length > 0) {
    const path = others.pop();
    /** @type {HTMLButtonElement[]} */
    const buttons = all("#choices .opt");
    const choice = buttons.find((button) => button.dataset.path === path);
    if (!choice || !(await step(() => send(choice.value)))) return;
  }
};

/** Whether a touch of this thing puts a die back; if so, does it. By key only where no other die is left to be picked.
 * @param {Element} element
 * @param {{ x: number, y: number }} [at]
 */
export const putsBack = (element, at) => {
  if (!element.hasAttribute("data-put-back")) return false;
  const stack = at ? document.elementsFromPoint(at.x, at.y) : [];
  const touched = stack.find((each) => element.contains(each) && each.matches("[data-die]"));
  if (touched ? !touched.matches(".picked, .target") : element.matches(".may")) return false;
  putBack(element.id);
  return true;
};
