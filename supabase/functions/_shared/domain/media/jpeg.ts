import { type Bytes, join, slice, startsWith, UnreadableMedia, viewOf } from "./bytes.ts";
import { exifOf, orientationOf } from "./orientation.ts";

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const JFIF_LENGTH = 18;
const EXIF = "Exif\0\0";

/**
 * Cleans a JPEG: removes programs' segments, comments, and appended data of cameras (thumbnails, a second picture, a short
 * film). Everything for decoding stays, and JFIF, the colour profile, Adobe's note on colours, and the orientation.
 */
export function cleanJpeg(bytes: Bytes): Bytes {
  const view = viewOf(bytes);
  const parts = [slice(bytes, 0, 2)];
  let at = 2;
  // Some programs omit the end marker.
  while (at < bytes.length) {
    if (view.getUint8(at) !== 0xff) throw new UnreadableMedia(`There is no marker at ${at}.`);
    const marker = view.getUint8(at + 1);
    if (marker === END_OF_IMAGE) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = isAlone(marker) ? at + 2 : at + 2 + view.getUint16(at + 2);
    const kept = keptOf(marker, slice(bytes, at, end));
    if (kept) parts.push(kept);
    at = end;
    if (marker === START_OF_SCAN) {
      const endOfScan = findMarker(bytes, at);
      parts.push(bytes.subarray(at, endOfScan));
      at = endOfScan;
    }
  }
  parts.push(Uint8Array.of(0xff, END_OF_IMAGE));
  return join(parts);
}

/** Markers without a length. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

function keptOf(marker: number, segment: Bytes): Bytes | undefined {
  // Frames, tables, scans and restart intervals.
  if ((marker >= 0xc0 && marker <= 0xcf) || (marker >= START_OF_SCAN && marker <= 0xdd)) return segment;
  const content = segment.subarray(4);
  if (marker === 0xe0 && startsWith(content, "JFIF\0")) return withoutThumbnail(segment);
  if (marker === 0xe1 && startsWith(content, EXIF)) {
    const exif = exifOf(orientationOf(content.subarray(EXIF.length)));
    return exif && join([Uint8Array.of(0xff, 0xe1, 0, 2 + EXIF.length + exif.length), latin(EXIF), exif]);
  }
  const isProfile = marker === 0xe2 && startsWith(content, "ICC_PROFILE\0");
  const isAdobe = marker === 0xee && startsWith(content, "Adobe");
  return isProfile || isAdobe ? segment : undefined;
}

function withoutThumbnail(jfif: Bytes): Bytes {
  const short = slice(jfif, 0, JFIF_LENGTH).slice();
  short.set([0, JFIF_LENGTH - 2], 2);
  short.set([0, 0], JFIF_LENGTH - 2);
  return short;
}

/** The end of the compressed data at a position: a marker that is neither an escaped byte nor a restart. */
function findMarker(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !isAlone(next)) return at;
  }
  return bytes.length;
}

const latin = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
