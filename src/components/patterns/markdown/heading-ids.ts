/** Ids that the page itself uses. */
const TAKEN = ["content", "faq", "related"];

/** Lowercased, signs removed, spaces to hyphens; letters of every script stay. */
const wordsOf = (heading: string): string =>
  heading
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s+/g, "-") || "section";

/** A word of Latin letters. */
const LATIN_WORD = /(\p{sc=Latin})[\p{sc=Latin}\p{M}]*/gu;

/**
 * Reader views, ad blockers and archives judge an element by English words in its id: Mozilla's Readability drops a heading
 * whose id contains "media", "contact" or "share", and "immediately" contains one. Only the first letter of a Latin word stays,
 * so an id contains none of these words, and none of the page's own ids.
 */
const initialsOf = (heading: string): string => wordsOf(heading).replace(LATIN_WORD, "$1");

/** @returns a function that names the headings of one article in their order; a repeated name is numbered from 2 */
function numbered(headingName: (heading: string) => string, taken: readonly string[] = []) {
  const given = new Set(taken);
  const lastNumbers = new Map<string, number>();
  return (heading: string): string => {
    const plain = headingName(heading);
    let name = plain;
    let number = lastNumbers.get(plain) ?? 1;
    while (given.has(name)) {
      number += 1;
      name = `${plain}-${number}`;
    }
    lastNumbers.set(plain, number);
    given.add(name);
    return name;
  };
}

/** Makes the ids of an article's headings: `c-998-i` for "Call 998 immediately", `الحمّى-والسوائل` for "الحمّى والسوائل؟". */
export const createHeadingIds = () => numbered(initialsOf);

/**
 * Makes the names that links use for an article's headings: `call-998-immediately`. These were the ids until 2026, and writers
 * still use them.
 */
export const createHeadingNames = () => numbered(wordsOf, TAKEN);

/** The fragment of an address, decoded; a fragment that cannot be decoded stays as it is. */
export function fragmentOf(address: string): string {
  const fragment = address.slice(address.indexOf("#") + 1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The section of the page that a link leads to, by its id or, in an article, by the words of a heading. */
export function findSection(fragment: string): HTMLElement | undefined {
  const section = document.getElementById(fragment);
  if (section) return section;
  const headingName = createHeadingNames();
  const headings = document.querySelectorAll<HTMLElement>("article :is(h2,h3)[id]");
  const written = fragment.normalize("NFC");
  return [...headings].find((heading) => headingName(heading.textContent) === written);
}
