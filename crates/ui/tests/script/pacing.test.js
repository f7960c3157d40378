import assert from "node:assert/strict";
import { test } from "node:test";
import { factorOf, faster, isLongBacklog, LONG, lastLog, pauseOf, timeLeft } from "../../assets/pacing.js";

const frame = (pause, ...parts) => ({ pause, parts });

test("the setting makes steps longer or shorter", () => {
  assert.deepEqual(["slow", "normal", "fast", "instant", undefined].map(factorOf), [1.8, 1, 0.5, 0, 1]);
});

test("the pace doubles up to four times, and begins again", () => {
  assert.deepEqual([1, 2, 4].map(faster), [2, 4, 1]);
});

test("what waits takes the sum of its pauses", () => {
  assert.equal(timeLeft([frame(500), frame(undefined), frame(700)], 2, 4), 600);
  assert.equal(timeLeft([], 1, 1), 0);
  assert.equal(timeLeft([frame(500)], 0, 1), 0);
  assert.equal(pauseOf(frame(500), 1.8, 2), 450);
  assert.equal(pauseOf(frame(undefined), 1.8, 2), 0);
});

test("a long backlog is what several messages brought, not one", () => {
  const of = (...messages) => messages.map((message) => ({ ...frame(100), message }));
  assert.equal(isLongBacklog(of(1, 2), 2, LONG + 1), true);
  assert.equal(isLongBacklog(of(1, 2), 2, LONG), false);
  assert.equal(isLongBacklog(of(2, 2), 2, LONG + 1), false);
  assert.equal(isLongBacklog([], 2, LONG + 1), false);
});

test("the last log that waits has all lines", () => {
  const log = (html) => ({ id: "log", html });
  const board = { id: "board", html: "" };
  const queue = [frame(0, log("old"), board), frame(0, board, log("new")), frame(0, board)];
  assert.equal(lastLog(queue)?.html, "new");
  assert.equal(lastLog([frame(0, board)]), undefined);
});
