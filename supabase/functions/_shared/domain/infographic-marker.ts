/** `[INFOGRAPHIC: description]`; the description may hold brackets in pairs. */
const MARKER = /\[INFOGRAPHIC:((?:[^[\]\n]|\[[^[\]\n]*\])*)\]/gi;

/** In characters. Longer ones have no room in the database, and no picture. */
export const MAX_DESCRIPTION_LENGTH = 2000;

/**
 * Every marker of a text, in order, with its position; also those whose description is empty or too long. The database knows a picture
 * by the SHA-256 of just this description.
 */
export const infographicMarkers = (markdown: string) =>
  Array.from(markdown.matchAll(MARKER), (match) => ({
    description: (match[1] ?? "").trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** What the function that draws pictures is asked for. */
export const picturePrompt = (description: string): string =>
  `Medical infographic for a Dubai healthcare blog, 16:9, in blues, whites and greens, without logos.\n\n[INFOGRAPHIC: ${description}]`;

/** The description inside a prompt: that of its only marker, or the whole text when it has none. */
export function describedIn(prompt: string): string | undefined {
  const markers = infographicMarkers(prompt);
  const description =
    markers.length === 0 ? prompt.trim() : markers.length === 1 ? markers[0]?.description : "";
  return description && description.length <= MAX_DESCRIPTION_LENGTH ? description : undefined;
}
