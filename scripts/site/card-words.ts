import { type Renderer, svgOf } from "../../supabase/functions/_shared/pictures/renderer";
import {
  type Line,
  placedLines,
  lineSvg,
  spaceWidth,
  type Words,
} from "../../supabase/functions/_shared/pictures/words";

/** Red, green and blue of every point, from 0 to 255, row after row. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Words that begin at the reading side. */
export type CardWords = Words & { align: "start" };

/** The shape of a part of a line. */
interface Shape {
  /** How much of every point it covers, from 0 to 255, row after row, without the empty rows and columns around. */
  cover: Uint8Array;
  width: number;
  height: number;
  /** From the point where the part begins, on its baseline, to the upper left corner. */
  left: number;
  top: number;
}

/** Shapes are forgotten when all together take more bytes than this. */
const KEPT = 8_000_000;

/**
 * A line that reads from left to right throughout: Latin letters, Western digits, and punctuation without direction marks. Its words stand
 * where they would alone.
 */
const LATIN_LINE = /^[\u0020-\u024f\u2010-\u2027\u2030-\u205e\p{M}€™−]*$/u;
/** A word that has its place from right to left whatever stands beside it: Arabic letters and punctuation, and no digit. */
const ARABIC_WORD = /^(?=.*\p{Script=Arabic})(?:(?!\p{N})[\p{Script=Arabic}\p{M}\p{P}])+$/u;

/**
 * The parts of a line that can be drawn alone, in the order of reading. In an Arabic line, everything from the first word with
 * other characters to the last one stays together, with the word before, on which the order of digits depends
 * (https://unicode.org/reports/tr9/#W2).
 */
export function partsOf({ text, isRtl }: Pick<Line, "text" | "isRtl">): string[] {
  const words = text.split(" ");
  if (!isRtl) return LATIN_LINE.test(text) ? words : [text];
  const isOther = (word: string) => !ARABIC_WORD.test(word);
  const first = words.findIndex(isOther);
  if (first === -1) return words;
  const end = words.findLastIndex(isOther) + 1;
  const start = Math.max(0, first - 1);
  return [...words.slice(0, start), words.slice(start, end).join(" "), ...words.slice(end)];
}

/**
 * @returns a function that draws words onto pictures. Each word is drawn once for each size:
 * the titles of a site repeat their words.
 */
export function createWordPainter({ widthOf, pixels }: Renderer) {
  const space = spaceWidth(widthOf);
  const shapes = new Map<string, Shape>();
  let kept = 0;

  function draw(text: string, size: number, isRtl: boolean): Shape {
    // Letters and marks reach out of their place, most above.
    const edge = size;
    const width = Math.ceil(widthOf(text) * size) + 2 * edge;
    const [x, y] = [isRtl ? width - edge : edge, 2 * edge];
    const line = lineSvg({ text, isRtl, size, x, y }, { align: "start", colour: "#000" });
    return cropped(pixels(svgOf(width, y + edge, line)), { x, y });
  }
  function shapeOf(text: string, size: number, isRtl: boolean): Shape {
    const key = `${size} ${isRtl} ${text}`;
    const known = shapes.get(key);
    if (known) return known;
    const shape = draw(text, size, isRtl);
    kept += shape.cover.length;
    if (kept > KEPT) {
      shapes.clear();
      kept = shape.cover.length;
    }
    shapes.set(key, shape);
    return shape;
  }

  return (picture: Picture, words: CardWords): void => {
    for (const line of placedLines(words, widthOf)) {
      let x = line.x;
      for (const part of partsOf(line)) {
        cover(picture, shapeOf(part, line.size, line.isRtl), { x, y: line.y }, words.colour);
        x += (line.isRtl ? -1 : 1) * (widthOf(part) + space) * line.size;
      }
    }
  };
}

/** The shape of what is drawn in black. */
function cropped(
  { data, width, height }: ReturnType<Renderer["pixels"]>,
  { x, y }: { x: number; y: number },
): Shape {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let point = 0; point < width * height; point++) {
    if (data[point * 4 + 3] === 0) continue;
    const [column, row] = [point % width, Math.floor(point / width)];
    left = Math.min(left, column);
    right = Math.max(right, column + 1);
    top = Math.min(top, row);
    bottom = row + 1;
  }
  const size = { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  const cover = new Uint8Array(size.width * size.height);
  for (let point = 0; point < cover.length; point++) {
    const [column, row] = [left + (point % size.width), top + Math.floor(point / size.width)];
    cover[point] = data[(row * width + column) * 4 + 3] ?? 0;
  }
  return { cover, ...size, left: left - x, top: top - y };
}

/** Covers a picture with a colour in a shape. Parts beyond the picture's edges are left out. */
function cover(picture: Picture, shape: Shape, at: { x: number; y: number }, colour: string): void {
  const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), "hex");
  const [left, top] = [Math.round(at.x + shape.left), Math.round(at.y + shape.top)];
  const firstRow = Math.max(0, -top);
  const endRow = Math.min(shape.height, picture.height - top);
  const firstColumn = Math.max(0, -left);
  const endColumn = Math.min(shape.width, picture.width - left);
  const { data } = picture;
  for (let row = firstRow; row < endRow; row++) {
    let to = ((top + row) * picture.width + left + firstColumn) * 3;
    const end = row * shape.width + endColumn;
    for (let from = row * shape.width + firstColumn; from < end; from++, to += 3) {
      const part = (shape.cover[from] ?? 0) / 255;
      if (part === 0) continue;
      data[to] = red * part + (data[to] ?? 0) * (1 - part);
      data[to + 1] = green * part + (data[to + 1] ?? 0) * (1 - part);
      data[to + 2] = blue * part + (data[to + 2] ?? 0) * (1 - part);
    }
  }
}
