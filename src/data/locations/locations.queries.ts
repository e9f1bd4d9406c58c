import { type PublicClient, readPublic } from "@/data/read-public";
import { compareBy } from "@/lib/compare-by";

/** A place, and those of its services that are offered there and everywhere: rows of other services are not among them. */
const PLACE_COLUMNS =
  "slug, name_en, name_ar, description_en, description_ar, landmarks_en, landmarks_ar, directions_en, directions_ar, response_time_minutes, areas_covered, areas_covered_ar, location_services(services!inner(slug, name_en, name_ar, display_order))";

/** The active places, with the services that have a page there. */
const activePlaces = (rest: PublicClient) =>
  rest
    .from("locations")
    .select(PLACE_COLUMNS)
    .eq("is_active", true)
    .eq("location_services.is_active", true)
    .eq("location_services.services.is_active", true);

/**
 * Every active place in its order.
 * @throws AppError when the read fails
 */
export async function fetchActiveLocations(signal: AbortSignal) {
  const places = await readPublic((rest) => activePlaces(rest).order("display_order").order("slug"), signal);
  return places.map(inOrder);
}

/** With its services by name: rows inside a row come in any order, and the same page has to be made of the same. */
const inOrder = <Place extends { location_services: { services: { slug: string } }[] }>(
  place: Place,
): Place => ({
  ...place,
  location_services: place.location_services.toSorted(compareBy(({ services }) => services.slug)),
});

export type LocationRow = Awaited<ReturnType<typeof fetchActiveLocations>>[number];

/**
 * One active place.
 * @returns null when no active place has the slug
 * @throws AppError when the read fails
 */
export async function fetchActiveLocation(slug: string, signal: AbortSignal): Promise<LocationRow | null> {
  const [location] = await readPublic((rest) => activePlaces(rest).eq("slug", slug).limit(1), signal);
  return location ? inOrder(location) : null;
}

/**
 * What only the page of a service in a place says.
 * @returns null when an active place does not offer an active service
 * @throws AppError when the read fails
 */
export async function fetchPlaceService(location: string, service: string, signal: AbortSignal) {
  const [found] = await readPublic(
    (rest) =>
      rest
        .from("location_services")
        .select(
          "requests_en, requests_ar, response_most_minutes, is_listed, locations!inner(slug), services!inner(slug)",
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

export type PlaceServiceRow = NonNullable<Awaited<ReturnType<typeof fetchPlaceService>>>;

/** A page of a service in a place, by its slugs. */
interface Combination {
  location: string;
  service: string;
  /** Whether search engines are offered it. */
  isListed: boolean;
}

/**
 * Every place and service that have a page together: the addresses that are written as files.
 * @throws AppError when the read fails
 */
export async function fetchActiveCombinations(): Promise<Combination[]> {
  const rows = await readPublic((rest) =>
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
