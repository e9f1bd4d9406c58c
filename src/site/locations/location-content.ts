import { sceneOf } from "@/components/patterns/service-scene";
import { areaName } from "@/content/area-names";
import { locationTexts } from "@/content/location-texts/location-texts";
import { serviceTitle } from "@/content/service-titles";
import type { LocationRow } from "@/data/locations/locations.queries";
import type { ServiceRow } from "@/data/services/services.queries";
import { placeSentences } from "@/i18n/dictionaries/location-page";
import { localized } from "@/i18n/localized";
import type { Locale } from "@/i18n/locales";

/** What the database knows of a service in a place. */
export interface LocationData {
  location: LocationRow;
  service: ServiceRow;
}

/** A service in a place as its page shows it, in one language. */
export type LocationContent = ReturnType<typeof locationContent>;

export function locationContent({ location, service }: LocationData, locale: Locale) {
  const sentences = placeSentences[locale];
  const texts = Object.hasOwn(locationTexts, location.slug) ? locationTexts[location.slug] : undefined;
  const place = nameOf(location, locale);
  const serviceName = nameOf(service, locale);
  const { src, card, alt } = sceneOf(service.slug);
  return {
    location: location.slug,
    service: service.slug,
    place,
    serviceName,
    heading: sentences.inPlace(serviceName, place),
    description: localized(location, "description", locale),
    response: sentences.response(location.response_time_minutes),
    priceAED: service.starting_price ?? undefined,
    areas: areasOf(location, locale),
    landmarks: texts?.landmarks[locale],
    /** What helps to find the right door. */
    arrival: texts?.arrival[locale],
    about: localized(service, "description", locale),
    /** What is typical of this service in this place. */
    calls: texts?.calls[service.slug]?.[locale],
    scene: { src, card, alt: alt[locale] },
    /** Whether the service has a page of its own. */
    hasServicePage: serviceTitle(service.slug) !== undefined,
    /** What else is offered there, in its order. */
    others: offeredIn(location)
      .filter(({ slug }) => slug !== service.slug)
      .map((other) => ({ slug: other.slug, name: nameOf(other, locale) })),
  };
}

interface Named {
  slug: string;
  name_en: string;
  name_ar: string;
}

/** The name in the language; where it is empty, a known service's title, the other language's, the slug in words. */
export const nameOf = (row: Named, locale: Locale): string =>
  row[`name_${locale}`].trim() ||
  serviceTitle(row.slug)?.[locale] ||
  localized(row, "name", locale) ||
  row.slug.replaceAll("-", " ");

/** The place's areas in the language, each once. */
export const areasOf = ({ areas_covered }: Pick<LocationRow, "areas_covered">, locale: Locale): string[] => [
  ...new Set(areas_covered.map((area) => areaName(area.trim(), locale)).filter(Boolean)),
];

/** The services that have a page in the place, in their order. */
export const offeredIn = ({ location_services }: Pick<LocationRow, "location_services">) =>
  location_services
    .map(({ services }) => services)
    .toSorted((a, b) => a.display_order - b.display_order || a.slug.localeCompare(b.slug, "en"));
