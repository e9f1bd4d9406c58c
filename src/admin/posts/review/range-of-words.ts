import type { TextRange } from "../editor/analysis/analysed-text";

/** Fewer words than these are found in the wrong place. */
const MIN_WORDS = 2;

/**
 * Where a paragraph begins in the Markdown that it was made of: the longest beginning of its words that is written there in one piece.
 * @returns undefined when the words are gone, or begin with an emphasis at once
 */
export function rangeOfWords(markdown: string, words: string): TextRange | undefined {
  const [line = ""] = words.split("\n");
  const list = line.split(/\s+/);
  for (let count = list.length; count >= Math.min(MIN_WORDS, list.length); count -= 1) {
    const piece = list.slice(0, count).join(" ");
    const start = piece === "" ? -1 : markdown.indexOf(piece);
    if (start !== -1) return { start, end: start + piece.length };
  }
  return undefined;
}
