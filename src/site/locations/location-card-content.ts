import { paths } from "@/config/paths";
import type { LocationRow } from "@/data/locations/locations.queries";
import { placeSentences } from "@/i18n/dictionaries/location-page";
import { formatNumber } from "@/i18n/format";
import type { Locale } from "@/i18n/locales";
import { descriptionOf, nameOf } from "./in-language";
import { areasOf, offeredIn } from "./location-content";

/** The service to whose page a place's card leads. */
const LEADING_SERVICE = "doctor-on-call";
const AREAS_ON_CARD = 3;

/** A place in the list, in one language. */
export interface LocationCardContent {
  slug: string;
  name: string;
  description: string;
  minutes: string;
  /** What the minutes are. */
  unit: string;
  /** The first three. */
  areas: readonly string[];
  moreAreas: number;
  /** The page of the doctor on call there or, where no doctor comes, of the place's first service; none without any. */
  link?: { path: string; label: string };
}

export function locationCard(row: LocationRow, locale: Locale): LocationCardContent {
  const sentences = placeSentences[locale];
  const name = nameOf(row, locale);
  const areas = areasOf(row, locale);
  const offered = offeredIn(row);
  const service = offered.find(({ slug }) => slug === LEADING_SERVICE) ?? offered[0];
  return {
    slug: row.slug,
    name,
    description: descriptionOf(row, locale),
    minutes: formatNumber(row.response_time_minutes),
    unit: sentences.responseUnit(row.response_time_minutes),
    areas: areas.slice(0, AREAS_ON_CARD),
    moreAreas: Math.max(0, areas.length - AREAS_ON_CARD),
    link: service && {
      path: paths.location(row.slug, service.slug),
      label: sentences.inPlace(nameOf(service, locale), name),
    },
  };
}
