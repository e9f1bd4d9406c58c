import { ALPHABET, codeOf, hashOf } from "./click-code";

export { newCode } from "./click-code";

/**
 * The code of a contact button in its prerendered link: the same page and button always give the same code, so it shows where a
 * chat began and nothing about the visitor. Without script the link keeps it. It has 25 bits of a hash.
 */
export function referenceOf(path: string, source: string): string {
  const hash = hashOf(`${path}|${source}`);
  return Array.from({ length: 5 }, (_, index) => ALPHABET[(hash >>> (index * 5)) & 31]).join("");
}

/** Whether a text can be the code of a click. A code with one wrong character is never valid. */
export function isValidCode(code: string): boolean {
  const numbers = Array.from(code, (character) => ALPHABET.indexOf(character));
  return numbers.length === 5 && !numbers.includes(-1) && codeOf(numbers.slice(0, 4)) === code;
}
