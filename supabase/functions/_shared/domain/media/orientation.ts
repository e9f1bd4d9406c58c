import { type Bytes, startsWith, viewOf } from "./bytes.ts";

const ORIENTATION_TAG = 0x0112;
const UPRIGHT = 1;

/** The rotation in a picture's Exif data (a TIFF header and its first directory); 1 for upright. */
export function orientationOf(tiff: Bytes): number {
  try {
    const view = viewOf(tiff);
    const isLittle = startsWith(tiff, "II");
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
      const value = view.getUint16(entry + 8, isLittle);
      return value <= 8 ? Math.max(value, UPRIGHT) : UPRIGHT;
    }
  } catch (error) {
    // The data is removed in any case.
    if (!(error instanceof RangeError)) throw error;
  }
  return UPRIGHT;
}

/** Exif data with only this; undefined for a picture that is upright without it. */
export const exifOf = (orientation: number): Bytes | undefined =>
  orientation === UPRIGHT
    ? undefined
    : Uint8Array.from([
        ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
        ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
        ...[0, 0, 0, 0],
      ]);
