import { describedShape, type PublicClient, readPublic } from "@/data/client/read-public";
import type { RowOf, Shapes } from "@/data/client/shapes";
import { compareBy } from "@/lib/texts";

/** A location with its services: only those that are offered there and active at all. */
const PLACE_COLUMNS =
  "slug, name_en, name_ar, description_en, description_ar, landmarks_en, landmarks_ar, directions_en, directions_ar, response_time_minutes, areas_covered, areas_covered_ar, location_services(services!inner(slug, name_en, name_ar, display_order))";

const locationShape = (z: Shapes) =>
  z.rows({
    ...describedShape(z),
    landmarks_en: z.string(),
    landmarks_ar: z.string(),
    directions_en: z.string(),
    directions_ar: z.string(),
    response_time_minutes: z.number(),
    areas_covered: z.array(z.string()),
    areas_covered_ar: z.array(z.string()),
    location_services: z.rows({
      services: z.object({
        slug: z.string(),
        name_en: z.string(),
        name_ar: z.string(),
        display_order: z.number(),
      }),
    }),
  });

export type LocationRow = RowOf<typeof locationShape>;

/** The active locations, with the services that have a page there. */
const activeLocations = (rest: PublicClient) =>
  rest
    .from("locations")
    .select(PLACE_COLUMNS)
    .eq("is_active", true)
    .eq("location_services.is_active", true)
    .eq("location_services.services.is_active", true);

/** Every active location in its order. @throws AppError when the read fails */
export async function fetchActiveLocations(signal: AbortSignal): Promise<LocationRow[]> {
  const rows = await readPublic(
    locationShape,
    (rest) => activeLocations(rest).order("display_order").order("slug"),
    signal,
  );
  return rows.map(inOrder);
}

/** Sorts the services by name: nested rows come in any order, and an unchanged page must stay the same. */
const inOrder = (location: LocationRow): LocationRow => ({
  ...location,
  location_services: location.location_services.toSorted(compareBy(({ services }) => services.slug)),
});

/** One active location. @returns null when no active location has the slug @throws AppError when the read fails */
export async function fetchActiveLocation(slug: string, signal: AbortSignal): Promise<LocationRow | null> {
  const [location] = await readPublic(
    locationShape,
    (rest) => activeLocations(rest).eq("slug", slug).limit(1),
    signal,
  );
  return location ? inOrder(location) : null;
}

const locationServiceShape = (z: Shapes) =>
  z.rows({
    requests_en: z.string(),
    requests_ar: z.string(),
    is_listed: z.boolean(),
    /** The combination's own minutes; the lower end may be missing. */
    response_least_minutes: z.nullable(z.number()),
    response_most_minutes: z.nullable(z.number()),
  });

export type LocationServiceRow = RowOf<typeof locationServiceShape>;

/**
 * The content that only the page of a service in a location has.
 * @returns null when an active location does not offer an active service
 * @throws AppError when the read fails
 */
export async function fetchLocationService(
  location: string,
  service: string,
  signal: AbortSignal,
): Promise<LocationServiceRow | null> {
  const [found] = await readPublic(
    locationServiceShape,
    (rest) =>
      rest
        .from("location_services")
        .select(
          "requests_en, requests_ar, is_listed, response_least_minutes, response_most_minutes, locations!inner(slug), services!inner(slug)",
        )
        .eq("is_active", true)
        .eq("locations.is_active", true)
        .eq("services.is_active", true)
        .eq("locations.slug", location)
        .eq("services.slug", service)
        .limit(1),
    signal,
  );
  return found ?? null;
}

/** A page of a service in a location, by its slugs. */
interface Combination {
  location: string;
  service: string;
  /** Whether the sitemap lists it. */
  isListed: boolean;
}

/**
 * Every combination of location and service with a page, for the build's list of addresses.
 * @throws AppError when the read fails
 */
export async function fetchActiveCombinations(): Promise<Combination[]> {
  const rows = await readPublic(
    (z) =>
      z.rows({
        is_listed: z.boolean(),
        locations: z.object({ slug: z.string() }),
        services: z.object({ slug: z.string() }),
      }),
    (rest) =>
      rest
        .from("location_services")
        .select("is_listed, locations!inner(slug), services!inner(slug)")
        .eq("is_active", true)
        .eq("locations.is_active", true)
        .eq("services.is_active", true),
  );
  return rows
    .map(({ locations, services, is_listed }) => ({
      location: locations.slug,
      service: services.slug,
      isListed: is_listed,
    }))
    .toSorted(compareBy(({ location, service }) => `${location} ${service}`));
}

const serviceShape = (z: Shapes) => z.rows(describedShape(z));

export type ServiceRow = RowOf<typeof serviceShape>;

/** One active service. @returns null when no active service has the slug @throws AppError when the read fails */
export async function fetchActiveService(slug: string, signal: AbortSignal): Promise<ServiceRow | null> {
  const [service] = await readPublic(
    serviceShape,
    (rest) =>
      rest
        .from("services")
        .select("slug, name_en, name_ar, description_en, description_ar")
        .eq("slug", slug)
        .eq("is_active", true)
        .limit(1),
    signal,
  );
  return service ?? null;
}
