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

const REVIEWS_DEFAULT_LIMIT = 6;

interface ReviewsFilter {
  lang?: "en" | "ar";
  /** Reviews of this service; while it has none, those of all services. */
  service?: string;
  limit?: number;
}

/** Newest first; of one language when it is given. */
export const reviewsQuery = ({ lang, service, limit = REVIEWS_DEFAULT_LIMIT }: ReviewsFilter = {}) =>
  queryOptions({
    queryKey: ["reviews", { lang, service, limit }],
    queryFn: async ({ signal }): Promise<Review[]> => {
      const ofService = service ? await readReviews({ lang, service, limit }, signal) : [];
      return ofService.length > 0 ? ofService : readReviews({ lang, limit }, signal);
    },
  });

async function readReviews(
  { lang, service, limit }: ReviewsFilter & { limit: number },
  signal: AbortSignal,
): Promise<Review[]> {
  const { rest } = await import("@/data/rest-client");
  let request = rest
    .from("reviews")
    .select(
      "id, source_platform, service_slug, author, rating, title, content, review_url, lang, published_at",
    )
    .order("published_at", { ascending: false })
    .limit(limit);
  if (lang) request = request.eq("lang", lang);
  if (service) request = request.eq("service_slug", service);
  return dataOf(await request.abortSignal(signal));
}
