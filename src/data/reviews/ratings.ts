import { LEAST_RATED_REVIEWS, type RatingFact } from "@domain/facts";
import { readPublic } from "@/data/read-public";
import type { Review } from "./reviews.queries";

/** A review without a rating is shown with five stars. */
export const starsOf = (review: Pick<Review, "rating">): number => review.rating ?? 5;

/**
 * What the reviews come to that readers can see; null while fewer than five give stars. Samples do not count: nobody was a patient.
 * @throws AppError when it cannot be read
 */
export async function fetchStoredRating(signal?: AbortSignal): Promise<RatingFact | null> {
  const rating = (await readPublic(
    (rest) => rest.rpc("stored_rating", {}, { get: true }),
    signal,
  )) as unknown as RatingFact | { value: null; count: 0 };
  return rating.value === null || rating.count < LEAST_RATED_REVIEWS ? null : { ...rating, isStored: true };
}
