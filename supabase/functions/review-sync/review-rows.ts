import type { PlaceReview } from "./google-places.ts";
import { cleanParagraphs } from "../_shared/domain/clean-text.ts";

// The limits of the table.
const AUTHOR_LIMIT = 120;
const CONTENT_LIMIT = 5_000;
const URL_LIMIT = 500;

/**
 * The rows for reviews that the site can show in their author's own words: those written in English or Arabic, each once.
 * Machine translations and stars without words are left out. Google does not return which service a review is about.
 */
export function reviewRows(reviews: readonly PlaceReview[]) {
  const rows = reviews.flatMap((review) => {
    const words = review.originalText ?? review.text;
    const content = words && cleanParagraphs(words.text);
    const lang = words?.languageCode?.split("-")[0];
    if (!content || (lang !== "en" && lang !== "ar")) return [];
    return [
      {
        source_id: reviewId(review.name),
        lang,
        author: clip(review.authorAttribution.displayName, AUTHOR_LIMIT),
        rating: Math.round(review.rating),
        content: clip(content, CONTENT_LIMIT),
        review_url: webAddress(review.googleMapsUri),
        published_at: review.publishTime,
      },
    ];
  });
  return [...new Map(rows.map((row) => [row.source_id, row])).values()];
}

/** The review's own part of its name: the place's id before it changes from time to time. */
function reviewId(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** Counts characters like the database, and never cuts one in half. */
function clip(text: string, limit: number): string {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit - 1).join("")}…` : text;
}

function webAddress(text: string | undefined): string | null {
  return text && text.length <= URL_LIMIT && /^https:\/\/\S+$/.test(text) ? text : null;
}
