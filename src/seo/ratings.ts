import type { Review } from "@/data/reviews/reviews.queries";

/** A review without a rating is shown with five stars. */
export const starsOf = (review: Pick<Review, "rating">): number => review.rating ?? 5;

/** The average of what is shown, rounded to one decimal; a rating of 0 does not count. Undefined without ratings. */
export function averageRating(reviews: readonly Pick<Review, "rating">[]): number | undefined {
  const rated = reviews.map(starsOf).filter((stars) => stars > 0);
  if (rated.length === 0) return undefined;
  return Math.round((rated.reduce((sum, stars) => sum + stars, 0) / rated.length) * 10) / 10;
}
