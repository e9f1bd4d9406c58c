import { type Bytes, nameAt, UnreadableMedia, viewOf } from "./bytes.ts";

/** A part of an MP4, MOV or AVIF: its size, its name, then its content. */
export interface Box {
  name: string;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

/** Bytes of a file, from the first to the one before the last. */
export type Range = readonly [from: number, to: number];

const SMALLEST = 8;

/** The boxes between two places. @throws UnreadableMedia where they do not fill them */
export function boxesIn(bytes: Bytes, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  // Some containers end with a size of zero and nothing behind it.
  for (let at = from; to - at >= SMALLEST;) {
    const box = boxAt(bytes, at, to);
    if (!box) throw new UnreadableMedia(`There is no box at ${at}.`);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box that begins there; undefined when there is none, or when it ends behind `to`. */
export function boxAt(bytes: Bytes, start: number, to: number): Box | undefined {
  if (to - start < SMALLEST) return undefined;
  const view = viewOf(bytes);
  const size = view.getUint32(start);
  const name = nameAt(view, start + 4);
  // 0 is for what ends with the file, 1 for a size that needs more room.
  const isLarge = size === 1 && to - start >= 16;
  const content = start + (isLarge ? 16 : 8);
  const end = start + (isLarge ? Number(view.getBigUint64(start + 8)) : size || to - start);
  return content <= end && end <= to ? { name, start, content, end } : undefined;
}

/** The boxes in another one. Of that with the description of pictures, version and flags come first. */
export const childrenOf = (bytes: Bytes, { name, content, end }: Box): Box[] =>
  boxesIn(bytes, name === "meta" ? content + 4 : content, end);

export const childOf = (bytes: Bytes, box: Box, name: string): Box | undefined =>
  childrenOf(bytes, box).find((child) => child.name === name);

/** The box at the end of a path of names. @throws UnreadableMedia when there is none */
export function descend(bytes: Bytes, box: Box, ...names: string[]): Box {
  let found = box;
  for (const name of names) {
    const child = childOf(bytes, found, name);
    if (!child) throw new UnreadableMedia(`There is no ${name}.`);
    found = child;
  }
  return found;
}

/** Makes it a box that means nothing. All places in the file stay. */
export function blank(bytes: Bytes, { start, content, end }: Box): void {
  bytes.set([0x66, 0x72, 0x65, 0x65], start + 4);
  bytes.fill(0, content, end);
}

/**
 * Overwrites what is in these areas and is used by nothing: cameras also write where they are between the pictures.
 * @param areas of data, in the order of the file
 * @throws UnreadableMedia when something that is used is in none of them, as in a file that was cut off
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

/** In the order of the file, with those that touch each other in one. */
function merged(ranges: readonly Range[]): Range[] {
  const found: [number, number][] = [];
  for (const [from, to] of ranges.filter((range) => range[0] < range[1]).sort((a, b) => a[0] - b[0])) {
    const last = found.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

/** Four letters each, separated by spaces. */
export const namesIn = (names: string): readonly string[] => names.match(/\S{4}/g) ?? [];

/** Reads numbers of 0 to 8 bytes, one behind the other. */
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
