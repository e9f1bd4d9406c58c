import { cleanAvif } from "./avif.ts";
import { type Bytes, UnreadableMedia } from "./bytes.ts";
import { cleanFilm } from "./film.ts";
import { cleanGif } from "./gif.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanPng } from "./png.ts";
import { type MediaFormat, sniffFormat } from "./sniff-format.ts";
import { cleanWebm } from "./webm.ts";
import { cleanWebp } from "./webp.ts";

const CLEAN: Readonly<Record<MediaFormat, (bytes: Bytes) => Bytes>> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  gif: cleanGif,
  avif: cleanAvif,
  mp4: (bytes) => cleanFilm(bytes),
  mov: (bytes) => cleanFilm(bytes),
  webm: cleanWebm,
};

/**
 * The same picture or film, not encoded again, with only the data that is needed to show it, its orientation and its colour
 * profile: no location, no time, no device, no name. A file without metadata is returned unchanged.
 * @throws UnreadableMedia when its structure cannot be followed to its end
 */
export function withoutMetadata(bytes: Bytes): Bytes {
  const format = sniffFormat(bytes);
  if (!format) throw new UnreadableMedia("It is none of the formats that may be stored.");
  try {
    return CLEAN[format](bytes);
  } catch (error) {
    // A position after the file's end.
    if (error instanceof RangeError) throw new UnreadableMedia(error.message);
    throw error;
  }
}
