import { cleanLabel } from "@domain/clean-text";
import { endingOf } from "./media-formats";

const MAX_STEM = 60;
const RANDOM_LETTERS = 8;

/** Makes a name for a file that is uploaded now. */
export type NameFile = (fileName: string) => string;

/** The library's names: `{timestamp}-{random}.{ending}`, with the ending that the file came with. */
export const createLibraryNames = (now = Date.now, random = randomLetters): NameFile => {
  const nextTime = createClock(now);
  return (fileName) => `${nextTime()}-${random()}${endingWithDot(fileName)}`;
};

/** The editor's names: `{timestamp}-{filename}`, the file name written in letters that an address can hold. */
export const createEditorNames = (now = Date.now): NameFile => {
  const nextTime = createClock(now);
  return (fileName) => `${nextTime()}-${toAsciiStem(fileName)}${endingWithDot(fileName)}`;
};

/** Files that are chosen in the same millisecond, perhaps with the same name, are kept apart. */
function createClock(now: () => number): () => number {
  let last = 0;
  return () => (last = Math.max(now(), last + 1));
}

/** `Rückenübung (1).JPG` -> `Ruckenubung-1`; `image` when nothing is left of it, as of an Arabic name. */
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

function endingWithDot(fileName: string): string {
  const ending = endingOf(fileName).replace(/[^a-z0-9]/g, "");
  return ending && `.${ending}`;
}

const randomLetters = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_LETTERS)), (byte) => (byte % 36).toString(36)).join(
    "",
  );
