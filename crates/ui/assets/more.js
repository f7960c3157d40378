// The end of what comes after the first view.
import { explains } from "./explained.js";
import { sound } from "./sound.js";

Object.assign(window.Starboard, { sound, explains });
