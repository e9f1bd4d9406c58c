import { infographicMarkers, MAX_DESCRIPTION_LENGTH } from "@domain/infographic-marker";
import type { BodyInfographic } from "./body-node";

/** The text between an article's infographics and, in their places, the infographics. */
export function splitAtInfographics(markdown: string): (string | BodyInfographic)[] {
  const pieces: (string | BodyInfographic)[] = [];
  let end = 0;
  for (const marker of infographicMarkers(markdown)) {
    pieces.push(markdown.slice(end, marker.start));
    end = marker.end;
    const { description } = marker;
    if (description && description.length <= MAX_DESCRIPTION_LENGTH) {
      pieces.push({ tag: "infographic", description, children: [] });
    }
  }
  return [...pieces, markdown.slice(end)];
}
