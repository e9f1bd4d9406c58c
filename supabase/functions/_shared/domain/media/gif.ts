import { type Bytes, join, slice, startsWith, UnreadableMedia, viewOf } from "./bytes.ts";

const HEADER_LENGTH = 13;
const DESCRIPTOR_LENGTH = 10;
const TRAILER = 0x3b;

/** The number of repetitions, and a colour profile. */
const KEPT_PROGRAMS = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"];

/** Cleans a GIF: removes comments, texts and programs' notes, including XMP, and data after its end. */
export function cleanGif(bytes: Bytes): Bytes {
  const view = viewOf(bytes);
  let at = HEADER_LENGTH + paletteLength(view.getUint8(10));
  const parts = [slice(bytes, 0, at)];
  // Some programs omit the trailer.
  while (at < bytes.length && view.getUint8(at) !== TRAILER) {
    const block = view.getUint8(at);
    if (block === 0x21) {
      const end = endOfBlocks(view, at + 2);
      if (isKept(view.getUint8(at + 1), bytes.subarray(at + 3, end))) parts.push(bytes.subarray(at, end));
      at = end;
    } else if (block === 0x2c) {
      const data = at + DESCRIPTOR_LENGTH + paletteLength(view.getUint8(at + 9)) + 1;
      const end = endOfBlocks(view, data);
      parts.push(bytes.subarray(at, end));
      at = end;
    } else throw new UnreadableMedia(`There is no block at ${at}.`);
  }
  parts.push(Uint8Array.of(TRAILER));
  return join(parts);
}

const paletteLength = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

const isKept = (label: number, content: Bytes): boolean =>
  label === 0xf9 || (label === 0xff && KEPT_PROGRAMS.some((name) => startsWith(content, name)));

/** Data is in blocks of up to 255 bytes; an empty one ends it. */
function endOfBlocks(view: DataView, from: number): number {
  let at = from;
  while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
  return at + 1;
}
