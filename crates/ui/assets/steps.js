// What the player of a replay decides without the page.

/** How many steps come with one answer. The server knows the same number. */
export const CHUNK = 16;

/** The first step of the answer that tells how a step comes about, and how the next one does.
 * @param {number} step
 */
export const startOf = (step) => Math.floor(step / CHUNK) * CHUNK;

/** The paces that can be chosen. */
const PACES = [0.5, 1, 2, 4];

/** @param {number} pace */
export const faster = (pace) => PACES.find((each) => each > pace) ?? pace;

/** @param {number} pace */
export const slower = (pace) => PACES.findLast((each) => each < pace) ?? pace;

/** @type {Map<string, string>} */
const KEYS = new Map([
  [" ", "play"],
  ["ArrowLeft", "back"],
  ["ArrowRight", "on"],
  ["Home", "first"],
  ["End", "last"],
  ["[", "slower"],
  ["]", "faster"],
  ["?", "help"],
]);

/** What a key means while one looks back: with the shift key a turn instead of a step.
 * @param {string} key
 * @param {boolean} shift
 */
export const keyOf = (key, shift) => {
  const command = KEYS.get(key);
  return shift && (command === "back" || command === "on") ? `turn-${command}` : command;
};
