import type { Locale } from "./locales.ts";

const NO_LETTER_BEFORE = "(?<![\\p{L}\\p{N}])";
const NO_LETTER_AFTER = "(?![\\p{L}\\p{N}])";
/** Between the words of a keyword; "doctor-on-call" is "doctor on call". */
const BETWEEN = "[\\s\\u2010-\\u2014-]+";

/** Arabic writes "and", "in", "for" and "the" onto the word: "للطبيب" and "والطبيب" are "طبيب". */
const ARABIC_PREFIX = "[وف]?(?:لل|[بك]?ال|[بكل])?";

/** Arabic without vowel marks and stretching, and with one form of alif: people write them or not. */
export const plainArabic = (text: string): string =>
  text.replace(/[\u064b-\u065f\u0670\u0640]/g, "").replace(/[أإآٱ]/g, "ا");

const plain = (text: string, locale: Locale): string => {
  const lower = text.normalize("NFC").toLowerCase();
  // Nor does everybody write the dots of a final letter.
  return locale === "ar" ? plainArabic(lower).replace(/ى/g, "ي").replace(/ة/g, "ه") : lower;
};

/**
 * Looks for a keyword as people write it: upper or lower case, with hyphens or spaces, in Arabic with or without vowel marks,
 * article and prefixes, but only as whole words.
 * @returns a function from a text to how often it contains the keyword
 */
export function keywordCounter(keyword: string, locale: Locale): (text: string) => number {
  const parts = plain(keyword, locale).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (parts.length === 0) return () => 0;
  const words = parts.map((part) => (locale === "ar" ? arabicWord(part) : part));
  const pattern = new RegExp(NO_LETTER_BEFORE + words.join(BETWEEN) + NO_LETTER_AFTER, "gu");
  return (text) => plain(text, locale).match(pattern)?.length ?? 0;
}

function arabicWord(word: string): string {
  // Short ones are particles of their own, such as "في".
  if (word.length <= 2) return word;
  const stem = word.length > 4 && word.startsWith("ال") ? word.slice(2) : word;
  return ARABIC_PREFIX + stem;
}
