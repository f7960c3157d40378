// What happens, heard: made here by oscillators and noise, one sound at a time. Nothing sounds before the visitor wants
// it and has touched the page.
import { all, around, byId, one, targetOf } from "./dom.js";
import { isHeard, loudness, strongest, toggled, voicesOf } from "./sounds.js";

const root = document.documentElement;
/** Milliseconds within which the same thing is not heard twice. */
const TWICE = 150;

/** @type {AudioContext | null} */
let context = null;
/** What sounds at the moment.
 * @type {GainNode | null}
 */
let sounding = null;
/** @type {{ sound: string, at: number }} */
let last = { sound: "", at: -TWICE };
/** Sounds of what was shown at once.
 * @type {(string | undefined)[]}
 */
let together = [];
/** The last sounds that were made.
 * @type {string[]}
 */
const heard = [];

/** @param {AudioContext} on */
const noise = (on) => {
  const buffer = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  const source = on.createBufferSource();
  source.buffer = buffer;
  return source;
};

/** @param {AudioContext} on @param {import("./sounds.js").Voice} voice @param {GainNode} out */
const speak = (on, { wave, from, to, at, length, loud }, out) => {
  const start = on.currentTime + at;
  const end = start + length;
  const envelope = on.createGain();
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(loud, start + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.001, end);
  envelope.connect(out);
  /** @type {AudioParam} */
  let pitch;
  /** @type {AudioScheduledSourceNode} */
  let source;
  if (wave === "noise") {
    source = noise(on);
    const filter = on.createBiquadFilter();
    filter.type = "bandpass";
    pitch = filter.frequency;
    source.connect(filter).connect(envelope);
  } else {
    const oscillator = on.createOscillator();
    oscillator.type = wave;
    pitch = oscillator.frequency;
    oscillator.connect(envelope);
    source = oscillator;
  }
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
  source.start(start);
  source.stop(end);
};

/** Makes a sound, and ends the one before.
 * @param {string | undefined} sound
 */
const play = (sound) => {
  const voices = voicesOf(sound);
  if (!sound || voices.length === 0 || !isHeard(sound, root.dataset.sound) || context?.state !== "running") return;
  const now = performance.now();
  if (sound === last.sound && now - last.at < TWICE) return;
  last = { sound, at: now };
  sounding?.gain.setTargetAtTime(0, context.currentTime, 0.015);
  const out = context.createGain();
  out.gain.value = loudness(root.dataset.volume);
  out.connect(context.destination);
  for (const voice of voices) speak(context, voice, out);
  sounding = out;
  heard.push(sound);
  if (heard.length > 50) heard.shift();
};

/** A browser lets a page sound only after it was touched.
 * @param {string} [first] what is heard then
 */
const wake = async (first) => {
  if (root.dataset.sound === "off" || !window.AudioContext) return;
  context ??= new AudioContext();
  if (context.state !== "running") await context.resume();
  play(first);
};
for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => wake(), true);

document.addEventListener("starboard:sound", (event) => {
  const { sound, isAtOnce } = event.detail;
  together.push(sound);
  if (isAtOnce) return;
  play(together.length > 1 ? strongest(together) : sound);
  together = [];
});

const showSetting = () => {
  for (const button of all('[data-do="sound"]')) {
    button.setAttribute("aria-pressed", String(root.dataset.sound !== "off"));
  }
};
document.addEventListener("change", (event) => {
  const field = targetOf(event);
  if (!(field instanceof HTMLInputElement) || !["sound", "volume"].includes(field.name)) return;
  root.dataset[field.name] = field.value;
  showSetting();
  // So that one knows how it sounds.
  wake("turn");
});

/** Turns the sound on or off, as the menu does. */
export const toggleSound = () => {
  const to = toggled(root.dataset.sound);
  /** @type {HTMLInputElement | null} */
  const field = one(`.settings [name="sound"][value="${to}"]`);
  if (!field) return;
  field.checked = true;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  const said = one('[data-do="sound"]')?.dataset[to];
  const live = byId("live");
  if (!said || !live) return;
  const words = document.createElement("p");
  words.textContent = said;
  live.append(words);
};

document.addEventListener("click", (event) => {
  if (around(event, '[data-do="sound"]')) toggleSound();
});

export const sound = { heard };
