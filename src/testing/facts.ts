import type { FactKey, Facts, ServiceFacts } from "@domain/facts";
import { catalogueServices, serviceNames } from "@domain/service-names";

const service = ([slug, name]: [string, ServiceFacts["name"]]): ServiceFacts => ({
  slug,
  name,
  ...(Object.hasOwn(catalogueServices, slug) && {
    description: { en: `About ${name.en}.`, ar: `عن ${name.ar}.` },
  }),
  priceAED: 99,
  unit: "visit",
  arrival: [30, 60],
  visit: [20, 40],
});

const everyFact = {
  name: { en: "Dar Afiya", ar: "دار عافية" },
  phone: "+97140000000",
  whatsapp: "+97140000001",
  email: "care@example.com",
  street: { en: "Al Barsha", ar: "البرشاء" },
  hours: { opens: "00:00", closes: "24:00" },
  languages: ["en", "ar", "hi", "ur"],
  areas: [
    { en: "Dubai Marina", ar: "دبي مارينا" },
    { en: "Deira", ar: "ديرة" },
  ],
  payments: [
    { en: "Cash", ar: "نقدًا" },
    { en: "Bank transfer", ar: "تحويل مصرفي" },
  ],
  sameDayUntil: 23,
  labResults: [6, 24],
  careShifts: [8, 12, 24],
  averageResponse: 30,
  years: 25,
  patients: 1000,
  rating: { value: 4.9, count: 1000 },
  treatments: 2000,
  promise: 30,
  priceRange: [200, 1500],
  insurance: { en: "A detailed receipt for your insurer", ar: "إيصال مفصّل تقدّمه إلى شركة التأمين" },
  instagram: "https://www.instagram.com/example",
  facebook: "https://www.facebook.com/example",
  twitter: "https://twitter.com/example",
  reviewLink: "https://reviews.example.com/",
  services: Object.entries(serviceNames).map(service),
  permits: [],
  isLicensed: true,
} satisfies Facts & Record<FactKey, unknown>;

/** Facts of a business with all facts filled in; `changes` replaces some, undefined removes one. */
export const testFacts = (changes: Partial<Facts> = {}): Facts => ({ ...everyFact, ...changes });

const row = ({ slug, name, description, priceAED, unit, arrival, visit }: ServiceFacts) => ({
  slug,
  name_en: name.en,
  name_ar: name.ar,
  description_en: description?.en ?? "",
  description_ar: description?.ar ?? "",
  starting_price: priceAED ?? null,
  price_unit: unit,
  arrival_least: arrival?.[0] ?? null,
  arrival_most: arrival?.[1] ?? null,
  visit_least: visit?.[0] ?? null,
  visit_most: visit?.[1] ?? null,
  content_data: {},
});

/** The database's answer for the facts. */
export function factRows(facts: Facts = testFacts()) {
  const { services, permits, isLicensed, rating, ...values } = facts;
  const stated = rating?.isStored ? values : { ...values, ...(rating && { rating }) };
  return {
    "GET business_facts": Object.entries(stated).map(([key, value]) => ({ key, value })),
    "GET services": services.map(row),
    "GET permits": permits.map(({ kind, authority, number, scope }) => ({
      kind,
      authority_en: authority.en,
      authority_ar: authority.ar,
      number,
      scope_en: scope.en,
      scope_ar: scope.ar,
    })),
    "GET rpc/kept_permit_kinds": isLicensed ? [] : ["facility_licence"],
    "GET rpc/stored_rating": rating?.isStored
      ? { value: rating.value, count: rating.count }
      : { value: null, count: 0 },
  };
}
