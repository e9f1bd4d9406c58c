import { unwrap } from "@/data/errors";

/** A place, and those of its services that are offered there and everywhere: rows of other services are not among them. */
const PLACE_COLUMNS =
  "slug, name_en, name_ar, description_en, description_ar, response_time_minutes, areas_covered, location_services(services!inner(slug, name_en, name_ar, display_order))";

/**
 * Every active place in its order, with the services that have a page there.
 * @throws AppError when the read fails
 */
export async function fetchActiveLocations(signal: AbortSignal) {
  const { rest } = await import("@/data/rest-client");
  return unwrap(
    await rest
      .from("locations")
      .select(PLACE_COLUMNS)
      .eq("is_active", true)
      .eq("location_services.is_active", true)
      .eq("location_services.services.is_active", true)
      .order("display_order")
      .order("slug")
      .abortSignal(signal),
  );
}

export type LocationRow = Awaited<ReturnType<typeof fetchActiveLocations>>[number];

/**
 * One active place, with the services that have a page there.
 * @returns null when no active place has the slug
 * @throws AppError when the read fails
 */
export async function fetchActiveLocation(slug: string, signal: AbortSignal): Promise<LocationRow | null> {
  const { rest } = await import("@/data/rest-client");
  const [location] = unwrap(
    await rest
      .from("locations")
      .select(PLACE_COLUMNS)
      .eq("slug", slug)
      .eq("is_active", true)
      .eq("location_services.is_active", true)
      .eq("location_services.services.is_active", true)
      .limit(1)
      .abortSignal(signal),
  );
  return location ?? null;
}

/**
 * Slugs of every place and service that have a page together: the addresses that are written as files.
 * @throws AppError when the read fails
 */
export async function fetchActiveCombinations(): Promise<{ location: string; service: string }[]> {
  const { rest } = await import("@/data/rest-client");
  const rows = unwrap(
    await rest
      .from("location_services")
      .select("locations!inner(slug), services!inner(slug)")
      .eq("is_active", true)
      .eq("locations.is_active", true)
      .eq("services.is_active", true),
  );
  return rows.map(({ locations, services }) => ({ location: locations.slug, service: services.slug }));
}
