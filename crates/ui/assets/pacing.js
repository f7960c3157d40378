// How fast steps are shown, and when they are told in words instead: decisions without the page.

/** @typedef {import("./parts.js").Part} Part */
/** A step, for how many milliseconds it is looked at, and what is heard with it.
 * @typedef {{ parts: Part[], pause?: number, sound?: string }} Frame
 */
/** @typedef {{ n: number, frames: Frame[], company?: string }} StreamMessage what happened, up to entry n */
/** @typedef {Frame & { message: number }} Waiting a frame that is not shown yet, with the message it came with */

/** Milliseconds still to be played from which one is first told in words what comes. */
export const LONG = 20000;
/** Milliseconds from which on there is something to be steered. */
export const STEERED = 1500;
/** Lines of others from which on somebody who comes back is told in words. */
export const MANY = 8;
/** Steps that may wait before the oldest are shown without a pause: a page left alone must not fill the memory. */
export const MOST = 2000;

/** How much longer than usual a step is shown, by the visitor's setting.
 * @param {string | undefined} speed
 */
export const factorOf = (speed) => {
  if (speed === "slow") return 1.8;
  if (speed === "fast") return 0.5;
  return speed === "instant" ? 0 : 1;
};

/** The next pace: twice as fast, and from four times back to the usual one.
 * @param {number} pace
 */
export const faster = (pace) => (pace >= 4 ? 1 : pace * 2);

/** Milliseconds for which a step is shown.
 * @param {Frame} frame
 * @param {number} factor
 * @param {number} pace
 */
export const pauseOf = (frame, factor, pace) => ((frame.pause || 0) * factor) / pace;

/** Milliseconds that the waiting steps take.
 * @param {Frame[]} queue
 * @param {number} factor
 * @param {number} pace
 */
export const timeLeft = (queue, factor, pace) =>
  (queue.reduce((sum, frame) => sum + (frame.pause || 0), 0) * factor) / pace;

/** Whether what waits is told in words first: what several have done, not what one choice does, however long that is.
 * @param {Waiting[]} queue
 * @param {number} message the newest one
 * @param {number} left milliseconds
 */
export const isLongBacklog = (queue, message, left) => queue.length > 0 && queue[0].message !== message && left > LONG;

/** The part with the log as it will be, if one of the waiting steps has it: the last of them has all lines.
 * @param {Frame[]} queue
 */
export const lastLog = (queue) => queue.flatMap((frame) => frame.parts).findLast((part) => part.id === "log");
