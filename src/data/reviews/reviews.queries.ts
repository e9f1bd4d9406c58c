import { queryOptions } from "@tanstack/react-query";
import { dataOf } from "@/data/errors";
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

export const REVIEWS_DEFAULT_LIMIT = 6;

/** Newest first; of one language when it is given. */
export const reviewsQuery = ({
  lang,
  limit = REVIEWS_DEFAULT_LIMIT,
}: { lang?: "en" | "ar"; limit?: number } = {}) =>
  queryOptions({
    queryKey: ["reviews", { lang, limit }],
    queryFn: async ({ signal }): Promise<Review[]> => {
      const { rest } = await import("@/data/rest-client");
      let request = rest
        .from("reviews")
        .select(
          "id, source_platform, service_slug, author, rating, title, content, review_url, lang, published_at",
        )
        .order("published_at", { ascending: false })
        .limit(limit);
      if (lang) request = request.eq("lang", lang);
      return dataOf(await request.abortSignal(signal));
    },
  });
