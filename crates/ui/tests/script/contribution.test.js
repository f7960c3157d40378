import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { draw, promise } from "../../assets/contribution.js";
import { hex, unhex } from "../../assets/hex.js";
import { sha256 } from "../../assets/sha256.js";

test("SHA-256 is Node's, at every length around the blocks", () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255);
    assert.equal(sha256(bytes), createHash("sha256").update(bytes).digest("hex"), `${length} bytes`);
  }
});

test("bytes are written in two digits each", () => {
  assert.equal(hex([0, 1, 15, 16, 255]), "00010f10ff");
  assert.deepEqual([...unhex("00010f10ff")], [0, 1, 15, 16, 255]);
  assert.deepEqual([...unhex("")], []);
});

test("a promise frames each part by its length", () => {
  const part = (bytes) => {
    const length = Buffer.alloc(8);
    length.writeBigUInt64BE(BigInt(bytes.length));
    return Buffer.concat([length, bytes]);
  };
  const own = { bytes: "000102030405060708090a0b0c0d0e0f", words: `zażółć ${"x".repeat(300)}` };
  const parts = [
    Buffer.from("starboard contribution v2"),
    Buffer.from("table"),
    Buffer.from([3]),
    Buffer.from(own.bytes, "hex"),
    Buffer.from(own.words),
  ];
  const expected = createHash("sha256")
    .update(Buffer.concat(parts.map(part)))
    .digest("hex");
  assert.equal(promise("table", 3, own), expected);
});

test("what is drawn is 16 bytes, never the same", () => {
  const [one, other] = [draw("words"), draw("words")];
  assert.match(one.bytes, /^[0-9a-f]{32}$/);
  assert.equal(one.words, "words");
  assert.notEqual(one.bytes, other.bytes);
});
