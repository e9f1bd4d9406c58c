import { splitAtNumbers } from "../domain/typed-numbers.ts";
import { escaped } from "./renderer.ts";

/** A text of a picture and its space. */
export interface Words {
  text: string;
  isRtl: boolean;
  colour: string;
  /** Sizes to try, in pixels, largest first. */
  sizes: readonly number[];
  left: number;
  top: number;
  width: number;
  height: number;
  /** Lines begin at the reading side or are centred. */
  align: "start" | "middle";
  /** The position of the text in a taller space. */
  stands: "top" | "middle";
}

/** Relative to the size. Arabic has marks above and below its letters. */
const LEADING = { ltr: 1.26, rtl: 1.45 } as const;
/** From the middle of a line to its baseline: half the height of a capital letter. */
const BASELINE = 0.35;
/** Latin words and numbers with the characters between them. */
const LEFT_TO_RIGHT = /[\p{Script=Latin}\d+](?:[\p{Script=Latin}\d .,:/×°%'’&+–-]*[\p{Script=Latin}\d%°])?/gu;
/** The ones that would be torn apart in Arabic: phone numbers and words with a Latin letter, such as 40°C. A range is not. */
const isTorn = (run: string) => /^\+|\p{Script=Latin}/u.test(run) || splitAtNumbers(run).length > 1;
/** Letters with their marks, which no line break may separate. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;
/** Invisible characters, except for those that join Arabic letters and set directions. */
const INVISIBLE = /(?![\u200c-\u200f])\p{C}/gu;
/** More marks on one letter than in any word, which would overflow the space. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Whether a text is read from right to left: most of its letters decide. */
export const isArabic = (text: string): boolean =>
  (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);

/** A line of words. */
export interface Line {
  text: string;
  isRtl: boolean;
  /** In pixels. */
  size: number;
  /** The point at which reading begins or, for centred lines, the middle; on the baseline. */
  x: number;
  y: number;
}

/** The lines of words, at the largest size at which they fit. Text that does not fit at the smallest size is left out. */
export function placedLines(words: Words, widthOf: (text: string) => number): Line[] {
  const { isRtl, align, stands, left, top, width, height } = words;
  const { size, lines } = fitted(words, widthOf);
  const leading = leadingOf(words, size);
  const first = stands === "middle" ? top + (height - lines.length * leading) / 2 : top;
  const x = align === "middle" ? left + width / 2 : isRtl ? left + width : left;
  return lines.map((text, index) => {
    const y = first + (index + 0.5) * leading + size * BASELINE;
    return { text, isRtl, size, x, y };
  });
}

/** The words as SVG. */
export const wordsSvg = (words: Words, widthOf: (text: string) => number): string =>
  placedLines(words, widthOf)
    .map((line) => lineSvg(line, words))
    .join("");

/** A line as SVG. */
export function lineSvg(
  { text, isRtl, size, x, y }: Line,
  { align, colour }: Pick<Words, "align" | "colour">,
): string {
  const anchor = align === "middle" ? "middle" : isRtl ? "end" : "start";
  return `<text x="${x}" y="${y.toFixed(1)}" font-size="${size}" fill="${colour}" text-anchor="${anchor}">${directed(text, isRtl)}</text>`;
}

/** The width of a space, relative to the size. */
export const spaceWidth = (widthOf: (text: string) => number): number => widthOf("n n") - 2 * widthOf("n");

/** The renderer lays out every line from left to right, unless it is marked as isolated from its surroundings. */
const directed = (line: string, isRtl: boolean): string =>
  isRtl
    ? `\u2067${escaped(line.replace(LEFT_TO_RIGHT, (run) => (isTorn(run) ? `\u2066${run}\u2069` : run)))}\u2069`
    : escaped(line);

const leadingOf = ({ isRtl }: Pick<Words, "isRtl">, size: number): number =>
  size * LEADING[isRtl ? "rtl" : "ltr"];

/** The largest of the sizes at which a text fits, and its lines there. Words are split or left out only at the smallest. */
export function fitted(
  { text, sizes, width, height, isRtl }: Pick<Words, "text" | "sizes" | "width" | "height" | "isRtl">,
  widthOf: (text: string) => number,
): { size: number; lines: string[] } {
  const words = tidy(text).split(" ").filter(Boolean);
  const linesAt = (size: number, parts: readonly string[]) => wrapped(parts, width / size, widthOf);
  const maxAt = (size: number) => Math.max(1, Math.floor(height / leadingOf({ isRtl }, size)));
  for (const size of sizes) {
    if (words.some((word) => widthOf(word) > width / size)) continue;
    const lines = linesAt(size, words);
    if (lines.length <= maxAt(size)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  const max = maxAt(size);
  const lines = linesAt(
    size,
    words.flatMap((word) => parted(word, width / size, widthOf)),
  );
  if (lines.length <= max) return { size, lines };
  const last = (lines[max - 1] ?? "").replace(/[\s،,.]+$/, "");
  return { size, lines: [...lines.slice(0, max - 1), `${last}…`] };
}

const tidy = (text: string): string =>
  text.normalize("NFC").replace(/\s+/g, " ").replace(INVISIBLE, "").replace(PILED_MARKS, "$1");

/** Words do not join across a space, so a line is as wide as its words and spaces together. */
function wrapped(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const space = spaceWidth(widthOf);
  const lines: string[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const beside = end + space + widthOf(word);
    if (beside <= width) lines.push(`${lines.pop() ?? ""} ${word}`);
    else lines.push(word);
    end = beside <= width ? beside : widthOf(word);
  }
  return lines;
}

/** Splits a word that is too long for a line. */
function parted(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const letters = word.match(LETTERS) ?? [];
  const average = widthOf(word) / letters.length;
  const pieces: string[] = [];
  while (letters.length > 0) {
    let count = Math.max(1, Math.floor(width / average));
    while (count > 1 && widthOf(letters.slice(0, count).join("")) > width) count--;
    pieces.push(letters.splice(0, count).join(""));
  }
  return pieces;
}
