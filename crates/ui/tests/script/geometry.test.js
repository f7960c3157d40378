import assert from "node:assert/strict";
import { test } from "node:test";
import { freeStrip, holds, nearest, sizeOf, tipPlace } from "../../assets/geometry.js";

const box = (left, top, width = 10, height = 10) => ({ left, top, width, height });

test("an arrow goes to what lies nearest in its direction", () => {
  const start = box(100, 100);
  const boxes = [box(130, 100), box(160, 100), box(100, 60), box(40, 100), box(101, 100)];
  assert.equal(nearest(start, boxes, 1, 0), 0);
  assert.equal(nearest(start, boxes, -1, 0), 3);
  assert.equal(nearest(start, boxes, 0, -1), 2);
  assert.equal(nearest(start, boxes, 0, 1), -1);
});

test("what lies straight ahead is nearer than what lies aside", () => {
  assert.equal(nearest(box(0, 0), [box(20, 20), box(50, 0)], 1, 0), 1);
  assert.equal(nearest(box(0, 0), [box(20, 20), box(90, 0)], 1, 0), 0);
});

test("the highest free strip lies between, above or below things", () => {
  assert.deepEqual(freeStrip([], 50, 800), [50, 800]);
  assert.deepEqual(freeStrip([{ top: 100, bottom: 200 }], 50, 800), [206, 800]);
  assert.deepEqual(freeStrip([{ top: 600, bottom: 700 }], 50, 800), [50, 594]);
  const both = [
    { top: 700, bottom: 760 },
    { top: 100, bottom: 200 },
  ];
  assert.deepEqual(freeStrip(both, 50, 800), [206, 694]);
  assert.deepEqual(freeStrip([{ top: 0, bottom: 900 }], 50, 800), [50, 50]);
});

test("a tip stays in the window, above the thing where there is room", () => {
  const room = { width: 400, height: 300 };
  const tip = { width: 100, height: 40 };
  assert.deepEqual(tipPlace(box(195, 150), tip, room), { left: 150, top: 102 });
  assert.deepEqual(tipPlace(box(195, 20), tip, room), { left: 150, top: 38 });
  assert.deepEqual(tipPlace(box(0, 150), tip, room), { left: 4, top: 102 });
  assert.deepEqual(tipPlace(box(390, 150), tip, room), { left: 296, top: 102 });
  assert.equal(tipPlace(box(0, 20, 10, 270), tip, room).top, 256);
});

test("a box holds the points within it, and one without size none", () => {
  const box = { left: 10, top: 20, width: 30, height: 5 };
  assert.equal(holds(box, 10, 25), true);
  assert.equal(holds(box, 9, 22), false);
  assert.equal(holds(box, 12, 26), false);
  assert.equal(holds({ ...box, height: 0 }, 10, 20), false);
  assert.equal(sizeOf(box), 150);
});
