import { addYears } from "date-fns";
import type { Service, WithContext } from "schema-dts";
import { todayInDubai } from "@domain/dubai-day";
import { brandName, siteUrl } from "@/config/brand";
import { contact } from "@/config/contact";
import { localizedPath, paths } from "@/config/paths";
import { neighbourhoods } from "@/content/coverage";
import { offer } from "@/config/facts";
import type { ServicePrice } from "@/content/service-details/types";
import type { Locale } from "@/i18n/locales";

/** Until when a price that is offered today in Dubai holds, as an ISO date, like `2027-11-21`. */
export const offerEnd = (): string =>
  // From noon: clocks that have changed meanwhile must not move the day.
  addYears(new Date(`${todayInDubai()}T12:00Z`), offer.validityYears)
    .toISOString()
    .slice(0, 10);

const address = (path: string, locale: Locale) => `${siteUrl}${localizedPath(path, locale)}`;

/**
 * A service with its starting price, as structured data.
 * @param offerValidUntil ISO date, like `2027-11-21`
 */
export const serviceData = (
  locale: Locale,
  service: {
    slug: string;
    title: string;
    description: string;
    price: ServicePrice;
    offerValidUntil: string;
  },
): WithContext<Service> => ({
  "@context": "https://schema.org",
  "@type": "Service",
  name: service.title,
  serviceType: service.title,
  description: service.description,
  url: address(paths.service(service.slug), locale),
  areaServed: { "@type": "City", name: "Dubai" },
  provider: {
    "@type": "MedicalBusiness",
    "@id": `${siteUrl}/#business`,
    name: brandName[locale],
    telephone: contact.phone,
    priceRange: offer.priceRange,
    openingHours: "Mo-Su 00:00-23:59",
    areaServed: neighbourhoods.map((area) => area[locale]),
    address: { "@type": "PostalAddress", addressLocality: "Dubai", addressCountry: "AE" },
  },
  offers: {
    "@type": "Offer",
    price: service.price.fromAED,
    priceCurrency: offer.currency,
    priceValidUntil: service.offerValidUntil,
    availability: "https://schema.org/InStock",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      minPrice: service.price.fromAED,
      priceCurrency: offer.currency,
      unitText: service.price.unit,
    },
  },
});
