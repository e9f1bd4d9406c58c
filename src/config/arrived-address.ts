import { canonicalPath, isSitePath } from "./page-path";

// Repairs addresses as they arrive: messengers and mail programs append signs to them, break them, and encode them again.

/** The end of a path. No address of the site contains one of these signs. */
const ENDS_PATH = /[\s%,;!"'`()<>[\]{}|*\\^،؛؟۔…«»“”‘’„]/u;
const IN_WORDS = /[\p{L}\p{N}\p{M}]/u;
/** Control characters. Some of them are blanks, which come from broken lines. */
const NO_TEXT = /(?!\s)\p{Cc}/u;
/** Direction marks, joiners and similar characters. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;

/**
 * The address that a path without a page probably means: fully decoded, in small letters, with single slashes, and without the
 * signs that a sentence, a bracket or a messenger appended. An encoded query becomes a query again.
 * @returns undefined for a path that cannot be the address of a page
 */
export function arrivedAddress(pathname: string): string | undefined {
  const plain = decoded(pathname);
  if (NO_TEXT.test(plain)) return undefined;
  const [, before = "", query = ""] = /^([^?#&]*)[?&]?([^#]*)/.exec(plain) ?? [];
  const path = before.trimStart().replace(/\/{2,}/g, "/");
  const end = path.search(ENDS_PATH);
  const own = canonicalPath(withoutSignsBehind(end === -1 ? path : path.slice(0, end)).toLowerCase());
  if (!isSitePath(own)) return undefined;
  return query === "" ? own : `${own}?${query}`;
}

/** A loop, because a regular expression for the end would start again at each sign. */
function withoutSignsBehind(path: string): string {
  const characters = Array.from(path);
  while (characters.length > 0 && !IN_WORDS.test(characters.at(-1) ?? "")) characters.pop();
  return characters.join("");
}

/** Each program that forwards an address may encode it again. */
const MAX_TIMES_ENCODED = 3;

/** Decodes percent signs and removes invisible characters. A sequence that is not a letter stays as it is. */
function decoded(path: string): string {
  let plain = path;
  for (let times = 0; times < MAX_TIMES_ENCODED; times += 1) plain = decodedOnce(plain);
  return plain.replace(UNSEEN, "").normalize("NFC");
}

const decodedOnce = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (letters) => {
    try {
      return decodeURIComponent(letters);
    } catch {
      return letters;
    }
  });
