import { type Facts, serviceFacts } from "@domain/facts";
import { isServiceSlug } from "@domain/service-names";
import { sceneOf } from "@/components/patterns/service-scene";
import { serviceTitle } from "@/content/service-titles";
import type { LocationRow, LocationServiceRow, ServiceRow } from "@/data/public/locations.queries";
import { locationSentences } from "@/texts/site/location-page";
import { factTexts } from "@/i18n/fact-texts";
import { fillFacts } from "@/i18n/fill-facts";
import { localized } from "@/i18n/localized";
import type { Locale } from "@/config/locales";

/** The service that a location's card leads to; when it is not offered there, the first one that is. */
export const LEADING_SERVICE = "doctor-on-call";

/** The database's data about a service in a location. */
export interface LocationData {
  location: LocationRow;
  service: ServiceRow;
  /** The row of the combination. */
  own: LocationServiceRow;
}

/** The content of the page of a service in a location, in one language. */
export type LocationContent = ReturnType<typeof locationContent>;

export function locationContent({ location, service, own }: LocationData, locale: Locale, facts: Facts) {
  const sentences = locationSentences[locale];
  const fill = (text: string) => fillFacts(text, facts, locale);
  const locationName = shownName(location, locale);
  const serviceName = shownName(service, locale);
  const { src, card, alt } = sceneOf(service.slug);
  const { priceAED, unit = "visit" } = serviceFacts(facts, service.slug) ?? {};
  return {
    location: location.slug,
    service: service.slug,
    locationName: locationName,
    serviceName,
    heading: sentences.inLocation(serviceName, locationName),
    description: localized(location, "description", locale),
    response: responseOf(facts, { location, service, own }, locale),
    priceAED,
    unit,
    areas: areasOf(location, locale),
    landmarks: fill(location[`landmarks_${locale}`].trim()),
    /** Hints for finding the right door. */
    directions: fill(location[`directions_${locale}`].trim()),
    about: localized(service, "description", locale),
    /** The requests of patients here and the course of a visit, by paragraphs; empty without a text in the language. */
    requests: own[`requests_${locale}`]
      .split("\n")
      .map((paragraph) => fill(paragraph.trim()))
      .filter(Boolean),
    isListed: own.is_listed,
    scene: { src, card, alt: alt[locale] },
    /** Whether the service has a page of its own. */
    hasServicePage: isServiceSlug(service.slug),
    /** The other services with a page there, in their order. */
    others: pagesIn(location)
      .filter(({ slug }) => slug !== service.slug)
      .map((other) => ({ slug: other.slug, name: shownName(other, locale) })),
  };
}

interface Named {
  slug: string;
  name_en: string;
  name_ar: string;
}

/**
 * The name in the language; when it is empty, a known service's title, then the other language's name, then the slug in words.
 */
export const shownName = (row: Named, locale: Locale): string =>
  row[`name_${locale}`].trim() ||
  serviceTitle(row.slug)?.[locale] ||
  localized(row, "name", locale) ||
  row.slug.replaceAll("-", " ");

/** The location's areas in the language, each once; in English when they have no Arabic names yet. */
export function areasOf(
  { areas_covered, areas_covered_ar }: Pick<LocationRow, "areas_covered" | "areas_covered_ar">,
  locale: Locale,
): string[] {
  const areas = locale === "ar" && areas_covered_ar.length > 0 ? areas_covered_ar : areas_covered;
  return [...new Set(areas.map((area) => area.trim()).filter(Boolean))];
}

/** The arrival time: the service's own minutes in the location, otherwise the location's. A service by appointment has none. */
function responseOf(facts: Facts, { location, service, own }: LocationData, locale: Locale): string {
  const { response } = locationSentences[locale];
  if (own.response_most_minutes !== null)
    return response(own.response_most_minutes, own.response_least_minutes ?? undefined);
  if (serviceFacts(facts, service.slug)?.arrival) return response(location.response_time_minutes);
  return factTexts(facts, locale).soon(service.slug);
}

/** The services that have a page in the location, in their order. */
export const pagesIn = ({ location_services }: Pick<LocationRow, "location_services">) =>
  location_services
    .map(({ services }) => services)
    .toSorted((a, b) => a.display_order - b.display_order || a.slug.localeCompare(b.slug, "en"));
