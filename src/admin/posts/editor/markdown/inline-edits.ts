import { addressIn, addressMarkdown } from "@domain/link-address";
import { touchedLines, type Edit, type Selected } from "./markdown-field";

/** The marks before a line's own text: quotation, list and heading. */
const LINE_MARKS = /^(?:[ \t]*(?:>|[-+*]|[\d٠-٩۰-۹]{1,9}[.)]|#{1,6})[ \t]+)*[ \t]*/;

const WORD_BEFORE = /[\p{L}\p{M}\p{N}]+$/u;
const WORD_AFTER = /^[\p{L}\p{M}\p{N}]+/u;

/**
 * Makes the selection, or the word at the caret, bold, or takes that back. ⟦ ⟧ is the selection, ⟦⟧ the caret:
 *
 * | before                  | key    | after                        | why                                                      |
 * | ----------------------- | ------ | ---------------------------- | -------------------------------------------------------- |
 * | `rest ⟦now⟧`            | Bold   | `rest **⟦now⟧**`             | the selection                                            |
 * | `rest **⟦now⟧**`        | Bold   | `rest ⟦now⟧`                 | it is bold already                                       |
 * | `rest ⟦**now**⟧`        | Bold   | `rest ⟦now⟧`                 | stars in the selection are its marker                    |
 * | `rest ⟦now ⟧please`     | Bold   | `rest **⟦now⟧** please`      | with a space inside, `**now **` would not be bold        |
 * | `rest no⟦⟧w`            | Bold   | `rest **no⟦⟧w**`             | a caret in a word means the word, and stays a caret      |
 * | `rest **no⟦⟧w**`        | Bold   | `rest no⟦⟧w`                 |                                                          |
 * | `rest **right now⟦⟧**`  | Bold   | `rest **right now**⟦⟧`       | at the end of bold words the caret leaves them           |
 * | `rest **right now**⟦⟧`  | Bold   | `rest **right now⟦⟧**`       | and enters them again                                    |
 * | `rest ⟦⟧ please`        | Bold   | `rest **⟦⟧** please`         | the words to come                                        |
 * | `rest **⟦⟧** please`    | Bold   | `rest ⟦⟧ please`             |                                                          |
 * | `rest *⟦now⟧*`          | Bold   | `rest ***⟦now⟧***`           | two of three stars are bold, the third is italic         |
 * | `rest ***⟦now⟧***`      | Bold   | `rest *⟦now⟧*`               |                                                          |
 * | `rest ***⟦now⟧***`      | Italic | `rest **⟦now⟧**`             |                                                          |
 * | `rest ***now⟦⟧***`      | Italic | `rest ***now*⟦⟧**`           |                                                          |
 * | `- ⟦one` ⏎ `2. two⟧`    | Bold   | `⟦- **one**` ⏎ `2. **two**⟧` | emphasis ends with its line; marks of lists stay outside |
 * | `⟦**one**` ⏎ `two⟧`     | Bold   | `⟦**one**` ⏎ `**two**⟧`      | only where all lines are bold, they all become plain     |
 * | `كلمة⟦، ثم (⟧نص)`       | Bold   | `كلمة، **⟦ثم⟧** (نص)`        | punctuation beside a letter cannot begin emphasis        |
 */
export const toggleBold = (selected: Selected): Edit => toggleEmphasis(selected, 2);

/** Makes it italic, or undoes that, by the same rules as {@link toggleBold}. */
export const toggleItalic = (selected: Selected): Edit => toggleEmphasis(selected, 1);

/** Two stars are bold and one is italic, so three are both. */
function toggleEmphasis(selected: Selected, stars: 1 | 2): Edit {
  const isOn = (run: number) => (stars === 2 ? run >= 2 : run % 2 === 1);
  const { from, to, lines } = touchedLines(selected);
  if (lines.length === 1) {
    const start = Math.max(selected.start, from + (LINE_MARKS.exec(lines[0] ?? "")?.[0].length ?? 0));
    return toggleMarker({ ...selected, start: Math.min(start, selected.end) }, "*", stars, isOn);
  }
  // Markdown ends emphasis with its paragraph, so each line gets its own.
  const parts = lines.map((line) => {
    const marks = LINE_MARKS.exec(line)?.[0] ?? "";
    const content = line.slice(marks.length).trimEnd();
    const run = Math.min(leadingStars(content), trailingStars(content));
    return { line, marks, content, isOn: content !== "" && isOn(Math.min(run, content.length / 2)) };
  });
  const written = parts.filter(({ content }) => content !== "");
  const isAllOn = written.length > 0 && written.every((part) => part.isOn);
  const marker = "*".repeat(stars);
  const replacement = parts
    .map(({ line, marks, content, isOn: isLineOn }) => {
      if (content === "") return line;
      if (isAllOn) return marks + content.slice(stars, -stars);
      return isLineOn ? line : `${marks}${marker}${content}${marker}`;
    })
    .join("\n");
  return { from, to, replacement, start: from, end: from + replacement.length };
}

const leadingStars = (text: string): number => /^\**/.exec(text)?.[0].length ?? 0;
const trailingStars = (text: string): number => /\**$/.exec(text)?.[0].length ?? 0;

/**
 * Adds a marker, such as ** or a backtick, on both sides of a selection within one line, or removes it.
 * @param length of the marker
 * @param isOn whether this number of signs on both sides means that the selection has the marker already
 */
function toggleMarker(
  selected: Selected,
  sign: string,
  length: number,
  isOn: (run: number) => boolean,
): Edit {
  const { text } = selected;
  const { start, end } =
    sign === "*" ? withoutOuterPunctuation(selected) : wordOrTrimmedSelection(selected, sign);
  const isCaret = selected.start === selected.end;
  const { before, after } = countSignsBeside(text, start, end, sign);
  const inner = text.slice(start, end);
  const run = Math.min(before, after);
  // A caret stays a caret: with the word selected, the next letter would replace it.
  const moved = (by: number) =>
    isCaret ? { start: selected.start + by, end: selected.end + by } : { start: start + by, end: end + by };
  const step = isCaret ? caretStepOverMarker(selected, sign, length, isOn) : 0;
  if (step !== 0) return { from: selected.start, to: selected.start, replacement: "", ...moved(step) };
  if (run > 0 && isOn(run))
    return { from: start - length, to: end + length, replacement: inner, ...moved(-length) };
  const marker = sign.repeat(length);
  return { from: start, to: end, replacement: marker + inner + marker, ...moved(length) };
}

/** The number of signs directly before and after a range. */
function countSignsBeside(text: string, start: number, end: number, sign: string) {
  let before = 0;
  while (text[start - before - 1] === sign) before += 1;
  let after = 0;
  while (text[end + after] === sign) after += 1;
  return { before, after };
}

/**
 * The cases in which the key only moves the caret: out of marked words at their end, and back into them.
 * @returns the number of characters to move, 0 when the key changes the text
 */
function caretStepOverMarker(
  { text, start: caret }: Selected,
  sign: string,
  length: number,
  isOn: (run: number) => boolean,
): number {
  const { before, after } = countSignsBeside(text, caret, caret, sign);
  const isBehindText = /\S/.test(text.charAt(caret - before - 1));
  // The same number on both sides is a marker without words.
  if (!isBehindText || (before > 0 && before === after)) return 0;
  if (after > 0 && isOn(after)) return length;
  return before > 0 && isOn(before) ? -length : 0;
}

const LETTER = /[^\s\p{P}\p{S}]/u;
const NO_BEGINNING = /[\s.,:;!?،؛؟۔\p{Pe}]/u;
const NO_END = /[\s\p{Ps}]/u;

/**
 * Leaves out punctuation at the ends of a selection next to a letter: there the dialect reads no emphasis that begins with a
 * comma or a closing bracket, or that ends with an opening one.
 */
function withoutOuterPunctuation(selected: Selected): { start: number; end: number } {
  const { text } = selected;
  let { start, end } = wordOrTrimmedSelection(selected, "*");
  const inner = { start, end };
  if (LETTER.test(text.charAt(start - 1)))
    while (start < end && NO_BEGINNING.test(text.charAt(start))) start += 1;
  if (LETTER.test(text.charAt(end))) while (end > start && NO_END.test(text.charAt(end - 1))) end -= 1;
  return start < end ? { start, end } : inner;
}

/** The word at a caret, or a selection without the spaces and the signs at its ends. */
function wordOrTrimmedSelection(
  { text, start, end }: Selected,
  sign: string,
): { start: number; end: number } {
  if (start === end) {
    const before = WORD_BEFORE.exec(text.slice(Math.max(0, start - 100), start))?.[0].length ?? 0;
    const after = WORD_AFTER.exec(text.slice(end, end + 100))?.[0].length ?? 0;
    return { start: start - before, end: end + after };
  }
  const isOuter = (character: string | undefined) =>
    character !== undefined && (character === sign || /\s/.test(character));
  let [inner, outer] = [start, end];
  while (inner < outer && isOuter(text[inner])) inner += 1;
  while (outer > inner && isOuter(text[outer - 1])) outer -= 1;
  return { start: inner, end: outer };
}

/** Puts code between backticks, or several lines into a fence, or undoes that. */
export function toggleCode(selected: Selected): Edit {
  const { from, to, lines } = touchedLines(selected);
  if (lines.length === 1) return toggleMarker(selected, "`", 1, () => true);
  const isFenced = /^```\s*$/.test(lines[0] ?? "") && /^```\s*$/.test(lines.at(-1) ?? "");
  const replacement = isFenced ? lines.slice(1, -1).join("\n") : ["```", ...lines, "```"].join("\n");
  return { from, to, replacement, start: from, end: from + replacement.length };
}

/** Words may contain brackets after a backslash, and an address may contain them in pairs. */
const LINKS =
  /(?<![!\\])\[((?:\\.|[^[\]\\\n]|\[(?:\\.|[^[\]\\\n])*\])*)\]\((?:<([^<>\n]*)>|((?:\\.|[^()\\\n]|\((?:\\.|[^()\\\n])*\))*))\)/g;
const ADDRESS_TO_BE = "https://";

/**
 * Makes the selection a link and selects its address to be typed; for a selected address it selects the words. A link that is
 * selected, or contains the caret, becomes its text again.
 */
export function toggleLink({ text, start, end }: Selected): Edit {
  const { from, lines } = touchedLines({ text, start, end });
  for (const match of (lines[0] ?? "").matchAll(LINKS)) {
    const whole = match[0];
    const first = from + match.index;
    const isWithin = start >= first && end <= first + whole.length;
    if (isWithin) {
      const words = wordsOfLink(match);
      return {
        from: first,
        to: first + whole.length,
        replacement: words,
        start: first,
        end: first + words.length,
      };
    }
  }
  const found = addressAt({ text, start, end });
  if (found) {
    const { address, ...place } = found;
    const replacement = `[](${addressMarkdown(address)})`;
    return { ...place, replacement, start: place.from + 1, end: place.from + 1 };
  }
  const words = wordOrTrimmedSelection({ text, start, end }, " ");
  const chosen = text.slice(words.start, words.end).replace(/(?<!\s)\s*\n\s*/g, " ");
  const place = { from: words.start, to: words.end };
  // Links cannot be nested, and a single bracket would end the words.
  const label = chosen
    .replace(LINKS, (...match: string[]) => wordsOfLink(match))
    .replace(/(?<!\\)[[\]]/g, String.raw`\$&`);
  const addressStart = place.from + label.length + "[](".length;
  return {
    ...place,
    replacement: `[${label}](${ADDRESS_TO_BE})`,
    start: addressStart,
    end: addressStart + ADDRESS_TO_BE.length,
  };
}

const MAX_ADDRESS = 2_000;
/** Characters before the caret that may belong to an address. */
const RUN_BEFORE = /[^\s<>()[\]{}|«»"“”،؛؟]*$/;
const RUN_AFTER = /^[^\s<>()[\]{}|«»"“”،؛؟]*/;
/** Punctuation around an address. */
const SIGNS_BEFORE = /^[\s<(«“"']*/;
const SIGNS_AFTER = /[\s>»”"',.;:!?،؛؟…]*$/;

/** The address that is selected, or that contains the caret. Angle brackets around it are Markdown's, and are included. */
function addressAt({
  text,
  start,
  end,
}: Selected): { from: number; to: number; address: string } | undefined {
  if (end - start > MAX_ADDRESS) return undefined;
  const isCaret = start === end;
  const before = isCaret
    ? (RUN_BEFORE.exec(text.slice(Math.max(0, start - 500), start))?.[0].length ?? 0)
    : 0;
  const after = isCaret ? (RUN_AFTER.exec(text.slice(end, end + 500))?.[0].length ?? 0) : 0;
  const run = text.slice(start - before, end + after);
  const signs = SIGNS_BEFORE.exec(run)?.[0] ?? "";
  const rest = run.slice(signs.length);
  const open = rest.includes("(") ? rest : rest.replace(/\)[\s)>»”"',.;:!?،؛؟…]*$/, "");
  const written = open.slice(0, open.length - (SIGNS_AFTER.exec(open)?.[0].length ?? 0));
  const address = addressIn(written);
  if (address === undefined) return undefined;
  const from = start - before + signs.length;
  const to = from + written.length;
  const isPointed = text[from - 1] === "<" && text[to] === ">";
  return isPointed ? { from: from - 1, to: to + 1, address } : { from, to, address };
}

/** The words of a link without any are its address. */
const wordsOfLink = ([, words = "", pointed, address]: readonly string[]): string =>
  words.replace(/\\([[\]])/g, "$1") || pointed || address || "";

/** A picture in Markdown. Characters that would end its text or its address are escaped. */
export function imageMarkdown(alt: string, url: string): string {
  const words = alt
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[[\]\\]/g, String.raw`\$&`);
  return `![${words}](${addressMarkdown(url.trim())})`;
}

/** Replaces the selection by a text and puts the caret after it. */
export function insertText({ start, end }: Selected, text: string): Edit {
  const caret = start + text.length;
  return { from: start, to: end, replacement: text, start: caret, end: caret };
}

/**
 * Replaces a part that was at `start` during the analysis, and selects it.
 * @returns null when the part is gone
 */
export function replacePart(
  text: string,
  part: { start: number; text: string },
  replacement: string,
): Edit | null {
  const from = text.startsWith(part.text, part.start) ? part.start : text.indexOf(part.text);
  if (from === -1) return null;
  return { from, to: from + part.text.length, replacement, start: from, end: from + replacement.length };
}
