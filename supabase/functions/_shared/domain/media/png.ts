import { type Bytes, join, nameAt, slice, viewOf } from "./bytes.ts";
import { exifOf, orientationOf } from "./orientation.ts";

const SIGNATURE_LENGTH = 8;

/** The picture, its colours and its animation. */
const KEPT = new Set(
  "IHDR PLTE IDAT IEND tRNS bKGD sBIT hIST pHYs cHRM gAMA iCCP sRGB cICP mDCV cLLI acTL fcTL fdAT".split(" "),
);

/** Cleans a PNG: removes texts, times and other chunks of programs, and data after its end. */
export function cleanPng(bytes: Bytes): Bytes {
  const view = viewOf(bytes);
  const parts = [slice(bytes, 0, SIGNATURE_LENGTH)];
  let at = SIGNATURE_LENGTH;
  for (let name = ""; name !== "IEND";) {
    name = nameAt(view, at + 4);
    const end = at + 12 + view.getUint32(at);
    const chunk = slice(bytes, at, end);
    if (KEPT.has(name)) parts.push(chunk);
    else if (name === "eXIf") {
      const exif = exifOf(orientationOf(chunk.subarray(8, -4)));
      if (exif) parts.push(exifChunk(exif));
    }
    at = end;
  }
  return join(parts);
}

function exifChunk(exif: Bytes): Bytes {
  const chunk = new Uint8Array(exif.length + 12);
  const view = viewOf(chunk);
  view.setUint32(0, exif.length);
  chunk.set([0x65, 0x58, 0x49, 0x66], 4);
  chunk.set(exif, 8);
  view.setUint32(exif.length + 8, crc32(chunk.subarray(4, -4)));
  return chunk;
}

function crc32(bytes: Bytes): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
