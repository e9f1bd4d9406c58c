import { syllable } from "syllable";

/** More different words than any article has. */
const MAX_CACHED = 30_000;

/** Counting takes longer than looking up, and an article is counted again after each pause of its writer. */
const counted = new Map<string, number>();

/** Syllables of one English word; a number is read as one. */
export function syllablesOf(word: string): number {
  const key = word.toLowerCase();
  const known = counted.get(key);
  if (known !== undefined) return known;
  const count = Math.max(1, syllable(key));
  if (counted.size >= MAX_CACHED) counted.clear();
  counted.set(key, count);
  return count;
}
