// What is heard of what happens, and of what each sound is made: decisions without the page.

/** @typedef {"roll" | "move" | "fall" | "hit" | "gain" | "refused" | "turn" | "won" | "lost"} Sound */
/** @typedef {OscillatorType | "noise"} Wave */
/** One voice of a sound: a wave that goes from one pitch to another, or noise through a filter that does; when it
 * begins and how long it lasts in seconds, and how loud it is.
 * @typedef {{ wave: Wave, from: number, to: number, at: number, length: number, loud: number }} Voice
 */

/** @param {Wave} wave
 * @param {[number, number]} pitch
 * @param {[number, number]} time
 * @param {number} loud
 * @returns {Voice}
 */
const voice = (wave, [from, to], [at, length], loud) => ({ wave, from, to, at, length, loud });

/** @type {Record<Sound, Voice[]>} */
const VOICES = {
  // A few dice that come to rest.
  roll: [0, 0.07, 0.15, 0.26, 0.4].map((at, index) => voice("noise", [2600 - 300 * index, 900], [at, 0.05], 0.5)),
  move: [voice("triangle", [520, 340], [0, 0.09], 0.5), voice("noise", [1200, 600], [0, 0.04], 0.2)],
  fall: [voice("sawtooth", [620, 150], [0, 0.42], 0.16), voice("sine", [310, 75], [0, 0.42], 0.3)],
  hit: [voice("noise", [1800, 120], [0, 0.5], 0.8), voice("sine", [150, 45], [0, 0.38], 0.7)],
  gain: [voice("sine", [660, 660], [0, 0.12], 0.35), voice("sine", [990, 990], [0.08, 0.2], 0.35)],
  refused: [voice("square", [170, 150], [0, 0.07], 0.16), voice("square", [150, 120], [0.11, 0.1], 0.16)],
  turn: [
    voice("sine", [587, 587], [0, 0.24], 0.4),
    voice("sine", [880, 880], [0.14, 0.4], 0.4),
    voice("triangle", [1760, 1760], [0.14, 0.22], 0.08),
  ],
  won: [523, 659, 784, 1047].map((pitch, index) => voice("triangle", [pitch, pitch], [0.13 * index, 0.42], 0.4)),
  lost: [392, 330, 262].map((pitch, index) => voice("triangle", [pitch, 0.97 * pitch], [0.2 * index, 0.5], 0.4)),
};

/** What is heard where somebody wants fewer sounds.
 * @type {string[]}
 */
const FEW = ["turn", "won", "lost"];

/** What is heard of several things that are shown at one moment: the first of these.
 * @type {Sound[]}
 */
const RANKS = ["won", "lost", "turn", "hit", "roll", "fall", "gain", "move"];

/** @param {string | undefined} word @returns {Voice[]} */
export const voicesOf = (word) => {
  const known = /** @type {Record<string, Voice[] | undefined>} */ (VOICES);
  return (word && known[word]) || [];
};

/** Whether a sound is heard with this setting.
 * @param {string} sound
 * @param {string | undefined} setting
 */
export const isHeard = (sound, setting) => setting === "on" || (setting === "fewer" && FEW.includes(sound));

/** What is heard of things that are shown at one moment.
 * @param {(string | undefined)[]} sounds
 */
export const strongest = (sounds) => RANKS.find((sound) => sounds.includes(sound));

/** How loud, from 0 to 1, by the visitor's setting.
 * @param {string | undefined} volume
 */
export const loudness = (volume) => {
  if (volume === "low") return 0.15;
  return volume === "high" ? 0.8 : 0.4;
};

/** The other setting, for one key.
 * @param {string | undefined} setting
 */
export const toggled = (setting) => (setting === "on" || setting === "fewer" ? "off" : "on");
