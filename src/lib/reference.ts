import { ALPHABET, codeOf, hashOf } from "./click-code";

export { newCode } from "./click-code";

/**
 * The code of a page's contact button, which its prerendered link has: the same page and button always give the same one, so
 * it says where a chat began and nothing about who began it. Without script it stays; 25 bits of a hash.
 */
export function referenceOf(path: string, source: string): string {
  const hash = hashOf(`${path}|${source}`);
  return Array.from({ length: 5 }, (_, index) => ALPHABET[(hash >>> (index * 5)) & 31]).join("");
}

/** Whether a text can be the code of a click: with one wrong character it cannot. */
export function isValidCode(code: string): boolean {
  const numbers = Array.from(code, (character) => ALPHABET.indexOf(character));
  return numbers.length === 5 && !numbers.includes(-1) && codeOf(numbers.slice(0, 4)) === code;
}
