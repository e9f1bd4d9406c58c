import { expect, it } from "vitest";
import { offer } from "@/config/facts";
import { locationData } from "./location-json-ld";

const facts = {
  locale: "ar",
  path: "/dubai/deira/nurse-on-call",
  name: "ممرّض تحت الطلب في ديرة",
  service: "ممرّض تحت الطلب",
  description: "حقن وضمادات.",
  place: "ديرة",
  areas: ["الرقة", "نايف"],
  priceAED: 199,
  offerValidUntil: "2027-11-21",
  rating: { value: 4.7, count: 60 },
} as const;

it("offers the service in its place, at its price, by the provider", () => {
  const [service] = locationData(facts);
  expect(service).toMatchObject({
    "@type": "Service",
    name: facts.name,
    serviceType: facts.service,
    url: "https://www.example.com/ar/dubai/deira/nurse-on-call",
    provider: { "@id": "https://www.example.com/#business" },
    areaServed: {
      "@type": "Place",
      name: "ديرة",
      containedInPlace: { "@type": "City", name: "Dubai" },
      containsPlace: [
        { "@type": "Place", name: "الرقة" },
        { "@type": "Place", name: "نايف" },
      ],
    },
    offers: {
      "@type": "Offer",
      price: facts.priceAED,
      priceCurrency: offer.currency,
      priceValidUntil: "2027-11-21",
      areaServed: { name: "ديرة" },
    },
  });
});

it("shows the provider as the business of that place alone", () => {
  const [service, business] = locationData({ ...facts, locale: "en", place: "Deira", areas: [] });
  expect(business).toMatchObject({
    "@type": "MedicalBusiness",
    "@id": "https://www.example.com/#business",
    description: facts.description,
    areaServed: { "@type": "Place", name: "Deira", containsPlace: [] },
    aggregateRating: { ratingValue: 4.7, reviewCount: 60 },
  });
  expect(service).toMatchObject({ url: "https://www.example.com/dubai/deira/nurse-on-call" });
});
