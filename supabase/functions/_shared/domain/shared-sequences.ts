import { sequencesOf } from "./own-words.ts";

/** How much of the shorter of two texts is in the other as well: the share of its five-word sequences, from 0 to 1. */
export function sharedSequences(first: string, second: string): number {
  const [fewer, more] = [sequencesOf(first), sequencesOf(second)].toSorted((a, b) => a.size - b.size);
  if (!fewer || !more || fewer.size === 0) return 0;
  return [...fewer].filter((sequence) => more.has(sequence)).length / fewer.size;
}
