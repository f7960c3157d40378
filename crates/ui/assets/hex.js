// Bytes as hexadecimal digits.

/** @param {Iterable<number>} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text */
export const unhex = (text) => Uint8Array.from(text.match(/../g) || [], (pair) => Number.parseInt(pair, 16));
