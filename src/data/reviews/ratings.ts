import { readPublic } from "@/data/read-public";
import type { Review } from "./reviews.queries";

/** As many rows as the API gives at once; with more stored, the newest count. */
const MAX_ROWS = 1_000;

/** The average with one decimal, and how many reviews gave stars. */
export interface StoredRating {
  value: number;
  count: number;
}

type Rated = Pick<Review, "rating">;

/** A review without a rating is shown with five stars. */
export const starsOf = (review: Rated): number => review.rating ?? 5;

/** What reviews come to, the average rounded to one decimal; a rating of 0 does not count. Null without ratings. */
export function ratingOf(reviews: readonly Rated[]): StoredRating | null {
  const stars = reviews.map(starsOf).filter((rating) => rating > 0);
  if (stars.length === 0) return null;
  const average = stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
  return { value: Math.round(average * 10) / 10, count: stars.length };
}

/**
 * What the reviews come to that readers can see; null while none gives stars. Samples do not count: nobody was a patient.
 * @throws AppError when they cannot be read
 */
export async function fetchStoredRating(signal?: AbortSignal): Promise<StoredRating | null> {
  const reviews = await readPublic(
    (rest) =>
      rest
        .from("reviews")
        .select("rating")
        .is("is_sample", false)
        .order("published_at", { ascending: false })
        .limit(MAX_ROWS),
    signal,
  );
  return ratingOf(reviews);
}
