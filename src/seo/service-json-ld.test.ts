import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testFacts } from "@/testing/facts";
import { locationData } from "./location-json-ld";
import { offerOf, serviceData } from "./service-json-ld";

const setNow = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
beforeEach(() => void setNow("2026-11-21T12:00:00Z"));
afterEach(() => void vi.useRealTimers());

it.each([
  ["2026-11-21T19:59:59Z", "2027-11-21"],
  ["2026-11-21T20:00:00Z", "2027-11-22"],
])("an offer of %s holds until %s: a year after today in Dubai", (now, priceValidUntil) => {
  setNow(now);
  expect(offerOf({ priceAED: 99, unit: "visit" })).toMatchObject({ offers: { priceValidUntil } });
});

it("a service is offered at its starting price, in the currency of the business", () => {
  const data = serviceData(testFacts(), "en", {
    slug: "babysitting-childcare",
    title: "Babysitting",
    description: "An evening off.",
    priceAED: 99,
    unit: "hour",
  });
  expect(data).toMatchObject({
    name: "Babysitting",
    url: "https://www.example.com/services/babysitting-childcare",
    areaServed: ["Dubai Marina", "Deira"],
    provider: {
      "@type": "MedicalBusiness",
      "@id": "https://www.example.com/#business",
      name: "Dar Afiya",
    },
    offers: {
      price: 99,
      priceCurrency: "AED",
      priceSpecification: { minPrice: 99, unitText: "hour" },
    },
  });
});

const page = {
  locale: "ar",
  path: "/dubai/deira/nurse-on-call",
  name: "ممرّض تحت الطلب في ديرة",
  service: "ممرّض تحت الطلب",
  description: "حقن وضمادات.",
  locationName: "ديرة",
  areas: ["الرقة", "نايف"],
  priceAED: 199,
  unit: "visit",
} as const;

it("a service in a location is offered there, by the business of that location only", () => {
  const facts = testFacts({ rating: { value: 4.9, count: 60, isStored: true } });
  const [service, business] = locationData(facts, page);
  const areaServed = {
    "@type": "Place",
    name: "ديرة",
    containedInPlace: { "@type": "City", name: "دبي" },
    containsPlace: [
      { "@type": "Place", name: "الرقة" },
      { "@type": "Place", name: "نايف" },
    ],
  };
  expect(service).toMatchObject({
    "@type": "Service",
    name: page.name,
    serviceType: page.service,
    url: "https://www.example.com/ar/dubai/deira/nurse-on-call",
    provider: { "@id": "https://www.example.com/#business" },
    areaServed,
    offers: {
      "@type": "Offer",
      price: page.priceAED,
      priceCurrency: "AED",
      priceValidUntil: "2027-11-21",
      areaServed: { name: "ديرة" },
    },
  });
  expect(business).toMatchObject({
    "@type": "MedicalBusiness",
    "@id": "https://www.example.com/#business",
    description: page.description,
    areaServed,
    aggregateRating: { ratingValue: 4.9, reviewCount: 60 },
  });
  expect(locationData(testFacts(), { ...page, priceAED: undefined })[0]).not.toHaveProperty("offers");
});
