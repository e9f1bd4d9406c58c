import { expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { locationData } from "./location-json-ld";

const page = {
  locale: "ar",
  path: "/dubai/deira/nurse-on-call",
  name: "ممرّض تحت الطلب في ديرة",
  service: "ممرّض تحت الطلب",
  description: "حقن وضمادات.",
  place: "ديرة",
  areas: ["الرقة", "نايف"],
  priceAED: 199,
  unit: "visit",
  offerValidUntil: "2027-11-21",
} as const;

it("the block offers the service in its location, at its price, by the provider", () => {
  const [service] = locationData(testFacts(), page);
  expect(service).toMatchObject({
    "@type": "Service",
    name: page.name,
    serviceType: page.service,
    url: "https://www.example.com/ar/dubai/deira/nurse-on-call",
    provider: { "@id": "https://www.example.com/#business" },
    areaServed: {
      "@type": "Place",
      name: "ديرة",
      containedInPlace: { "@type": "City", name: "دبي" },
      containsPlace: [
        { "@type": "Place", name: "الرقة" },
        { "@type": "Place", name: "نايف" },
      ],
    },
    offers: {
      "@type": "Offer",
      price: page.priceAED,
      priceCurrency: "AED",
      priceValidUntil: "2027-11-21",
      areaServed: { name: "ديرة" },
    },
  });
});

it("the block shows the provider as the business of that location only", () => {
  const facts = testFacts({ rating: { value: 4.9, count: 60, isStored: true } });
  const [service, business] = locationData(facts, { ...page, locale: "en", place: "Deira", areas: [] });
  expect(business).toMatchObject({
    "@type": "MedicalBusiness",
    "@id": "https://www.example.com/#business",
    description: page.description,
    areaServed: { "@type": "Place", name: "Deira", containsPlace: [] },
    aggregateRating: { ratingValue: 4.9, reviewCount: 60 },
  });
  expect(service).toMatchObject({ url: "https://www.example.com/dubai/deira/nurse-on-call" });
});

it("the block has no offer without a price", () => {
  expect(locationData(testFacts(), { ...page, priceAED: undefined })[0]).not.toHaveProperty("offers");
});
