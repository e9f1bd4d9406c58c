import { wordsOf, type TextBlock } from "@domain/text-blocks";
import type { Locale } from "@/config/locales";

/** A sentence in one piece and in words. */
export interface Sentence {
  text: string;
  words: string[];
}

/** After these a full stop ends no sentence; after the others it does unless what follows begins small. */
const ABBREVIATION = /(?:^|[\s(.])(?:dr|mr|mrs|ms|prof|st|vs|no|approx|fig|e\.g|i\.e|\p{L})$/iu;
const FINAL_ABBREVIATION = /(?:^|[\s(])(?:[ap]\.m|etc|min|hrs?|tel|ext)$/i;

/** Closing quotation marks and brackets belong to the sentence they close. */
const CLOSING = "[\"'”’»)\\]]*";
const ENGLISH_END = new RegExp(`[.!?…]+${CLOSING}(?=\\s|$)`, "gu");
/** In Arabic a space after the sign is often left out. */
const ARABIC_END = new RegExp(`[.!?؟…]+${CLOSING}`, "gu");

/**
 * The sentences of one block of text. Arabic is split on `.`, `!`, `?`, `؟` and `…`; a stop inside a number, an address or an
 * abbreviation splits nothing, in either language.
 */
export function sentencesOf(text: string, locale: Locale): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const add = (to: number) => {
    const piece = text.slice(from, to).trim();
    const words = wordsOf(piece);
    if (words.length > 0) sentences.push({ text: piece, words });
    from = to;
  };
  for (const match of text.matchAll(locale === "ar" ? ARABIC_END : ENGLISH_END)) {
    const end = match.index + match[0].length;
    if (match[0] === "." && isNoEnd(text, match.index, locale)) continue;
    add(end);
  }
  add(text.length);
  return sentences;
}

function isNoEnd(text: string, at: number, locale: Locale): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  const after = text.slice(at + 1, at + 3);
  if (locale === "ar" && /[\dA-Za-z]$/.test(before) && /^[\dA-Za-z]/.test(after)) return true;
  // "at 8 p.m. Call us" is two sentences, "at 8 p.m. and later" is one.
  if (FINAL_ABBREVIATION.test(before)) return /^\s?[\p{Ll}\d]/u.test(after);
  return after.trim() !== "" && ABBREVIATION.test(before);
}

/** The sentences of an article: a list's item is one at least; headings and tables are none. */
export const articleSentences = (blocks: readonly TextBlock[], locale: Locale): Sentence[] =>
  blocks.filter(({ kind }) => kind === "paragraph").flatMap(({ text }) => sentencesOf(text, locale));
