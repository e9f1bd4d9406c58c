import { queryOptions } from "@tanstack/react-query";

/** What all stored reviews come to: the average with one decimal, and how many gave stars. */
export interface StoredRating {
  value: number;
  count: number;
}

/** Null while no review gives stars. */
export const storedRatingQuery = queryOptions({
  queryKey: ["reviews", "rating"],
  queryFn: async ({ signal }): Promise<StoredRating | null> => {
    // Not part of a page's first download: a prerendered page carries the answer.
    const { readStoredRating } = await import("./read-stored-rating");
    return readStoredRating(signal);
  },
});
