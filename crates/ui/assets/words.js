// Words as they are searched: without regard to capitals and to marks on letters.

/** @param {string} text */
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

/** Whether a text holds what is searched.
 * @param {string} text
 * @param {string} searched
 */
export const isFound = (text, searched) => plain(text).includes(plain(searched.trim()));
