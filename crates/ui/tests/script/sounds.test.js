import assert from "node:assert/strict";
import { test } from "node:test";
import { isHeard, loudness, strongest, toggled, voicesOf } from "../../assets/sounds.js";

const ALL = ["roll", "move", "fall", "hit", "gain", "refused", "turn", "won", "lost"];

test("off means silence, fewer means one's turn and the end", () => {
  const heard = (setting) => ALL.filter((sound) => isHeard(sound, setting));
  assert.deepEqual(heard("off"), []);
  assert.deepEqual(heard(undefined), []);
  assert.deepEqual(heard("on"), ALL);
  assert.deepEqual(heard("fewer"), ["turn", "won", "lost"]);
});

test("of several things at one moment the weightiest is heard", () => {
  assert.equal(strongest(["move", "hit", undefined, "gain"]), "hit");
  assert.equal(strongest(["roll", "turn"]), "turn");
  assert.equal(strongest([undefined]), undefined);
});

test("every sound is short, has pitches that can be heard, and differs from the others", () => {
  const seen = new Set();
  for (const sound of ALL) {
    const voices = voicesOf(sound);
    assert.ok(voices.length > 0, sound);
    for (const { from, to, at, length, loud } of voices) {
      assert.ok(from > 20 && to > 20 && from < 5000 && to < 5000, sound);
      assert.ok(at >= 0 && length > 0 && at + length < 1, sound);
      assert.ok(loud > 0 && loud <= 1, sound);
    }
    seen.add(JSON.stringify(voices));
  }
  assert.equal(seen.size, ALL.length);
  assert.deepEqual(voicesOf("unheard of"), []);
  assert.deepEqual(voicesOf(undefined), []);
});

test("the volume grows, and one key turns everything off and on", () => {
  const [low, medium, high] = ["low", "medium", "high"].map(loudness);
  assert.ok(low < medium && medium < high && high <= 1);
  assert.equal(loudness(undefined), medium);
  assert.deepEqual(["off", "on", "fewer", undefined].map(toggled), ["on", "off", "off", "on"]);
});
