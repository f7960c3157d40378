// Where things go on the page: arithmetic on boxes, without the page.

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/** The middle of a box.
 * @param {Box} box
 * @returns {[number, number]}
 */
const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/** The index of the box that lies nearest in a direction, or -1. What lies straight ahead is nearer than what is aside.
 * @param {Box} start
 * @param {Box[]} boxes
 * @param {number} dx
 * @param {number} dy
 */
export const nearest = (start, boxes, dx, dy) => {
  const [x, y] = middle(start);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [ex, ey] = middle(box);
    const along = (ex - x) * dx + (ey - y) * dy;
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along <= 2 || along + 2.5 * across >= least) return;
    least = along + 2.5 * across;
    best = index;
  });
  return best;
};

const EDGE = 6;

/** The highest free strip between things, as [from, to].
 * @param {{ top: number, bottom: number }[]} things
 * @param {number} from
 * @param {number} to
 */
export const freeStrip = (things, from, to) => {
  const spans = things.map((at) => [at.top - EDGE, at.bottom + EDGE]).sort((one, other) => one[0] - other[0]);
  let best = [from, from];
  let low = from;
  for (const [top, bottom] of [...spans, [to, to]]) {
    if (Math.min(top, to) - low > best[1] - best[0]) best = [low, Math.min(top, to)];
    low = Math.max(low, bottom);
  }
  return best;
};

/** Where a tip goes: above the thing or, where there is no room, below it; never outside the window.
 * @param {Box} thing
 * @param {{ width: number, height: number }} tip
 * @param {{ width: number, height: number }} room
 */
export const tipPlace = (thing, tip, room) => {
  const gap = 8;
  const above = thing.top - tip.height - gap;
  const below = Math.min(thing.top + thing.height + gap, room.height - tip.height - 4);
  const centred = thing.left + thing.width / 2 - tip.width / 2;
  return {
    left: Math.min(Math.max(4, centred), room.width - tip.width - 4),
    top: Math.max(4, above >= 4 ? above : below),
  };
};

/** Whether a box holds a point.
 * @param {Box} box
 * @param {number} x
 * @param {number} y
 */
export const holds = ({ left, top, width, height }, x, y) =>
  x >= left && y >= top && x <= left + width && y <= top + height && width > 0 && height > 0;

/** How much room a box takes.
 * @param {Box} box
 */
export const sizeOf = ({ width, height }) => width * height;
