// What every script and style sheet keeps to.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const assets = new URL("../../assets/", import.meta.url);
/** @param {string} folder @param {string} ending */
const files = (folder, ending) =>
  readdirSync(new URL(folder, assets))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(new URL(folder + name, assets), "utf8") }));
const scripts = files("./", ".js");
const styles = files("./style/", ".css");

test("no line is over 120 characters", () => {
  const long = [...scripts, ...styles].flatMap(({ name, text }) =>
    text.split("\n").flatMap((line, index) => (line.length > 120 ? [`${name}:${index + 1}`] : [])),
  );
  assert.deepEqual(long, []);
});

test("the script knows no game", () => {
  const games =
    /under.?falling|tiny.?epic|black.?angel|salvage|\b(ufs|teg|ba)\b|["'#](bin|power|die-)|\.(lane|bay|cube)\b/i;
  const found = scripts.flatMap(({ name, text }) =>
    text.split("\n").flatMap((line, index) => (games.test(line) ? [`${name}:${index + 1}: ${line}`] : [])),
  );
  assert.deepEqual(found, []);
});
