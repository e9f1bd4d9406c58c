import type { Review } from "./reviews.queries";

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
