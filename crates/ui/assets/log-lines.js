// The lines of the log that are on the page. Their ids are their numbers: log-0 is the first of the game.
import { all } from "./dom.js";

/** The number of a line.
 * @param {Element} line
 */
export const numberOf = (line) => Number(line.id.slice(4));

/** The lines as they stand on the page.
 * @param {ParentNode} [within]
 */
export const logLines = (within = document) => all("#log li[id^='log-']", within);

/** The oldest line on the page; zero is the beginning, infinity no line. */
export const oldestLine = () => logLines().reduce((least, line) => Math.min(least, numberOf(line)), Infinity);

/** The oldest line that a drawn log holds.
 * @param {string} html
 */
export const oldestIn = (html) => Math.min(...[...html.matchAll(/id="log-(\d+)"/g)].map((found) => Number(found[1])));

/** What is known of older lines: whether some were fetched, and the oldest of those that were sent last. */
export const older = { fetched: false, oldestSent: oldestLine() };

/** Whether a line that was fetched stays although it is no longer sent.
 * @param {Node} node
 */
export const keepsLine = (node) => {
  if (!older.fetched || !(node instanceof Element) || !node.matches("#log li[id^='log-']")) return false;
  // A line older than all that are sent is still true; a newer one was taken back.
  return numberOf(node) < older.oldestSent;
};
