import { unwrap } from "@/data/errors";
import { rest } from "@/data/rest-client";
import { ratingOf } from "./ratings";
import type { StoredRating } from "./stored-rating.queries";

/** As many rows as the API gives at once; with more stored, the newest speak for all. */
const MOST = 1_000;

/** @throws AppError when the reviews cannot be read */
export async function readStoredRating(signal: AbortSignal): Promise<StoredRating | null> {
  const rows = unwrap(
    await rest
      .from("reviews")
      .select("rating")
      .order("published_at", { ascending: false })
      .limit(MOST)
      .abortSignal(signal),
  );
  return ratingOf(rows);
}
