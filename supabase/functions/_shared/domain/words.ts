import { textBlocks, type TextBlock } from "./text-blocks.ts";

/**
 * Letters and digits of any script with their marks; an apostrophe or a hyphen joins two of them, and between digits so do
 * the signs of decimals, times and dates: "don't", "well-being", "38.5" and "24/7" are one word each.
 */
const WORD =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:['’\u2010\u2011-]|(?<=\p{N})[.,:/](?=\p{N}))[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/** The words of a text, in English and in Arabic. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

export const countWords = (blocks: readonly TextBlock[]): number =>
  blocks.reduce((sum, { text }) => sum + wordsOf(text).length, 0);

/** How many words of an article's Markdown a reader reads: markup, addresses and markers are none. */
export const wordCount = (markdown: string): number => countWords(textBlocks(markdown));
