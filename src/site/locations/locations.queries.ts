import { queryOptions } from "@tanstack/react-query";
import { localizedPath, paths } from "@/config/paths";
import { tableKey } from "@/data/client/keys";
import {
  fetchActiveLocation,
  fetchActiveLocations,
  fetchLocationService,
  fetchActiveService,
} from "@/data/public/locations.queries";
import { waitForRedirect } from "@/data/public/url-redirects.queries";
import type { Locale } from "@/config/locales";
import type { LocationData } from "./location-content";

/**
 * The same rule as `@domain/slug`: any other text is not a slug, and is not looked up. A module shared with the back office
 * would be one more file for visitors to download.
 */
export const isSlug = (text: string) => text.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** The active locations, in their order. */
export const locationListQuery = queryOptions({
  queryKey: [...tableKey("locations"), "list"],
  queryFn: ({ signal }) => fetchActiveLocations(signal),
});

/** A service in a location; null when either is unknown or inactive, or the service is not offered there. */
export const locationPageQuery = (locale: Locale, location: string, service: string) =>
  queryOptions({
    queryKey: [...tableKey("locations"), "page", { locale, location, service }],
    queryFn: async ({ signal, client }): Promise<LocationData | null> => {
      const data = await readLocation(location, service, signal);
      // The not-found page appears only when there is no redirect.
      if (!data) await waitForRedirect(client, localizedPath(paths.location(location, service), locale));
      return data;
    },
  });

async function readLocation(
  locationSlug: string,
  serviceSlug: string,
  signal: AbortSignal,
): Promise<LocationData | null> {
  if (!isSlug(locationSlug) || !isSlug(serviceSlug)) return null;
  const [location, service, own] = await Promise.all([
    fetchActiveLocation(locationSlug, signal),
    fetchActiveService(serviceSlug, signal),
    fetchLocationService(locationSlug, serviceSlug, signal),
  ]);
  return location && service && own ? { location, service, own } : null;
}
