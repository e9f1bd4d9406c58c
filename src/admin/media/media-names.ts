import { cleanLabel, cleanLine } from "@domain/clean-text";
import { endingOf, storedEnding } from "./accepted-files";

const MAX_OWN_NAME = 200;
const MAX_STEM = 60;

/** A file's name for people, cut to the stored length. */
export const ownName = (fileName: string): string => cleanLine(fileName).slice(0, MAX_OWN_NAME);

/**
 * Makes a name in the bucket for a new upload.
 * @param type MIME type of the uploaded content
 */
export type NameFile = (fileName: string, type: string) => string;

/** The library's names: `{timestamp}-{random}.{ending}`, with the file's own ending when it fits the content. */
export const libraryName: NameFile = (fileName, type) =>
  `${nextTime()}-${crypto.randomUUID().slice(0, 8)}.${storedEnding(fileName, type)}`;

/** The editor's names: `{timestamp}-{filename}`, with the file name in ASCII letters. */
export const editorName: NameFile = (fileName, type) =>
  `${nextTime()}-${toAsciiStem(fileName)}.${storedEnding(fileName, type)}`;

let lastTime = 0;
/** Files that are chosen in the same millisecond, perhaps with the same name, get different times. */
const nextTime = (): number => (lastTime = Math.max(Date.now(), lastTime + 1));

/** `Rückenübung (1).JPG` -> `Ruckenubung-1`; `image` when nothing is left, as for an Arabic name. */
function toAsciiStem(fileName: string): string {
  const name = cleanLabel(fileName);
  const stem = name.slice(0, name.length - endingOf(name).length).replace(/\.$/, "");
  const ascii = stem
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .slice(0, MAX_STEM)
    .replace(/^-+|-+$/g, "");
  return ascii || "image";
}
