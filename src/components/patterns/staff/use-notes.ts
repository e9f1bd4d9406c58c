import { useState } from "react";

/** A note on a text; without a paragraph it is about the whole. */
interface WrittenNote {
  paragraph?: number;
  note: string;
}

/** As the database takes them. */
export const MAX_NOTE = 2000;

/** The place of the note on the whole text; those of paragraphs begin with 1. */
export const WHOLE = 0;

/** Notes that are being written, by the number of their paragraph. */
export type Notes = ReturnType<typeof useNotes>;

export function useNotes() {
  const [written, setWritten] = useState<Readonly<Record<number, string>>>({});
  const [latest, setLatest] = useState<number>();
  const write = (number: number, text: string) => setWritten((before) => ({ ...before, [number]: text }));
  return {
    isOpen: (number: number): boolean => written[number] !== undefined,
    /** Whether its field is the one that was opened last. */
    isNew: (number: number): boolean => latest === number,
    text: (number: number): string => written[number] ?? "",
    open: (number: number) => {
      setLatest(number);
      write(number, "");
    },
    write,
    remove: (number: number) =>
      setWritten((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => Number(name) !== number)),
      ),
    /** Puts all of them into that on the whole text, each behind the words that it is about: their paragraphs are others now. */
    gather: (wordsOf: (number: number) => string) =>
      setWritten((before) => {
        const { [WHOLE]: whole = "", ...others } = before;
        const lines = Object.entries(others)
          .filter(([, text]) => text.trim() !== "")
          .map(([name, text]) => `${quote(wordsOf(Number(name)))}\n${text.trim()}`);
        return lines.length === 0 ? before : { [WHOLE]: [whole, ...lines].filter(Boolean).join("\n\n") };
      }),
    clear: () => setWritten({}),
    /** The notes that are not empty, in the order of the text, with the note on the whole text first. */
    list: (): WrittenNote[] =>
      Object.entries(written)
        .map(([name, text]) => ({ paragraph: Number(name), note: text.trim() }))
        .filter(({ note }) => note !== "")
        .sort((a, b) => a.paragraph - b.paragraph)
        .map(({ paragraph, note }) => (paragraph === WHOLE ? { note } : { paragraph, note })),
  };
}

const MAX_QUOTED = 80;

/** The beginning of a paragraph, between marks that both languages read. */
export const quote = (words: string): string =>
  `« ${words.length > MAX_QUOTED ? `${words.slice(0, MAX_QUOTED)}…` : words} »`;
