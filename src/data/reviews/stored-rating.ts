import { readPublic } from "@/data/read-public";
import { ratingOf, type StoredRating } from "./ratings";

/** As many rows as the API gives at once; with more stored, the newest count. */
const MAX_ROWS = 1_000;

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
