import assert from "node:assert/strict";
import { test } from "node:test";
import { begun, completes, fits, goOn, nextTargets } from "../../assets/paths.js";

/** @param {string[]} paths */
const offers = (...paths) => paths.map((path) => ({ path: path.split(" ") }));
const keys = (map) => [...map.keys()];

test("a choice fits what it begins with", () => {
  const [choice] = offers("die-0 room-1");
  assert.equal(fits(choice, []), true);
  assert.equal(fits(choice, ["die-0"]), true);
  assert.equal(fits(choice, ["die-1"]), false);
  assert.equal(fits(choice, ["die-0", "room-1", "more"]), false);
});

test("what can be touched next leads to the choices behind it", () => {
  const offered = offers("a x", "a y", "b");
  assert.deepEqual(keys(nextTargets(offered, [])), ["a", "b"]);
  assert.equal(nextTargets(offered, []).get("a").length, 2);
  assert.deepEqual(keys(nextTargets(offered, ["a"])), ["x", "y"]);
  assert.deepEqual(keys(nextTargets(offered, ["b"])), []);
});

test("a touch settles a choice only if it is the last step of the only one", () => {
  assert.equal(completes(offers("a"), []), true);
  assert.equal(completes(offers("a x"), []), false);
  assert.equal(completes(offers("a x"), ["a"]), true);
  assert.equal(completes(offers("a", "a"), []), false);
});

test("a single way on is gone by itself, but never its last step", () => {
  assert.deepEqual(goOn(offers("a b c", "a b d"), ["a"]), ["a", "b"]);
  assert.deepEqual(goOn(offers("a b c"), ["a"]), ["a", "b"]);
  assert.deepEqual(goOn(offers("a b"), ["a"]), ["a"]);
  assert.deepEqual(goOn(offers("a b c", "a x c"), ["a"]), ["a"]);
});

test("the only beginning is begun, unless it is a choice by itself or stands aside", () => {
  const never = () => false;
  assert.deepEqual(begun(offers("a x", "a y"), never), ["a"]);
  assert.deepEqual(begun(offers("a x", "b y"), never), []);
  assert.deepEqual(begun(offers("a"), never), []);
  assert.deepEqual(
    begun(offers("a x", "aside y"), (id) => id === "aside"),
    ["a"],
  );
  assert.deepEqual(
    begun(offers("aside y"), (id) => id === "aside"),
    [],
  );
  assert.deepEqual(begun([], never), []);
});
