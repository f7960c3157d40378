import assert from "node:assert/strict";
import { test } from "node:test";
import { arrow, digit, letter } from "../../assets/key-names.js";

test("letters are commands, small or capital", () => {
  assert.deepEqual(["?", "u", "U", "p", "n", "f", "L", "m", "W"].map(letter), [
    "help",
    "undo",
    "undo",
    "pause",
    "step",
    "faster",
    "since",
    "sound",
    "what",
  ]);
  assert.deepEqual(["h", "Enter", "constructor", ""].map(letter), [undefined, undefined, undefined, undefined]);
});

test("digits are 1 to 9", () => {
  assert.deepEqual(["1", "9", "0", "12", "F1", "x"].map(digit), [1, 9, undefined, undefined, undefined, undefined]);
});

test("arrows are directions", () => {
  assert.deepEqual(arrow("ArrowLeft"), [-1, 0]);
  assert.deepEqual(arrow("ArrowDown"), [0, 1]);
  assert.equal(arrow("Home"), undefined);
});
