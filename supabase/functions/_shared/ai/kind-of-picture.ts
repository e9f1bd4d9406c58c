import type { DrawnPicture } from "./provider.ts";

const SIGNATURES: readonly { type: DrawnPicture["contentType"]; at: number; bytes: readonly number[] }[] = [
  { type: "image/png", at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "image/jpeg", at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: "image/webp", at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

export const ENDINGS = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" } as const;

/** What a file is by its first bytes; undefined for anything but the three kinds of picture that are stored. */
export const kindOfPicture = (file: Uint8Array): DrawnPicture["contentType"] | undefined =>
  SIGNATURES.find(({ at, bytes }) => bytes.every((byte, index) => file[at + index] === byte))?.type;
