import assert from "node:assert/strict";
import { test } from "node:test";
import { isFound } from "../../assets/words.js";

test("a word is found without regard to capitals and marks", () => {
  assert.equal(isFound("Énergie", "energ"), true);
  assert.equal(isFound("Zagłada", " ZAGLADA "), true);
  assert.equal(isFound("energia", "énergie"), false);
  assert.equal(isFound("anything", ""), true);
});
