import { canonicalPath, isSitePath } from "./page-path";

// Addresses as they arrive: messengers, mails and people put signs behind them, break them, and encode them again.

/** Where a path ends. No page of the site has such a sign in its address, and none goes on behind one. */
const ENDS_PATH = /[\s%,;!"'`()<>[\]{}|*\\^،؛؟۔…«»“”‘’„]/u;
const IN_WORDS = /[\p{L}\p{N}\p{M}]/u;
/** Control characters. Blanks, which are some of them, come from broken lines. */
const NO_TEXT = /(?!\s)\p{Cc}/u;
/** Direction marks, joiners and their like. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;

/**
 * The address that was meant by a path without a page: decoded as often as it was encoded, in small letters, with single slashes,
 * and without what a sentence, a bracket or a messenger has put behind it. A query that was encoded with it is a query again.
 * @returns undefined for what cannot be the address of a page
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

/** It loops, because a regular expression for the end would start again at each sign. */
function withoutSignsBehind(path: string): string {
  const characters = Array.from(path);
  while (characters.length > 0 && !IN_WORDS.test(characters.at(-1) ?? "")) characters.pop();
  return characters.join("");
}

/** Each program that passes an address on may encode it again. */
const MAX_TIMES_ENCODED = 3;

/** With letters in the place of per cent signs, and nothing that nobody sees. What is no letter stays as it is. */
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
