import { plainArabic } from "@domain/clean-text";
import { latinDigits } from "@domain/latin-digits";

/**
 * A text as people look for it: in small letters, Arabic without vowel marks, with one form each of alif, of a hamza's seat and
 * of the letters whose dots not everybody writes, also as Persian keyboards write them, and Latin digits. `private.fold_text` is the same rule.
 */
export const foldText = (text: string): string =>
  latinDigits(plainArabic(text.normalize("NFC").toLowerCase()))
    .replace(/[ىیئ]/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/ؤ/g, "و")
    .replace(/ک/g, "ك")
    .replace(/ء/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** The words that are looked for. With "the" of Arabic away from them, they are found with and without it. */
export const wordsToFind = (typed: string): string[] =>
  foldText(typed)
    .split(" ")
    .map((word) => word.replace(/^ال(?=..)/, ""))
    .filter((word) => word !== "");

/** Whether all of the typed words are in a text, in whatever form they are written; true for a text of no word, false for one of signs alone. */
export function isFoundIn(text: string, typed: string): boolean {
  if (typed.trim() === "") return true;
  const words = wordsToFind(typed);
  const folded = foldText(text);
  return words.length > 0 && words.every((word) => folded.includes(word));
}
