// Patches of parts: what the script makes of them is what the server has drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { patched, sumOf, unpack } from "../../assets/patch.js";

test("tokens are copied by number, strings are new", () => {
  assert.equal(patched("<ol><li>one</li></ol>", [0, 1, "<li>zero</li>", 1, 3]), "<ol><li>zero</li><li>one</li></ol>");
  assert.equal(patched("text<b>é</b>", [1, 1, 0, 1]), "<b>étext");
  assert.equal(patched("", ["<p>"]), "<p>");
});

test("the sum is that of the server", () => {
  assert.deepEqual(["", "a", "<b>é🚀</b>"].map(sumOf), [2166136261, 3826002220, 1800685730]);
});

test("a part that is not what was drawn is refused", () => {
  assert.deepEqual(unpack({ id: "log", html: "<p>1</p>" }), { id: "log", html: "<p>1</p>" });
  const patch = ["<p>2", 1, 1];
  assert.equal(unpack({ id: "log", patch, sum: sumOf("<p>2</p>") }).html, "<p>2</p>");
  assert.throws(() => unpack({ id: "log", patch, sum: 1 }));
  assert.throws(() => unpack({ id: "board", patch, sum: sumOf("<p>2</p>") }), "nothing to make it from");
});
