import { LEAST_RATED_REVIEWS, type RatingFact } from "@domain/facts";
import { readPublic } from "@/data/client/read-public";
import type { Review } from "./reviews.queries";

/** A review without a rating is shown with five stars. */
export const starsOf = (review: Pick<Review, "rating">): number => review.rating ?? 5;

/**
 * What the reviews come to that readers can see; null while fewer than five give stars. Samples do not count: nobody was a patient.
 * @throws AppError when it cannot be read
 */
export async function fetchStoredRating(signal?: AbortSignal): Promise<RatingFact | null> {
  const { value, count } = await readPublic(
    // The database's types know nothing of what is in a JSON.
    (z) => z.pipe(z.unknown(), z.object({ value: z.nullable(z.number()), count: z.number() })),
    (rest) => rest.rpc("stored_rating", {}, { get: true }),
    signal,
  );
  return value === null || count < LEAST_RATED_REVIEWS ? null : { value, count, isStored: true };
}
