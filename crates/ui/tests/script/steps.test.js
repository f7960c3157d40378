import assert from "node:assert/strict";
import { test } from "node:test";
import { faster, keyOf, slower, startOf } from "../../assets/steps.js";

test("a step is in the answer that also tells the next one", () => {
  assert.deepEqual([0, 15, 16, 17, 40].map(startOf), [0, 0, 16, 16, 32]);
});

test("the pace goes from a half to four times", () => {
  assert.deepEqual([0.5, 1, 2, 4].map(faster), [1, 2, 4, 4]);
  assert.deepEqual([0.5, 1, 2, 4].map(slower), [0.5, 0.5, 1, 2]);
});

test("keys step, and with shift go from turn to turn", () => {
  assert.equal(keyOf("ArrowLeft", false), "back");
  assert.equal(keyOf("ArrowLeft", true), "turn-back");
  assert.equal(keyOf("ArrowRight", true), "turn-on");
  assert.equal(keyOf(" ", false), "play");
  assert.equal(keyOf("x", false), undefined);
});
