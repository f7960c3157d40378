// Choices as paths of things to touch: decisions without the page.

/** @typedef {{ path: string[] }} Path the ids of what is touched, one after the other */

/** Whether a choice begins with what was touched.
 * @param {Path} choice
 * @param {string[]} touched
 */
export const fits = (choice, touched) => touched.every((id, index) => choice.path[index] === id);

/** What can be touched next, each with the choices that it leads to.
 * @template {Path} C
 * @param {C[]} offered
 * @param {string[]} touched
 * @returns {Map<string, C[]>}
 */
export const nextTargets = (offered, touched) => {
  const targets = new Map();
  for (const choice of offered) {
    if (choice.path.length <= touched.length || !fits(choice, touched)) continue;
    const id = choice.path[touched.length];
    if (!targets.has(id)) targets.set(id, []);
    targets.get(id).push(choice);
  }
  return targets;
};

/** Whether the next touch settles the choice.
 * @param {Path[]} choices those that it leads to
 * @param {string[]} touched
 */
export const completes = (choices, touched) => choices.length === 1 && choices[0].path.length === touched.length + 1;

/** What was touched, and what follows by itself: a path with a single way on goes on, up to its last step.
 * @param {Path[]} offered
 * @param {string[]} touched
 */
export const goOn = (offered, touched) => {
  const path = [...touched];
  for (;;) {
    const ways = [...nextTargets(offered, path)];
    if (ways.length !== 1) return path;
    const [only, inside] = ways[0];
    if (inside.some((choice) => choice.path.length === path.length + 1)) return path;
    path.push(only);
  }
};

/** With one thing left to begin with, it is begun.
 * @param {Path[]} offered
 * @param {(id: string) => boolean} waits whether a thing is never begun by itself
 */
export const begun = (offered, waits) => {
  const firsts = [...nextTargets(offered, [])].filter(([id]) => !waits(id));
  return firsts.length === 1 && firsts[0][1].every((choice) => choice.path.length > 1) ? [firsts[0][0]] : [];
};
