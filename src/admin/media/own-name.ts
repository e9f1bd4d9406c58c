import { cleanLine } from "@domain/clean-text";

const MOST = 200;

/** A file's name as people see it, as long as it is kept with the file. */
export const ownName = (fileName: string): string => cleanLine(fileName).slice(0, MOST);

/** The library's own names begin with a moment, or with a folder. */
const OF_LIBRARY = /^\d{13} |\//;
/** Names that devices make: IMG_0042, IMG-20261126-WA0003, Screenshot 2026-11-26 at 10.02.11. */
const COUNTED = /^\p{L}{0,4} ?\d{3,}(?: (?:WA)?\d+)*$/iu;
const DATED =
  /^(?:image|photo|picture|screenshot|whatsapp image|صورة|لقطة شاشة)[\d\s.:()]*(?:at[\d\s.:]+)?(?:[ap]m)?$/iu;

/**
 * What a picture shows, as far as its name says so: `صورة_عيادة.jpg` -> `صورة عيادة`.
 * @returns undefined for a name that a device has made
 */
export function wordsOfName(fileName: string): string | undefined {
  const words = ownName(fileName)
    .replace(/\.[^.]{1,5}$/, "")
    .replace(/[\s_-]+/g, " ")
    .trim();
  const isMade = [OF_LIBRARY, COUNTED, DATED].some((pattern) => pattern.test(words));
  return isMade || !/\p{L}{2}/u.test(words) ? undefined : words;
}
