import type { Place, Service, WithContext } from "schema-dts";
import { brandName, siteUrl } from "@/config/brand";
import { localizedPath } from "@/config/paths";
import { offer } from "@/config/facts";
import type { StoredRating } from "@/data/reviews/ratings";
import type { Locale } from "@/i18n/locales";
import { localBusiness } from "./json-ld";

interface LocationFacts {
  locale: Locale;
  /** Neutral path of the page. */
  path: string;
  /** The service with its place, as the page's heading says it. */
  name: string;
  service: string;
  description: string;
  place: string;
  areas: readonly string[];
  priceAED: number;
  /** ISO date, like `2027-11-21`. */
  offerValidUntil: string;
  /** What all stored reviews come to. */
  rating: StoredRating | null;
}

/** A service in one place and the provider there, as structured data. https://schema.org/Service */
export function locationData(facts: LocationFacts): readonly object[] {
  const { locale, description, priceAED } = facts;
  const url = `${siteUrl}${localizedPath(facts.path, locale)}`;
  const areaServed: Place = {
    "@type": "Place",
    name: facts.place,
    address: {
      "@type": "PostalAddress",
      addressLocality: facts.place,
      addressRegion: "Dubai",
      addressCountry: "AE",
    },
    containedInPlace: { "@type": "City", name: "Dubai" },
    containsPlace: facts.areas.map((name) => ({ "@type": "Place", name })),
  };
  const service: WithContext<Service> = {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": `${url}#service`,
    name: facts.name,
    serviceType: facts.service,
    description,
    url,
    areaServed,
    provider: { "@type": "MedicalBusiness", "@id": `${siteUrl}/#business`, name: brandName[locale] },
    offers: {
      "@type": "Offer",
      url,
      price: priceAED,
      priceCurrency: offer.currency,
      priceValidUntil: facts.offerValidUntil,
      availability: "https://schema.org/InStock",
      areaServed: { "@type": "Place", name: facts.place },
    },
  };
  const business: object = localBusiness(locale, description, { rating: facts.rating });
  return [service, { ...business, areaServed }];
}
