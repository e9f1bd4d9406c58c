import { unwrap } from "@/data/errors";
import type { rest } from "@/data/rest-client";
import type { Review, ReviewsFilter } from "./reviews.queries";
import { syncReviewsOnce } from "./sync-reviews";

type Filter = Omit<ReviewsFilter, "limit"> & { limit: number };

/**
 * Reads reviews; when none is stored at all, has them copied from their platform once and reads again. The prerender
 * only reads.
 * @throws AppError when a read fails; a failed copy counts as nothing copied
 */
export async function findReviews(
  client: typeof rest,
  filter: Filter,
  signal: AbortSignal,
): Promise<Review[]> {
  const stored = await readNearest(client, filter, signal);
  if (stored.length > 0 || import.meta.env.SSR) return stored;
  return (await syncReviewsOnce()) ? readNearest(client, filter, signal) : stored;
}

/** Those of the service, else those of all services, else those in any language. */
async function readNearest(
  client: typeof rest,
  { lang, service, limit }: Filter,
  signal: AbortSignal,
): Promise<Review[]> {
  const filters = [...(service ? [{ lang, service }] : []), ...(lang ? [{ lang }] : []), {}];
  for (const filter of filters) {
    const reviews = await readReviews(client, { ...filter, limit }, signal);
    if (reviews.length > 0) return reviews;
  }
  return [];
}

async function readReviews(
  client: typeof rest,
  { lang, service, limit }: Filter,
  signal: AbortSignal,
): Promise<Review[]> {
  let request = client
    .from("reviews")
    .select(
      "id, source_platform, service_slug, author, rating, title, content, review_url, lang, published_at",
    )
    .order("published_at", { ascending: false })
    .limit(limit);
  if (lang) request = request.eq("lang", lang);
  if (service) request = request.eq("service_slug", service);
  return unwrap(await request.abortSignal(signal));
}
