import type { BodyInfographic } from "./body-node";

/** `[INFOGRAPHIC: description]`; the description may hold brackets in pairs. */
const MARKER = /\[INFOGRAPHIC:((?:[^[\]\n]|\[[^[\]\n]*\])*)\]/gi;

/** Longer ones have no room in the database, and no picture. */
const LONGEST_DESCRIPTION = 2000;

/** The text between an article's infographics and, in their places, the infographics. */
export function splitAtInfographics(markdown: string): (string | BodyInfographic)[] {
  const pieces: (string | BodyInfographic)[] = [];
  let end = 0;
  for (const match of markdown.matchAll(MARKER)) {
    pieces.push(markdown.slice(end, match.index));
    end = match.index + match[0].length;
    const description = (match[1] ?? "").trim();
    if (description && description.length <= LONGEST_DESCRIPTION) {
      pieces.push({ tag: "infographic", description, children: [] });
    }
  }
  return [...pieces, markdown.slice(end)];
}
