import { type Bytes, startsWith, UnreadableMedia } from "./bytes.ts";

const COMMENTS = "\u0003vorbis";
const STREAM_INFO = 0;
const PADDING = 1;
const SEEK_TABLE = 3;

/**
 * Overwrites the comments (artist, title, location) in the three headers of Vorbis sound. @throws UnreadableMedia without them
 */
export function emptyVorbis(bytes: Bytes, from: number, to: number): void {
  // The number of packets minus one, then the length of each except the last.
  let at = from + 1;
  const lengths = [0, 0].map(() => {
    let length = 0;
    let part = 255;
    while (part === 255 && at < to) {
      part = bytes[at] ?? 0;
      length += part;
      at += 1;
    }
    return length;
  });
  const [identification = 0, comments = 0] = lengths;
  const start = at + identification;
  const end = start + comments;
  const hasRoom = bytes[from] === 2 && end < to && comments >= COMMENTS.length + 9;
  if (!hasRoom || !startsWith(bytes.subarray(start, end), COMMENTS))
    throw new UnreadableMedia("The sound has no headers.");
  // An empty program name that fills the space, no comments, and the final bit.
  bytes.fill(0, start + COMMENTS.length, end);
  new DataView(bytes.buffer, bytes.byteOffset + start + COMMENTS.length).setUint32(
    0,
    comments - COMMENTS.length - 9,
    true,
  );
  bytes[end - 1] = 1;
}

/** Turns comments, pictures and programs' notes in the header of FLAC sound into padding. */
export function emptyFlac(bytes: Bytes, from: number, to: number): void {
  for (let at = from; at < to;) {
    const [kind = 0, high = 0, middle = 0, low = 0] = bytes.subarray(at, at + 4);
    const end = at + 4 + high * 65536 + middle * 256 + low;
    if (end > to) throw new UnreadableMedia(`The block of sound at ${at} has no end.`);
    if (![STREAM_INFO, SEEK_TABLE].includes(kind & 127)) {
      bytes[at] = (kind & 128) + PADDING;
      bytes.fill(0, at + 4, end);
    }
    at = end;
  }
}
