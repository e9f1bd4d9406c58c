/** `[INFOGRAPHIC: description]`; the description may contain paired brackets. */
const MARKER = /\[INFOGRAPHIC:((?:[^[\]\n]|\[[^[\]\n]*\])*)\]/gi;

/** In characters. Longer descriptions do not fit into the database, and get no picture. */
export const MAX_DESCRIPTION_LENGTH = 2000;

/**
 * Every marker of a text, in order, with its position, including those with an empty or too long description. The database
 * identifies a picture by the SHA-256 of exactly this description.
 */
export const infographicMarkers = (markdown: string) =>
  Array.from(markdown.matchAll(MARKER), (match) => ({
    description: (match[1] ?? "").trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The prompt for the function that draws pictures. */
export const picturePrompt = (description: string): string =>
  `Medical infographic for a Dubai healthcare blog, 16:9, in blues, whites and greens, without logos.\n\n[INFOGRAPHIC: ${description}]`;

/** The description in a prompt: that of its only marker, or the whole text without one. */
export function describedIn(prompt: string): string | undefined {
  const markers = infographicMarkers(prompt);
  const description =
    markers.length === 0 ? prompt.trim() : markers.length === 1 ? markers[0]?.description : "";
  return description && description.length <= MAX_DESCRIPTION_LENGTH ? description : undefined;
}
