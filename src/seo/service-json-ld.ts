import { addYears } from "date-fns";
import type { Offer, Service, WithContext } from "schema-dts";
import { todayInDubai } from "@domain/dubai-day";
import type { Facts, PriceUnit } from "@domain/facts";
import { CURRENCY } from "@/config/conversions";
import type { Locale } from "@/config/locales";
import { paths } from "@/config/paths";
import { pageAddress } from "@/config/site";
import { businessReference } from "./json-ld";

export interface Price {
  /** Undefined without a price: then there is no offer. */
  priceAED: number | undefined;
  unit: PriceUnit;
}

/** How long a price that is offered today is valid. */
const OFFER_YEARS = 1;

/** The day until which a price of today is valid, in Dubai, as an ISO date like `2027-11-21`. */
const offerEnd = (): string =>
  // From noon: clock changes on the way must not move the day.
  addYears(new Date(`${todayInDubai()}T12:00Z`), OFFER_YEARS)
    .toISOString()
    .slice(0, 10);

/** A starting price as structured data, with the other properties of the offer. https://schema.org/Offer */
export const offerOf = (
  { priceAED, unit }: Price,
  more: Partial<Exclude<Offer, string>> = {},
): { offers?: Offer } =>
  priceAED === undefined
    ? {}
    : {
        offers: {
          "@type": "Offer",
          price: priceAED,
          priceCurrency: CURRENCY,
          priceValidUntil: offerEnd(),
          availability: "https://schema.org/InStock",
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            minPrice: priceAED,
            priceCurrency: CURRENCY,
            unitText: unit,
          },
          ...more,
        },
      };

/** A service with its starting price, as structured data. */
export const serviceData = (
  facts: Facts,
  locale: Locale,
  service: { slug: string; title: string; description: string } & Price,
): WithContext<Service> => ({
  "@context": "https://schema.org",
  "@type": "Service",
  name: service.title,
  serviceType: service.title,
  description: service.description,
  url: pageAddress(paths.service(service.slug), locale),
  areaServed: facts.areas.map((area) => area[locale]),
  provider: businessReference(facts, locale),
  ...offerOf(service),
});
