import { wordsOf } from "./text-blocks.ts";

const LENGTH = 5;

/** Every run of five words of a text, whatever its punctuation and capitals. */
function sequencesOf(text: string): Set<string> {
  const words = wordsOf(text.toLowerCase());
  return new Set(words.slice(LENGTH - 1).map((_, start) => words.slice(start, start + LENGTH).join(" ")));
}

/** How much of the shorter of two texts stands in the other as well: the share of its five-word sequences, from 0 to 1. */
export function sharedSequences(first: string, second: string): number {
  const [fewer, more] = [sequencesOf(first), sequencesOf(second)].toSorted((a, b) => a.size - b.size);
  if (!fewer || !more || fewer.size === 0) return 0;
  return [...fewer].filter((sequence) => more.has(sequence)).length / fewer.size;
}
