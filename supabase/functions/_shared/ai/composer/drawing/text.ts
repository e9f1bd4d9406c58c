import type { Canvas, Colour } from "./canvas.ts";
import { glyph } from "./glyphs.ts";
import { shapeArabic } from "./shape-arabic.ts";

const ARABIC = /\p{Script=Arabic}/u;
const UNKNOWN = "•";

/** Whether a text is read from right to left. */
export const isArabic = (text: string): boolean => ARABIC.test(text);

/** The glyphs of a line from left to right. Numbers and Latin words inside Arabic keep their own direction. */
function visualGlyphs(line: string): string[] {
  if (!isArabic(line)) return [...line];
  const runs: { isRtl: boolean; words: string[] }[] = [];
  for (const word of line.split(" ")) {
    const isRtl = isArabic(word);
    const last = runs.at(-1);
    if (last && last.isRtl === isRtl) last.words.push(word);
    else runs.push({ isRtl, words: [word] });
  }
  return runs
    .map(({ isRtl, words }) =>
      isRtl ? [...words].reverse().map(arabicWord) : words.map((word) => [...word]),
    )
    .reverse()
    .flatMap((words, index) => [
      ...(index > 0 ? [" "] : []),
      ...words.flatMap((word, at) => (at > 0 ? [" ", ...word] : word)),
    ]);
}

/** Digits at the end or the beginning of a word ("و3") stay readable: they are turned back. */
const arabicWord = (word: string): string[] =>
  (word.match(/[0-9][0-9.,:/×-]*[0-9]|[\s\S]/g) ?? []).reduce<{ pending: string; glyphs: string[] }>(
    (state, part, index, parts) => {
      const isNumber = /^[0-9]/.test(part);
      const pending = isNumber ? state.pending : state.pending + part;
      const isEnd = index === parts.length - 1 || isNumber || /^[0-9]/.test(parts[index + 1] ?? "");
      if (!isEnd) return { ...state, pending };
      const shaped = [...shapeArabic(pending)].reverse();
      const glyphs = [...(isNumber ? [...part] : []), ...shaped, ...state.glyphs];
      return { pending: "", glyphs };
    },
    { pending: "", glyphs: [] },
  ).glyphs;

const outline = (name: string) => glyph(name) ?? glyph(UNKNOWN);

/** The width of a line in pixels. */
export const widthOf = (line: string, size: number): number =>
  visualGlyphs(line).reduce((sum, name) => sum + (outline(name)?.advance ?? 0), 0) * size;

export interface LineStyle {
  x: number;
  y: number;
  size: number;
  colour: Colour;
  anchor: "left" | "middle" | "right";
}

/** Draws a line with its baseline at `y`; `x` is its start, middle or end. */
export function drawLine(canvas: Canvas, line: string, { x, y, size, colour, anchor }: LineStyle): void {
  const shift = { left: 0, middle: 0.5, right: 1 }[anchor];
  let pen = x - widthOf(line, size) * shift;
  for (const name of visualGlyphs(line)) {
    const shape = outline(name);
    if (!shape) continue;
    const left = pen;
    if (shape.contours.length > 0) {
      canvas.fill(
        shape.contours.map((contour) =>
          contour.map((value, index) => (index % 2 === 0 ? left + value * size : y - value * size)),
        ),
        colour,
      );
    }
    pen += shape.advance * size;
  }
}

/** A text in lines of at most `width` pixels; the last one ends with … when there were more than `most`. */
export function wrapped(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? "").replace(/[\s،,.]+$/, "")}…`];
}

/** The largest of the sizes at which a text fits, and its lines there. */
export function fitted(
  text: string,
  sizes: readonly number[],
  { width, height, leading }: { width: number; height: number; leading: number },
): { size: number; lines: string[] } {
  const [smallest = 20] = [...sizes].sort((a, b) => a - b);
  for (const size of sizes) {
    const most = Math.max(1, Math.floor(height / (size * leading)));
    const lines = wrapped(text, size, width, Number.POSITIVE_INFINITY);
    if (lines.length <= most && lines.every((line) => widthOf(line, size) <= width)) return { size, lines };
  }
  const most = Math.max(1, Math.floor(height / (smallest * leading)));
  return { size: smallest, lines: wrapped(text, smallest, width, most) };
}
