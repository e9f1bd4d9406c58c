import { addYears } from "date-fns";
import type { Service, WithContext } from "schema-dts";
import { todayInDubai } from "@domain/dubai-day";
import type { Facts } from "@domain/facts";
import { siteUrl } from "@/config/site";
import { localizedPath, paths } from "@/config/paths";
import type { Locale } from "@/config/locales";
import { businessReference } from "./json-ld";
import { offerOf, type Price } from "./offer";

/** For how long a price holds that is offered today. */
const OFFER_YEARS = 1;

/** Until when a price that is offered today in Dubai holds, as an ISO date, like `2027-11-21`. */
export const offerEnd = (): string =>
  // From noon: clock changes in between must not move the day.
  addYears(new Date(`${todayInDubai()}T12:00Z`), OFFER_YEARS)
    .toISOString()
    .slice(0, 10);

const address = (path: string, locale: Locale) => `${siteUrl}${localizedPath(path, locale)}`;

/**
 * A service with its starting price, as structured data.
 */
export const serviceData = (
  facts: Facts,
  locale: Locale,
  service: {
    slug: string;
    title: string;
    description: string;
  } & Price,
): WithContext<Service> => ({
  "@context": "https://schema.org",
  "@type": "Service",
  name: service.title,
  serviceType: service.title,
  description: service.description,
  url: address(paths.service(service.slug), locale),
  areaServed: facts.areas.map((area) => area[locale]),
  provider: businessReference(facts, locale),
  ...offerOf(service),
});
