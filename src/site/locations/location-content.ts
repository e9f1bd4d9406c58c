import { sceneOf } from "@/components/patterns/service-scene";
import { brandName } from "@/config/brand";
import { paths } from "@/config/paths";
import { areaName } from "@/content/area-names";
import { offer } from "@/config/facts";
import { loadLocationTexts } from "@/content/location-texts/load-texts";
import { serviceTitle } from "@/content/service-titles";
import type { LocationRow } from "@/data/locations/locations.queries";
import type { StoredRating } from "@/data/reviews/ratings";
import type { ServiceRow } from "@/data/services/services.queries";
import { locationPageTexts, placeSentences } from "@/i18n/dictionaries/location-page";
import type { Locale } from "@/i18n/locales";
import { locationData } from "@/seo/location-json-ld";
import { offerEnd } from "@/seo/service-json-ld";
import { descriptionOf, nameOf } from "./in-language";

/** A service in a place in one language, as plain data that travels with its page: what is known of it, and the words around. */
export interface LocationContent {
  heading: string;
  description: string;
  /** What a chat that books it opens with. */
  message: string;
  badges: { response: string; licensed: string; rating: string };
  price: string;
  areas: readonly string[];
  areasLead?: string;
  arrival?: string;
  about: string;
  /** What is typical of this service in this place. */
  calls?: string;
  scene: { src: string; alt: string };
  /** The words of the link to the service's own page, where it has one. */
  servicePage?: string;
  /** What else is offered there, in its order. */
  others: readonly { slug: string; name: string }[];
  texts: ReturnType<typeof textsAround>;
  head: { title: string; description: string; keywords: string; image: string; jsonLd: readonly object[] };
}

export async function readLocationContent(
  locale: Locale,
  location: LocationRow,
  service: ServiceRow,
  rating: StoredRating | null,
): Promise<LocationContent> {
  const sentences = placeSentences[locale];
  const words = locationPageTexts[locale];
  const texts = await loadLocationTexts(location.slug);
  const landmarks = texts?.landmarks[locale];
  const place = nameOf(location, locale);
  const serviceName = nameOf(service, locale);
  const heading = sentences.inPlace(serviceName, place);
  const description = descriptionOf(location, locale);
  const about = descriptionOf(service, locale);
  const calls = texts?.calls[service.slug]?.[locale];
  const priceAED = service.starting_price ?? offer.defaultPriceAED;
  const response = sentences.response(location.response_time_minutes);
  const price = sentences.startingFrom(priceAED);
  const areas = areasOf(location, locale);
  const scene = sceneOf(service.slug);
  return {
    heading,
    description,
    message: words.message(brandName[locale], heading),
    badges: { response, ...words.badges },
    price,
    areas,
    areasLead: areas.length === 0 ? words.areas.none : landmarks && words.areas.near(landmarks),
    arrival: texts?.arrival[locale],
    about,
    calls,
    scene: { src: scene.src, alt: scene.alt[locale] },
    servicePage: serviceTitle(service.slug) && words.about.more(serviceName),
    others: offeredIn(location)
      .filter(({ slug }) => slug !== service.slug)
      .map((other) => ({ slug: other.slug, name: nameOf(other, locale) })),
    texts: textsAround(locale, place),
    head: {
      title: heading,
      description: sentences.description({ heading, response, price, about: calls ?? description }),
      keywords: [heading, ...areas.map((area) => sentences.inPlace(serviceName, area))].join(sentences.comma),
      image: scene.card,
      jsonLd: locationData({
        locale,
        path: paths.location(location.slug, service.slug),
        name: heading,
        service: serviceName,
        description: [about, calls].filter(Boolean).join(" ") || heading,
        place,
        areas,
        priceAED,
        offerValidUntil: offerEnd(),
        rating,
      }),
    },
  };
}

/** What every place's page says, as far as it is no more than words. */
function textsAround(locale: Locale, place: string) {
  const { trail, dubai, all, book, areas, about, ready, others } = locationPageTexts[locale];
  return {
    trail,
    dubai,
    all,
    book,
    areas: areas.title,
    arrival: areas.arrival,
    about: about.title,
    calls: about.calls(place),
    urgent: about.urgent,
    urgentAction: about.urgentAction,
    ready,
    others: others(place),
  };
}

/** The place's areas as they are shown; what is empty or stands there twice is not. */
export const areasOf = ({ areas_covered }: Pick<LocationRow, "areas_covered">, locale: Locale): string[] => [
  ...new Set(areas_covered.map((area) => areaName(area.trim(), locale)).filter(Boolean)),
];

/** The services that have a page in the place, in their order. */
export const offeredIn = ({ location_services }: Pick<LocationRow, "location_services">) =>
  location_services
    .map(({ services }) => services)
    .toSorted((a, b) => a.display_order - b.display_order || a.slug.localeCompare(b.slug, "en"));
