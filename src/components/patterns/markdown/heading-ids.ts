/** Names that the page itself uses. */
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
 * Reader views, blockers of advertisements and archives judge an element by English words in its id: Mozilla's Readability drops a
 * heading whose id contains "media", "contact" or "share", and "immediately" does. Of a Latin word only the first letter
 * stays, so no id contains such a word, nor is it one of the page's own.
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

/** Makes what links call an article's headings: `call-998-immediately`. Until 2026 these were their ids, and writers use them still. */
export const createHeadingNames = () => numbered(wordsOf, TAKEN);

/** The fragment of an address in letters; one that is not well encoded names itself. */
export function fragmentOf(address: string): string {
  const fragment = address.slice(address.indexOf("#") + 1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The section of the page that a link names, by its id or, in an article, by a heading's words. */
export function findSection(fragment: string): HTMLElement | undefined {
  const section = document.getElementById(fragment);
  if (section) return section;
  const headingName = createHeadingNames();
  const headings = document.querySelectorAll<HTMLElement>("article :is(h2,h3)[id]");
  const written = fragment.normalize("NFC");
  return [...headings].find((heading) => headingName(heading.textContent) === written);
}
