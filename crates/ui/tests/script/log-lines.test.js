import assert from "node:assert/strict";
import { test } from "node:test";

test("the oldest line of a drawn log", async () => {
  // The module counts the lines of the page when it is loaded: here there are none.
  globalThis.document = { querySelectorAll: () => [] };
  const { numberOf, oldestIn, oldestLine } = await import("../../assets/log-lines.js");
  assert.equal(oldestIn('<li id="log-12"></li><li id="log-7"></li><li id="log-30"></li>'), 7);
  assert.equal(oldestIn("<ol></ol>"), Infinity);
  assert.equal(numberOf({ id: "log-41" }), 41);
  assert.equal(oldestLine(), Infinity);
});
