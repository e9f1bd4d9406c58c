import { type Bytes, nameAt, UnreadableMedia, viewOf } from "./bytes.ts";

/** A part of an MP4, MOV or AVIF: its size, its name, then its content. */
export interface Box {
  name: string;
  start: number;
  /** The start of its content. */
  content: number;
  end: number;
}

/** Bytes of a file; the end is exclusive. */
export type Range = readonly [from: number, to: number];

const SMALLEST = 8;

/** The boxes in a range. @throws UnreadableMedia when they do not fill it */
export function boxesIn(bytes: Bytes, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  // Some containers end with a zero size.
  for (let at = from; to - at >= SMALLEST;) {
    const box = boxAt(bytes, at, to);
    if (!box) throw new UnreadableMedia(`There is no box at ${at}.`);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box at a position; undefined without one, or when it ends after `to`. */
export function boxAt(bytes: Bytes, start: number, to: number): Box | undefined {
  if (to - start < SMALLEST) return undefined;
  const view = viewOf(bytes);
  const size = view.getUint32(start);
  const name = nameAt(view, start + 4);
  // 0 means up to the end of the file, 1 a size that needs more bytes.
  const isLarge = size === 1 && to - start >= 16;
  const content = start + (isLarge ? 16 : 8);
  const end = start + (isLarge ? Number(view.getBigUint64(start + 8)) : size || to - start);
  return content <= end && end <= to ? { name, start, content, end } : undefined;
}

/** The boxes in another one. In a box of descriptions, version and flags come first. */
export const childrenOf = (bytes: Bytes, { name, content, end }: Box): Box[] =>
  boxesIn(bytes, name === "meta" ? content + 4 : content, end);

export const childOf = (bytes: Bytes, box: Box, name: string): Box | undefined =>
  childrenOf(bytes, box).find((child) => child.name === name);

/** The box at the end of a path of names. @throws UnreadableMedia without one */
export function descend(bytes: Bytes, box: Box, ...names: string[]): Box {
  let found = box;
  for (const name of names) {
    const child = childOf(bytes, found, name);
    if (!child) throw new UnreadableMedia(`There is no ${name}.`);
    found = child;
  }
  return found;
}

/** Turns a box into a free one. All positions in the file stay. */
export function blank(bytes: Bytes, { start, content, end }: Box): void {
  bytes.set([0x66, 0x72, 0x65, 0x65], start + 4);
  bytes.fill(0, content, end);
}

/**
 * Overwrites unused bytes in these areas: cameras also write their location between the pictures.
 * @param areas of data, in the order of the file
 * @throws UnreadableMedia when a used range is in none of them, as in a truncated file
 */
export function keepOnly(bytes: Bytes, areas: readonly Range[], used: readonly Range[]): void {
  const left = merged(used).values();
  let next = left.next().value;
  for (const [start, end] of areas) {
    let at = start;
    for (; next && at <= next[0] && next[1] <= end; next = left.next().value) {
      bytes.fill(0, at, next[0]);
      at = next[1];
    }
    bytes.fill(0, at, end);
  }
  if (next) throw new UnreadableMedia(`What begins at ${next[0]} is not among the data.`);
}

/** In the order of the file, with adjacent ranges merged. */
function merged(ranges: readonly Range[]): Range[] {
  const found: [number, number][] = [];
  for (const [from, to] of ranges.filter((range) => range[0] < range[1]).sort((a, b) => a[0] - b[0])) {
    const last = found.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

/** Names of four letters each, separated by spaces. */
export const namesIn = (names: string): readonly string[] => names.match(/\S{4}/g) ?? [];

/** Reads consecutive numbers of 0 to 8 bytes. */
export class Cursor {
  readonly #view: DataView;

  constructor(
    bytes: Bytes,
    public at: number,
  ) {
    this.#view = viewOf(bytes);
  }

  take(length: number): number {
    let value = 0;
    for (let index = 0; index < length; index += 1)
      value = value * 256 + this.#view.getUint8(this.at + index);
    this.at += length;
    return value;
  }
}
