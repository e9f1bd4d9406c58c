import { type Bytes, join, nameAt, slice, startsWith, viewOf } from "./bytes.ts";
import { exifOf, orientationOf } from "./orientation.ts";

const HEADER_LENGTH = 12;
const FRAME_HEADER_LENGTH = 16;
const EXIF_FLAG = 0b1000;
const XMP_FLAG = 0b0100;

const KEPT = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ICCP"]);

/** Cleans a WebP: removes EXIF (except the orientation), XMP and unknown chunks, also within the frames of an animation. */
export function cleanWebp(bytes: Bytes): Bytes {
  const end = Math.min(8 + viewOf(bytes).getUint32(4, true), bytes.length);
  const chunks = keptChunks(slice(bytes, HEADER_LENGTH, end));
  const [first] = chunks;
  if (first && startsWith(first, "VP8X")) {
    const isTurned = chunks.some((chunk) => startsWith(chunk, "EXIF"));
    first[8] = ((first[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (isTurned ? EXIF_FLAG : 0);
  }
  const file = join([bytes.subarray(0, HEADER_LENGTH), ...chunks]);
  viewOf(file).setUint32(4, file.length - 8, true);
  return file;
}

function keptChunks(bytes: Bytes): Bytes[] {
  const view = viewOf(bytes);
  const kept: Bytes[] = [];
  for (let at = 0; at < bytes.length;) {
    const name = nameAt(view, at);
    const size = view.getUint32(at + 4, true);
    const content = slice(bytes, at + 8, at + 8 + size);
    if (KEPT.has(name)) kept.push(chunkOf(name, content));
    else if (name === "ANMF") {
      const frames = keptChunks(content.subarray(FRAME_HEADER_LENGTH));
      kept.push(chunkOf(name, join([slice(content, 0, FRAME_HEADER_LENGTH), ...frames])));
    } else if (name === "EXIF") {
      const exif = exifOf(orientationOf(startsWith(content, "Exif\0\0") ? content.subarray(6) : content));
      if (exif) kept.push(chunkOf(name, exif));
    }
    // Chunks begin at even positions.
    at += 8 + size + (size % 2);
  }
  return kept;
}

function chunkOf(name: string, content: Bytes): Bytes {
  const chunk = new Uint8Array(8 + content.length + (content.length % 2));
  chunk.set(Uint8Array.from(name, (letter) => letter.charCodeAt(0)));
  viewOf(chunk).setUint32(4, content.length, true);
  chunk.set(content, 8);
  return chunk;
}
