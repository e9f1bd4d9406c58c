/** Anchors that the page itself uses. */
const TAKEN = ["content", "faq", "related"];

/** Lowercased, punctuation removed, spaces to hyphens; letters of every script stay. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s+/g, "-") || "section";

/**
 * Makes the anchors of one article.
 * @returns a function from a heading's text to its anchor; a repeated one is numbered from 2
 */
export function createAnchors(): (heading: string) => string {
  const given = new Set(TAKEN);
  const lastNumbers = new Map<string, number>();
  return (heading) => {
    const plain = anchorOf(heading);
    let anchor = plain;
    let number = lastNumbers.get(plain) ?? 1;
    while (given.has(anchor)) {
      number += 1;
      anchor = `${plain}-${number}`;
    }
    lastNumbers.set(plain, number);
    given.add(anchor);
    return anchor;
  };
}
