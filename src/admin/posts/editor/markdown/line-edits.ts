import { cleanLineStart } from "@domain/clean-text";
import { latinDigits } from "@domain/latin-digits";
import { touchedLines, type Edit, type Selected } from "./markdown-field";

const HEADING = /^#{1,6}[ \t]+/;
const BULLET = /^([ \t]*)[-+*][ \t]+/;
const NUMBER = /^([ \t]*)[\d٠-٩۰-۹]{1,9}[.)][ \t]+/;
const ITEM = /^([ \t]*)(?:([-+*])|([\d٠-٩۰-۹]{1,9})([.)]))[ \t]+(\[[ xX]\][ \t]+)?/;

/** Makes the selected lines headings of a level; headings of that level become plain lines again. */
export function toggleHeading(selected: Selected, level: 1 | 2): Edit {
  const mark = `${"#".repeat(level)} `;
  return changeLines(
    selected,
    (line) => line.startsWith(mark),
    (line) => line.replace(HEADING, ""),
    (line) => mark + line.replace(HEADING, "").replace(BULLET, "").replace(NUMBER, ""),
  );
}

/** Makes the selected lines a bulleted list; a bulleted list becomes plain lines again. */
export const toggleBullets = (selected: Selected): Edit =>
  changeLines(
    selected,
    (line) => BULLET.test(line),
    (line) => line.replace(BULLET, "$1"),
    (line) =>
      line
        .replace(NUMBER, "$1")
        .replace(HEADING, "")
        .replace(/^[ \t]*/, "$&- "),
  );

/** Makes the selected lines a numbered list; a numbered list becomes plain lines again. */
export const toggleNumbers = (selected: Selected): Edit =>
  changeLines(
    selected,
    (line) => NUMBER.test(line),
    (line) => line.replace(NUMBER, "$1"),
    (line, index) =>
      line
        .replace(BULLET, "$1")
        .replace(HEADING, "")
        .replace(/^[ \t]*/, `$&${index + 1}. `),
  );

/** Empty lines stay, unless only empty lines are selected. */
function changeLines(
  selected: Selected,
  isOn: (line: string) => boolean,
  turnOff: (line: string) => string,
  turnOn: (line: string, index: number) => string,
): Edit {
  const { from, to, lines: touched } = touchedLines(selected);
  const lines = touched.map(cleanLineStart);
  const written = lines.filter((line) => line.trim() !== "");
  const chosen = written.length > 0 ? written : lines;
  const isAllOn = chosen.every(isOn);
  let index = -1;
  const changed = lines.map((line) => {
    if (line.trim() === "" && written.length > 0) return line;
    index += 1;
    if (isAllOn) return turnOff(line);
    // Numbered lines are numbered again, so that their numbers are consecutive.
    return turnOn(isOn(line) ? turnOff(line) : line, index);
  });
  const replacement = changed.join("\n");
  if (lines.length > 1) return { from, to, replacement, start: from, end: from + replacement.length };
  // In one line the caret stays at its letter.
  const moved = replacement.length - (to - from);
  const keep = (position: number) => Math.max(from, Math.min(position + moved, from + replacement.length));
  return { from, to, replacement, start: keep(selected.start), end: keep(selected.end) };
}

/**
 * Enter in a list: the next item begins; in an empty item the list ends.
 * @returns null when Enter is just a line break
 */
export function continueList({ text, start, end }: Selected): Edit | null {
  if (start !== end) return null;
  const { from, to, lines } = touchedLines({ text, start, end });
  const [written = ""] = lines;
  const line = cleanLineStart(written);
  const [mark, indent = "", bullet, number = "", sign = "", task] = ITEM.exec(line) ?? [];
  if (mark === undefined || start < from + mark.length + written.length - line.length) return null;
  if (line.length === mark.length) {
    // Without an empty line the next paragraph would belong to the last item.
    const replacement = /\S[ \t]*\n$/.test(text.slice(0, from)) ? "\n" : "";
    const caret = from + replacement.length;
    return { from, to, replacement, start: caret, end: caret };
  }
  const next = bullet ?? `${following(number)}${sign}`;
  const replacement = `\n${indent}${next} ${task ? "[ ] " : ""}`;
  return {
    from: start,
    to: end,
    replacement,
    start: start + replacement.length,
    end: start + replacement.length,
  };
}

/** The next number, in the same digits. */
function following(number: string): string {
  const zero = number.charCodeAt(0) - Number(latinDigits(number.charAt(0)));
  return String(Number(latinDigits(number)) + 1).replace(/\d/g, (figure) =>
    String.fromCharCode(zero + Number(figure)),
  );
}

/** Inserts a block on lines of its own, after the text before it. */
export function insertBlock({ text, start, end }: Selected, block: string): Edit {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const above = before.trim() === "" ? "" : "\n".repeat(Math.max(0, 2 - trailingBreaks(before)));
  const below = after.trim() === "" ? "\n" : "\n".repeat(Math.max(0, 2 - leadingBreaks(after)));
  const replacement = above + block + below;
  const caret = start + replacement.length;
  return { from: start, to: end, replacement, start: caret, end: caret };
}

const trailingBreaks = (text: string): number => /\n*$/.exec(text.slice(-2))?.[0].length ?? 0;
const leadingBreaks = (text: string): number => /^\n*/.exec(text.slice(0, 2))?.[0].length ?? 0;
