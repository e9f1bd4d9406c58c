import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  type Facts,
  PRICE_UNITS,
  type Range,
  type ServiceFacts,
  MIN_RATED_REVIEWS,
  type RatingFact,
} from "@domain/facts";
import { isLicensed, PERMIT_KINDS, type PermitFact } from "@domain/permits";
import { catalogueServices } from "@domain/service-names";
import { keys } from "@/data/client/keys";
import { describedShape, readPublic } from "@/data/client/read-public";
import type { RowOf, Shapes } from "@/data/client/shapes";
import type { Review } from "./reviews.queries";

/**
 * Today's facts of the business, which every prerendered page contains.
 * @throws AppError when they cannot be read, Error when required facts are missing
 */
export async function fetchFacts(signal?: AbortSignal): Promise<Facts> {
  const [{ factsOfRows }, factRows, serviceRows, permitRows, keptKinds, rating] = await Promise.all([
    // A prerendered page works without this module.
    import("./facts-of-rows"),
    readPublic(
      (z) => z.rows({ key: z.string(), value: z.unknown() }),
      (rest) => rest.from("business_facts").select("key, value").order("key"),
      signal,
    ),
    readPublic(
      serviceShape,
      (rest) =>
        rest
          .from("services")
          .select(
            "slug, name_en, name_ar, description_en, description_ar, starting_price, price_unit, arrival_least, arrival_most, visit_least, visit_most",
          )
          .eq("is_active", true)
          .order("display_order")
          .order("slug"),
      signal,
    ),
    readPublic(
      permitShape,
      (rest) =>
        rest
          .from("permits")
          .select("kind, authority_en, authority_ar, number, scope_en, scope_ar")
          .order("kind", { ascending: false })
          .order("number"),
      signal,
    ),
    readPublic(
      (z) => z.array(z.string()),
      (rest) => rest.rpc("kept_permit_kinds", {}, { get: true }),
      signal,
    ),
    fetchStoredRating(signal),
  ]);
  const permits = permitRows.flatMap(permitOfRow);
  return {
    ...factsOfRows(factRows),
    services: serviceRows.map(serviceOfRow),
    permits,
    isLicensed: isLicensed(permits, keptKinds),
    ...(rating && { rating }),
  };
}

export const factsQuery = queryOptions({
  queryKey: keys.facts,
  queryFn: ({ signal }) => fetchFacts(signal),
});

const serviceShape = (z: Shapes) =>
  z.rows({
    ...describedShape(z),
    starting_price: z.nullable(z.number()),
    price_unit: z.string(),
    arrival_least: z.nullable(z.number()),
    arrival_most: z.nullable(z.number()),
    visit_least: z.nullable(z.number()),
    visit_most: z.nullable(z.number()),
  });

/** A service in its row. */
export type ServiceFactsRow = RowOf<typeof serviceShape>;

export function serviceOfRow(row: ServiceFactsRow): ServiceFacts {
  const arrival = rangeOf(row.arrival_least, row.arrival_most);
  const visit = rangeOf(row.visit_least, row.visit_most);
  return {
    slug: row.slug,
    name: { en: row.name_en, ar: row.name_ar },
    ...(Object.hasOwn(catalogueServices, row.slug) && {
      description: { en: row.description_en, ar: row.description_ar },
    }),
    ...(row.starting_price !== null && { priceAED: row.starting_price }),
    unit: PRICE_UNITS.find((unit) => unit === row.price_unit) ?? "visit",
    ...(arrival && { arrival }),
    ...(visit && { visit }),
  };
}

const permitShape = (z: Shapes) =>
  z.rows({
    kind: z.string(),
    authority_en: z.string(),
    authority_ar: z.string(),
    number: z.string(),
    scope_en: z.string(),
    scope_ar: z.string(),
  });

/** A kind of permit that is newer than these pages is left out. */
const permitOfRow = (row: RowOf<typeof permitShape>): PermitFact[] =>
  PERMIT_KINDS.filter((kind) => kind === row.kind).map((kind) => ({
    kind,
    authority: { en: row.authority_en, ar: row.authority_ar },
    number: row.number,
    scope: { en: row.scope_en, ar: row.scope_ar },
  }));

const rangeOf = (least: number | null, most: number | null): Range | undefined =>
  least === null || most === null ? undefined : [least, most];

/** A review without a rating is shown with five stars. */
export const starsOf = (review: Pick<Review, "rating">): number => review.rating ?? 5;

/**
 * The rating of the reviews that readers can see; null with fewer than five ratings. Samples do not count: nobody was a
 * patient.
 * @throws AppError when it cannot be read
 */
async function fetchStoredRating(signal?: AbortSignal): Promise<RatingFact | null> {
  const { value, count } = await readPublic(
    // The database's types do not describe the content of JSON.
    (z) => z.pipe(z.unknown(), z.object({ value: z.nullable(z.number()), count: z.number() })),
    (rest) => rest.rpc("stored_rating", {}, { get: true }),
    signal,
  );
  return value === null || count < MIN_RATED_REVIEWS ? null : { value, count, isStored: true };
}

/** The facts of the business. The routes of the public site read them before they show a page. */
export function useFacts(): Facts {
  const { data } = useQuery(factsQuery);
  if (!data) throw new Error("The business facts were not read before the page.");
  return data;
}
