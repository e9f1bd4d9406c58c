import { type Bytes, UnreadableMedia, viewOf } from "./bytes.ts";

/** Elements whose content is looked at one by one. Their end does not matter: no id has two meanings among them. */
const ENTERED = new Set([
  0x18538067, // Segment
  0x1549a966, // Info
  0x1654ae6b, // Tracks
  0xae, // TrackEntry
  0x1f43b675, // Cluster
]);
const KEPT = new Set([
  0x1a45dfa3, // EBML
  ...[0x114d9b74, 0x1c53bb6b], // where things are
  ...[0x2ad7b1, 0x4489], // scale of times, duration
  ...[0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x23314f, 0x55ee], // track
  ...[0x41e4, 0x22b59c, 0x22b59d, 0x86, 0x63a2, 0xaa, 0x56aa, 0x56bb, 0xe0, 0xe1, 0x6d80],
  ...[0xe7, 0xa7, 0xab, 0xa3, 0xa0], // cluster
]);
/** The names of the programs that wrote it, which have to be there and may be empty. */
const EMPTIED = new Set([0x4d80, 0x5741]);
const VOID = 0xec;
const TRACK_TYPE = 0x83;
const VIDEO_AND_AUDIO = [1, 2];
/** The last one may be cut off where a recording was. */
const BLOCKS = new Set([0xa3, 0xa0]);

/**
 * A WebM whose tags, attachments, chapters, titles and dates are overwritten where they are, so that all places in the file
 * stay. One with more than picture and sound is unreadable: subtitles of a drone say where it flew.
 */
export function cleanWebm(original: Bytes): Bytes {
  const bytes = original.slice();
  const view = viewOf(bytes);
  for (let at = 0; at < bytes.length;) {
    const id = readId(view, at);
    const size = readSize(view, at + id.length);
    const content = at + id.length + size.length;
    if (ENTERED.has(id.value)) {
      at = content;
      continue;
    }
    const end = content + size.value;
    if (BLOCKS.has(id.value) && end > bytes.length) break;
    if (!(end <= bytes.length)) throw new UnreadableMedia(`The element at ${at} has no end.`);
    if (id.value === TRACK_TYPE && !VIDEO_AND_AUDIO.includes(view.getUint8(end - 1)))
      throw new UnreadableMedia("There is more in it than picture and sound.");
    if (EMPTIED.has(id.value) || id.value === VOID) bytes.fill(0, content, end);
    else if (!KEPT.has(id.value)) overwrite(bytes, at, end);
    at = end;
  }
  return bytes;
}

/** The leading zeros of the first byte say how many follow. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

function readId(view: DataView, at: number): { value: number; length: number } {
  const length = lengthOf(view.getUint8(at));
  if (length > 4) throw new UnreadableMedia(`There is no element at ${at}.`);
  let value = 0;
  for (let index = 0; index < length; index += 1) value = value * 256 + view.getUint8(at + index);
  return { value, length };
}

/** Infinite where the size is not known. */
function readSize(view: DataView, at: number): { value: number; length: number } {
  const first = view.getUint8(at);
  const length = lengthOf(first);
  if (length > 8) throw new UnreadableMedia(`There is no size at ${at}.`);
  let value = first - 2 ** (8 - length);
  for (let index = 1; index < length; index += 1) value = value * 256 + view.getUint8(at + index);
  return { value: value === 2 ** (7 * length) - 1 ? Number.POSITIVE_INFINITY : value, length };
}

/** Puts an element that means nothing in the place of another one. */
function overwrite(bytes: Bytes, from: number, to: number): void {
  const sizeLength = Math.min(8, to - from - 1);
  bytes.fill(0, from, to);
  bytes[from] = VOID;
  let size = to - from - 1 - sizeLength;
  for (let index = sizeLength; index > 0; index -= 1) {
    bytes[from + index] = size % 256;
    size = Math.floor(size / 256);
  }
  bytes[from + 1] = (bytes[from + 1] ?? 0) | (2 ** (8 - sizeLength));
}
