/** A text field's text and what is selected in it, in characters as the browser counts them. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** One change: `replacement` for what stands from `from` to `to`, and what is selected afterwards. */
export interface Edit {
  from: number;
  to: number;
  replacement: string;
  start: number;
  end: number;
}

/** The text as it is after a change. */
export const edited = ({ text }: Selected, { from, to, replacement }: Edit): string =>
  text.slice(0, from) + replacement + text.slice(to);

/** The lines that a selection touches, from the first one's beginning to the last one's end. */
export function touchedLines({ text, start, end }: Selected): { from: number; to: number; lines: string[] } {
  // From -1 on `lastIndexOf` would look at the first character.
  const from = start === 0 ? 0 : text.lastIndexOf("\n", start - 1) + 1;
  // A selection that ends at a line's beginning does not touch that line.
  const last = end > start && text[end - 1] === "\n" ? end - 1 : end;
  const newline = text.indexOf("\n", last);
  const to = newline === -1 ? text.length : newline;
  return { from, to, lines: text.slice(from, to).split("\n") };
}
