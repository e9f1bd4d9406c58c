import type { PermitFact } from "./permits.ts";
import type { Localized } from "./locales.ts";

/** What the business says about itself, once: owners change it in the back office, and every text reads it from here. */

/** Least and most of something. */
export type Range = readonly [least: number, most: number];

/** Average stars with one decimal, and how many reviews gave them. */
interface StatedRating {
  value: number;
  count: number;
}

/** What a starting price is for. */
export const PRICE_UNITS = ["visit", "session", "hour", "day", "package"] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** Languages in which the team may answer, by their ISO 639-1 codes, with their names. */
export const SPOKEN_LANGUAGES = {
  en: { en: "English", ar: "الإنجليزية" },
  ar: { en: "Arabic", ar: "العربية" },
  hi: { en: "Hindi", ar: "الهندية" },
  ur: { en: "Urdu", ar: "الأردية" },
  tl: { en: "Filipino", ar: "الفلبينية" },
  ru: { en: "Russian", ar: "الروسية" },
  fr: { en: "French", ar: "الفرنسية" },
  fa: { en: "Persian", ar: "الفارسية" },
  zh: { en: "Chinese", ar: "الصينية" },
  ml: { en: "Malayalam", ar: "المالايالامية" },
  ta: { en: "Tamil", ar: "التاميلية" },
  bn: { en: "Bengali", ar: "البنغالية" },
} as const satisfies Readonly<Record<string, Localized>>;
export type SpokenLanguage = keyof typeof SPOKEN_LANGUAGES;

interface FactValues {
  name: Localized;
  /** With its country code and no spaces, like `+97140000000`. */
  phone: string;
  whatsapp: string;
  email: string;
  /** The street or area of the office, inside Dubai. */
  street: Localized;
  /** From when until when the team works, as `HH:MM`; `00:00` to `24:00` is day and night, `08:00` to `02:00` until the next day. */
  hours: { opens: string; closes: string };
  /** The hour until which a visit on the same day can be booked, 1–24. */
  sameDayUntil: number;
  /** Hours until most laboratory results are there. */
  labResults: Range;
  /** The lengths of a shift in care, in hours. */
  careShifts: readonly number[];
  languages: readonly SpokenLanguage[];
  /** Ways to pay. */
  payments: readonly Localized[];
  /** Neighbourhoods to whose doors we come. */
  areas: readonly Localized[];
  instagram: string;
  facebook: string;
  twitter: string;
  /** Where patients leave a review. */
  reviewLink: string;
  years: number;
  patients: number;
  /** Minutes from a confirmed visit until somebody is there, on average over all services. It is no time of an answer. */
  averageResponse: number;
  /** Minutes in which somebody often comes; said where no service's own arrival time is shown. */
  promise: number;
  rating: StatedRating;
  /** How many treatments were given; never fewer than the rating has reviews. */
  treatments: number;
  /** The lowest and the highest price of a visit, in whole dirhams. */
  priceRange: Range;
  /** What patients get for their insurer. */
  insurance: Localized;
}

export type FactKey = keyof FactValues;

/** How a fact is written. */
type FactKind =
  | "text"
  | "names"
  | "phone"
  | "email"
  | "link"
  | "number"
  | "range"
  | "rating"
  | "numbers"
  | "languages"
  | "hours";

/** Of numbers the least and the most, of a text the most characters, of a list the most entries. */
export interface FactLimits {
  least?: number;
  most?: number;
  count?: number;
}

interface FactEntry {
  kind: FactKind;
  /** Pages cannot do without it: it has a value always, and never expires. */
  isRequired?: true;
  /** What is in it usually: anything else is asked about before it is saved. */
  usual?: Range;
  group: "contact" | "service" | "claims" | "profiles";
  /** How a text names it, without the braces. Its row has the same. */
  placeholder: string;
}

/** Every fact, in the order in which the back office shows them. Its row in the database has its limits. */
export const FACTS = {
  name: { kind: "text", isRequired: true, group: "contact", placeholder: "name" },
  phone: { kind: "phone", isRequired: true, group: "contact", placeholder: "phone" },
  whatsapp: { kind: "phone", isRequired: true, group: "contact", placeholder: "whatsapp" },
  email: { kind: "email", isRequired: true, group: "contact", placeholder: "email" },
  street: { kind: "text", isRequired: true, group: "contact", placeholder: "street" },
  hours: { kind: "hours", isRequired: true, group: "contact", placeholder: "hours" },
  languages: { kind: "languages", isRequired: true, group: "contact", placeholder: "languages" },
  areas: { kind: "names", isRequired: true, group: "contact", placeholder: "areas" },
  payments: { kind: "names", isRequired: true, group: "contact", placeholder: "payments" },
  sameDayUntil: {
    kind: "number",
    isRequired: true,
    usual: [15, 24],
    group: "service",
    placeholder: "same-day",
  },
  labResults: { kind: "range", isRequired: true, usual: [1, 72], group: "service", placeholder: "results" },
  careShifts: { kind: "numbers", isRequired: true, group: "service", placeholder: "shifts" },
  averageResponse: { kind: "number", usual: [10, 120], group: "claims", placeholder: "response" },
  years: { kind: "number", usual: [1, 50], group: "claims", placeholder: "years" },
  patients: { kind: "number", usual: [100, 1_000_000], group: "claims", placeholder: "patients" },
  rating: { kind: "rating", group: "claims", placeholder: "rating" },
  treatments: { kind: "number", usual: [100, 1_000_000], group: "claims", placeholder: "treatments" },
  promise: { kind: "number", usual: [10, 120], group: "claims", placeholder: "promise" },
  priceRange: { kind: "range", usual: [50, 20_000], group: "claims", placeholder: "price-range" },
  insurance: { kind: "text", group: "claims", placeholder: "insurance" },
  instagram: { kind: "link", group: "profiles", placeholder: "instagram" },
  facebook: { kind: "link", group: "profiles", placeholder: "facebook" },
  twitter: { kind: "link", group: "profiles", placeholder: "twitter" },
  reviewLink: { kind: "link", group: "profiles", placeholder: "reviews" },
} as const satisfies Readonly<Record<FactKey, FactEntry>>;

export const FACT_KEYS = Object.keys(FACTS) as FactKey[];

type RequiredKey = {
  [Key in FactKey]: (typeof FACTS)[Key] extends { isRequired: true } ? Key : never;
}[FactKey];

/** What a service's row says that many pages show. */
export interface ServiceFacts {
  slug: string;
  name: Localized;
  /** What the menu says about it; only of the services that the menu describes. */
  description?: Localized;
  /** Starting price in dirhams, with fils; undefined while nobody has named one. */
  priceAED?: number;
  unit: PriceUnit;
  /** Minutes from the confirmed visit to the door. */
  arrival?: Range;
  /** How long a visit takes, in minutes. */
  visit?: Range;
}

/** From so many stored reviews on, their average takes the place of the rating that the owner states. */
export const MIN_RATED_REVIEWS = 5;

/** The rating that pages show: what the owner states, or the average of the stored reviews that readers see. */
export interface RatingFact extends StatedRating {
  /** It is the average of stored reviews. Structured data names no other. */
  isStored?: true;
}

/** Everything that the owner says about the business, as texts read it. A claim that nobody can prove any more is not there. */
export type Facts = Readonly<
  Pick<FactValues, RequiredKey> &
    Partial<Omit<FactValues, "rating">> & {
      rating?: RatingFact;
      /** Those that hold today. */
      permits: readonly PermitFact[];
      /** Whether texts may say that the business is licensed. */
      isLicensed: boolean;
      /** Behind such words where a build looks for the pages that have them. */
      claimMark?: string;
      /** Active services in their order. */
      services: readonly ServiceFacts[];
    }
>;

/** The service of a slug; undefined for one that is switched off or not there. */
export const serviceFacts = (facts: Facts, slug: string): ServiceFacts | undefined =>
  facts.services.find((service) => service.slug === slug);

/** The price range as schema.org writes it, like `AED 200-1500`; undefined while nobody has named one. */
export const priceRange = ({ priceRange: range }: Facts): string | undefined =>
  range && `AED ${range[0]}-${range[1]}`;

/** Whether somebody works at every hour. */
export const isAlwaysOpen = ({ hours }: Facts): boolean =>
  hours.opens === "00:00" && hours.closes === "24:00";
