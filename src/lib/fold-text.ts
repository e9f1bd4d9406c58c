import { plainArabic } from "@domain/clean-text";
import { latinDigits } from "@domain/latin-digits";

/**
 * A text in the form that a search compares: small letters, Arabic without vowel marks, with one form of alif, of the seat of a
 * hamza and of the letters that people write with or without dots, also as Persian keyboards write them, and Latin digits.
 * `private.fold_text` is the same rule.
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

/** The words of a search. The Arabic article is removed, so a word is found with and without it. */
export const wordsToFind = (typed: string): string[] =>
  foldText(typed)
    .split(" ")
    .map((word) => word.replace(/^ال(?=..)/, ""))
    .filter((word) => word !== "");

/** Whether a text contains all of the typed words, in any form; true for no words, false for signs alone. */
export function isFoundIn(text: string, typed: string): boolean {
  if (typed.trim() === "") return true;
  const words = wordsToFind(typed);
  const folded = foldText(text);
  return words.length > 0 && words.every((word) => folded.includes(word));
}
