import { type Bytes, nameAt, UnreadableMedia, viewOf } from "./bytes.ts";

/** A part of an MP4, MOV or AVIF: its size, its name, then its content. */
export interface Box {
  name: string;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

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

export const childOf = (bytes: Bytes, box: Box, name: string): Box | undefined =>
  boxesIn(bytes, box.content, box.end).find((child) => child.name === name);

/** Makes it a box that means nothing. All places in the file stay. */
export function blank(bytes: Bytes, { start, content, end }: Box): void {
  bytes.set([0x66, 0x72, 0x65, 0x65], start + 4);
  bytes.fill(0, content, end);
}

/** Reads numbers of 0, 4 or 8 bytes, one behind the other. */
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
