import { foldText } from "@/lib/fold-text";
import { WithNumbers } from "@/components/ui/with-numbers";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

interface Part {
  text: string;
  isFound: boolean;
}

/** A text in parts: the words that were found, and the text between them. */
export function splitAtFound(text: string, words: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!words.has(foldText(word))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false });
    parts.push({ text: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}

/** How many characters may precede the first word found, so that it is among the three lines of a card. */
const MAX_BEFORE = 60;

/** The part of a passage from a little before the first word found, starting at a word. */
export function fromFirstFound(passage: string, words: ReadonlySet<string>): string {
  const [before, first] = splitAtFound(passage, words);
  if (!before || !first || before.isFound || before.text.length <= MAX_BEFORE) return passage;
  const start = passage.indexOf(" ", before.text.length - MAX_BEFORE) + 1;
  return `…${passage.slice(start > before.text.length ? before.text.length : start)}`;
}

/** A text with the found words marked, in whatever form they are written. */
export function MarkedText({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return splitAtFound(text, words).map((part, index) => {
    const key = index;
    return part.isFound ? (
      <mark key={key} className="bg-saffron-soft rounded-sm text-inherit">
        {part.text}
      </mark>
    ) : (
      <WithNumbers key={key} text={part.text} />
    );
  });
}
