import { queryOptions } from "@tanstack/react-query";
import type { Tables } from "@/data/database.types";

export type Review = Pick<
  Tables<"reviews">,
  | "id"
  | "source_platform"
  | "service_slug"
  | "author"
  | "rating"
  | "title"
  | "content"
  | "review_url"
  | "lang"
  | "published_at"
>;

const REVIEWS_DEFAULT_LIMIT = 6;

export interface ReviewsFilter {
  /** Reviews in this language; while there is none, those in any. */
  lang?: "en" | "ar";
  /** Reviews of this service; while it has none, those of all services. */
  service?: string;
  limit?: number;
}

/** Newest first. An empty answer means that there are none, there and on the platform they are copied from. */
export const reviewsQuery = ({ lang, service, limit = REVIEWS_DEFAULT_LIMIT }: ReviewsFilter = {}) =>
  queryOptions({
    queryKey: ["reviews", { lang, service, limit }],
    queryFn: async ({ signal }): Promise<Review[]> => {
      // Not part of a page's first download: a prerendered page carries its reviews.
      const [{ findReviews }, { rest }] = await Promise.all([
        import("./find-reviews"),
        import("@/data/rest-client"),
      ]);
      return findReviews(rest, { lang, service, limit }, signal);
    },
    // A page prerendered without reviews asks again, since only a browser asks for them to be copied.
    refetchOnMount: ({ state }) => (state.data?.length === 0 ? "always" : true),
  });
