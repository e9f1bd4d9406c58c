/** The formats of the site's pictures and films. */
export type MediaFormat = "jpeg" | "png" | "webp" | "gif" | "avif" | "mp4" | "webm" | "mov";

/** The bytes that are needed for the format and for an animation: a profile or Exif data may come before that. */
export const HEAD_BYTES = 256 * 1024;
/** The bytes that are needed for the format. */
const SIGNATURE_BYTES = 4096;

const AVIF_BRANDS = ["avif", "avis"];
/** Pictures in the same container as films: HEIC and related formats. */
const STILL_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];
/** First boxes of films from before the `ftyp` box. */
const OLD_FILM_BOXES = ["moov", "mdat", "wide", "free", "skip", "pnot"];

/** A file's format by its first bytes, not by its name; undefined if it may not be uploaded. */
export function sniffFormat(head: Uint8Array): MediaFormat | undefined {
  const text = latin(head);
  if (text.startsWith("\u00FF\u00D8\u00FF")) return "jpeg";
  if (text.startsWith("\u0089PNG\r\n\u001A\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  // Matroska has the same first bytes; the document type follows them.
  if (text.startsWith("\u001AE\u00DF\u00A3")) return text.slice(0, 64).includes("webm") ? "webm" : undefined;
  const box = text.slice(4, 8);
  if (box === "ftyp") return formatOfBrands(text, sizeOf(head));
  return OLD_FILM_BOXES.includes(box) ? "mov" : undefined;
}

/** Whether a picture is animated. Drawing it on a canvas would lose the animation. */
export function isAnimated(format: MediaFormat, head: Uint8Array): boolean {
  const text = latin(head);
  if (format === "gif") return true;
  if (format === "webp") return text.slice(12, 16) === "VP8X" && ((head[20] ?? 0) & 0b10) !== 0;
  if (format === "png") return isAnimatedPng(head);
  return format === "avif" && text.slice(8, 12) === "avis";
}

/** The animation chunk comes before the first picture's data. */
function isAnimatedPng(head: Uint8Array): boolean {
  for (let at = 8; at + 8 <= head.length; at += 12 + sizeOf(head.subarray(at))) {
    const name = latin(head.subarray(at + 4, at + 8));
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
  }
  return false;
}

function formatOfBrands(text: string, size: number): MediaFormat | undefined {
  const major = text.slice(8, 12);
  const compatible = [...text.slice(16, size).matchAll(/[\s\S]{4}/g)].map(String);
  const brands = [major, ...compatible];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return "avif";
  if (STILL_BRANDS.includes(major)) return undefined;
  if (major === "qt  ") return "mov";
  return /^[\w ]{4}$/.test(major) ? "mp4" : undefined;
}

/** The size at the start of a box. */
const sizeOf = (head: Uint8Array): number => head.subarray(0, 4).reduce((sum, byte) => sum * 256 + byte, 0);

/** One letter per byte. */
const latin = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, SIGNATURE_BYTES), (byte) => String.fromCharCode(byte)).join("");
