import { queryOptions } from "@tanstack/react-query";
import { env } from "@/config/env";
import { AppError, codeOfStatus } from "@/data/client/errors";
import { tableKey } from "@/data/client/keys";
import { readPublic } from "@/data/client/read-public";
import type { Locale } from "@/config/locales";
import type { RowOf, Shapes } from "@/data/client/shapes";

const SYNC_TIMEOUT_MS = 10_000;

const shape = (z: Shapes) =>
  z.rows({
    id: z.string(),
    source_platform: z.string(),
    service_slug: z.nullable(z.string()),
    author: z.string(),
    rating: z.nullable(z.number()),
    title: z.nullable(z.string()),
    content: z.string(),
    review_url: z.nullable(z.string()),
    lang: z.string(),
    published_at: z.string(),
    is_sample: z.boolean(),
  });

export type Review = RowOf<typeof shape>;

interface ReviewsFilter {
  /** Reviews in this language; if there are none, those in any. */
  lang: Locale;
  /** Reviews of this service; while it has none, those of all services. */
  service?: string;
  limit: number;
}

/**
 * Reviews, newest first and samples last. While none is stored at all, it has them copied from their platform once and reads
 * again; the prerender only reads. Throws AppError when a read fails; a failed copy counts as nothing copied.
 */
export const reviewsQuery = (filter: ReviewsFilter) =>
  queryOptions({
    queryKey: [...tableKey("reviews"), filter],
    queryFn: async ({ signal }): Promise<Review[]> => {
      const stored = await readNearest(filter, signal);
      if (stored.length > 0 || import.meta.env.SSR) return stored;
      return (await syncReviewsOnce()) ? readNearest(filter, signal) : stored;
    },
    // A page that was prerendered without reviews reads again, since only a browser requests the copy.
    refetchOnMount: ({ state }) => (state.data?.length === 0 ? "always" : true),
  });

/** The reviews of the service, otherwise of all services, otherwise in any language. */
async function readNearest({ lang, service, limit }: ReviewsFilter, signal: AbortSignal): Promise<Review[]> {
  const filters = [...(service ? [{ lang, service }] : []), { lang }, {}];
  for (const filter of filters) {
    const reviews = await readReviews({ ...filter, limit }, signal);
    if (reviews.length > 0) return reviews;
  }
  return [];
}

const readReviews = (
  { lang, service, limit }: Partial<ReviewsFilter> & Pick<ReviewsFilter, "limit">,
  signal: AbortSignal,
): Promise<Review[]> =>
  readPublic(
    shape,
    (rest) => {
      let request = rest
        .from("reviews")
        .select(
          "id, source_platform, service_slug, author, rating, title, content, review_url, lang, published_at, is_sample",
        )
        .order("is_sample")
        .order("published_at", { ascending: false })
        .order("id")
        .limit(limit);
      if (lang) request = request.eq("lang", lang);
      if (service) request = request.eq("service_slug", service);
      return request;
    },
    signal,
  );

let sync: Promise<boolean> | undefined;

/** Requests a copy of the reviews at most once per page load; the function limits all visitors together. */
const syncReviewsOnce = (): Promise<boolean> => (sync ??= syncReviews());

async function syncReviews(): Promise<boolean> {
  try {
    const { ok, status } = await fetch(`${env.VITE_SUPABASE_URL}/functions/v1/review-sync`, {
      method: "POST",
      signal: AbortSignal.timeout(SYNC_TIMEOUT_MS),
    });
    if (!ok) throw new AppError(codeOfStatus(status), `review-sync: ${status}`, status);
    return true;
  } catch (error) {
    console.warn("Could not sync reviews.", error);
    return false;
  }
}
