import type { Locale } from "./locales.ts";

/** Words so common that every page of prose in the language contains them. */
const COMMON = {
  en: new Set("the and of to a in is you for that with or it be your are on not at".split(" ")),
  ar: new Set("في من على إلى أو لا ما أن عن مع هذا هذه التي الذي إذا قد كل بعد قبل ثم".split(" ")),
} as const;

/** The lowest share of common words; prose has about twice as many. */
const MIN_COMMON = { en: 0.15, ar: 0.06 } as const;
const MIN_ARABIC_LETTERS = 0.8;
const MAX_ARABIC_LETTERS_IN_ENGLISH = 0.05;

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Whether prose is in a language: by its letters, and by the share of the language's most common words. */
export function isInLanguage(words: readonly string[], locale: Locale): boolean {
  const letters = words.join("").match(/\p{L}/gu) ?? [];
  const arabic = share(letters.filter((letter) => /\p{Script=Arabic}/u.test(letter)).length, letters.length);
  if (letters.length === 0) return false;
  if (locale === "ar" ? arabic < MIN_ARABIC_LETTERS : arabic > MAX_ARABIC_LETTERS_IN_ENGLISH) return false;
  const common = words.filter((word) => {
    const bare = word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
    // In Arabic "and" is attached to the next word.
    return COMMON[locale].has(bare) || (locale === "ar" && COMMON.ar.has(bare.replace(/^و/, "")));
  }).length;
  return share(common, words.length) >= MIN_COMMON[locale];
}
