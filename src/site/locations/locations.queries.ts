import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { fetchActiveLocation, fetchActiveLocations } from "@/data/locations/locations.queries";
import { pageSchemasQuery } from "@/data/page-schemas/page-schemas.queries";
import { primeQuery } from "@/data/prime-query";
import { storedRatingQuery } from "@/data/reviews/stored-rating.queries";
import { fetchActiveService } from "@/data/services/services.queries";
import { waitForRedirect } from "@/data/url-redirects/url-redirects.queries";
import { localizedPath, paths } from "@/config/paths";
import type { Locale } from "@/i18n/locales";
import type { LocationCardContent } from "./location-card-content";
import type { LocationContent } from "./location-content";

/** As in the database; what is longer or has other characters names nothing, and nobody is asked about it. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 80;
const isSlug = (text: string) => text.length <= MAX_SLUG_LENGTH && SLUG.test(text);

/** The active places as cards, in their order. */
export const locationListQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["locations", "list", locale],
    queryFn: async ({ signal }): Promise<LocationCardContent[]> => {
      const [rows, { locationCard }] = await Promise.all([
        fetchActiveLocations(signal),
        import("./location-card-content"),
      ]);
      return rows.map((row) => locationCard(row, locale));
    },
  });

/** A service in a place as its page shows it; null when either is unknown or inactive, or one is not offered in the other. */
export const locationPageQuery = (locale: Locale, location: string, service: string) =>
  queryOptions({
    queryKey: ["locations", "page", { locale, location, service }],
    queryFn: async ({ signal, client }): Promise<LocationContent | null> => {
      const content = await readPage(client, { locale, location, service }, signal);
      // Nobody is sent to the not-found page whom a redirect leads to a better one.
      if (!content) await waitForRedirect(client, localizedPath(paths.location(location, service), locale));
      return content;
    },
  });

async function readPage(
  client: QueryClient,
  { locale, location, service }: { locale: Locale; location: string; service: string },
  signal: AbortSignal,
): Promise<LocationContent | null> {
  if (!isSlug(location) || !isSlug(service)) return null;
  const [place, found, rating, { readLocationContent }] = await Promise.all([
    fetchActiveLocation(location, signal),
    fetchActiveService(service, signal),
    // Without it the page says what the site claims; the log has been told why.
    client.ensureQueryData({ ...storedRatingQuery, retry: false }).catch(() => null),
    import("./location-content"),
  ]);
  const isOffered = place?.location_services.some(({ services }) => services.slug === service);
  return place && found && isOffered ? readLocationContent(locale, place, found, rating) : null;
}

export async function loadLocationList(client: QueryClient, locale: Locale): Promise<null> {
  await primeQuery(client, locationListQuery(locale));
  return null;
}

export async function loadLocationPage(
  client: QueryClient,
  locale: Locale,
  location: string,
  service: string,
): Promise<null> {
  await Promise.all([
    primeQuery(client, locationPageQuery(locale, location, service)),
    isSlug(location) && primeQuery(client, pageSchemasQuery("location", location)),
  ]);
  return null;
}
