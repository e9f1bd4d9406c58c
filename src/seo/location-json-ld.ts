import type { Place, Service, WithContext } from "schema-dts";
import type { Facts } from "@domain/facts";
import { pageAddress } from "@/config/site";
import { city } from "@/content/coverage";
import type { Locale } from "@/config/locales";
import { businessReference, localBusiness } from "./json-ld";
import { offerOf, type Price } from "./service-json-ld";

interface ServiceInLocation extends Price {
  locale: Locale;
  /** Path of the page without language prefix. */
  path: string;
  /** The service with its location, as in the page's heading. */
  name: string;
  service: string;
  description: string;
  locationName: string;
  areas: readonly string[];
}

/** A service in one location and the provider there, as structured data. https://schema.org/Service */
export function locationData(facts: Facts, page: ServiceInLocation): readonly object[] {
  const { locale, description } = page;
  const url = pageAddress(page.path, locale);
  const areaServed: Place = {
    "@type": "Place",
    name: page.locationName,
    address: {
      "@type": "PostalAddress",
      addressLocality: page.locationName,
      addressRegion: city[locale],
      addressCountry: "AE",
    },
    containedInPlace: { "@type": "City", name: city[locale] },
    containsPlace: page.areas.map((name) => ({ "@type": "Place", name })),
  };
  const service: WithContext<Service> = {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": `${url}#service`,
    name: page.name,
    serviceType: page.service,
    description,
    url,
    areaServed,
    provider: businessReference(facts, locale),
    ...offerOf(page, { url, areaServed: { "@type": "Place", name: page.locationName } }),
  };
  const business: object = localBusiness(facts, locale, description);
  return [service, { ...business, areaServed }];
}
