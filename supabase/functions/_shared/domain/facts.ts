import type { PermitFact } from "./permits.ts";
import type { Localized } from "./locales.ts";

/** The facts of the business, in one place: owners change them in the back office, and every text reads them from here. */

/** The lower and the upper end. */
export type Range = readonly [least: number, most: number];

/** Average stars with one decimal, and the number of reviews. */
interface StatedRating {
  value: number;
  count: number;
}

/** The units of a starting price. */
export const PRICE_UNITS = ["visit", "session", "hour", "day", "package"] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** Languages of the team, by their ISO 639-1 codes, with their names. */
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
  /** The working hours of the team, as `HH:MM`; `00:00` to `24:00` is day and night, `08:00` to `02:00` until the next day. */
  hours: { opens: string; closes: string };
  /** The hour until which a visit on the same day can be booked, 1–24. */
  sameDayUntil: number;
  /** Hours until most laboratory results are available. */
  labResults: Range;
  /** The lengths of a shift in care, in hours. */
  careShifts: readonly number[];
  languages: readonly SpokenLanguage[];
  /** Ways to pay. */
  payments: readonly Localized[];
  /** Neighbourhoods of home visits. */
  areas: readonly Localized[];
  instagram: string;
  facebook: string;
  twitter: string;
  /** The address where patients leave a review. */
  reviewLink: string;
  years: number;
  patients: number;
  /** Average minutes from a confirmed visit until the team arrives, over all services. It is not the time until an answer. */
  averageResponse: number;
  /** The minutes within which the team often arrives; shown where no service has its own arrival time. */
  promise: number;
  rating: StatedRating;
  /** The number of treatments; never lower than the rating's number of reviews. */
  treatments: number;
  /** The lowest and the highest price of a visit, in whole dirhams. */
  priceRange: Range;
  /** The text about insurance. */
  insurance: Localized;
}

export type FactKey = keyof FactValues;

/** The kinds of facts. */
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

/** For numbers the lower and upper limit, for a text its greatest length, for a list its greatest number of entries. */
export interface FactLimits {
  least?: number;
  most?: number;
  count?: number;
}

interface FactEntry {
  kind: FactKind;
  /** Pages need it: it always has a value, and never expires. */
  isRequired?: true;
  /** The usual values: any other needs a confirmation. */
  usual?: Range;
  group: "contact" | "service" | "claims" | "profiles";
  /** The name of its placeholder, without the braces. Its row has the same. */
  placeholder: string;
}

/** Every fact, in the back office's order. Its row in the database has its limits. */
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

/** The facts of a service's row that many pages show. */
export interface ServiceFacts {
  slug: string;
  name: Localized;
  /** Its description in the menu; only for services that the menu describes. */
  description?: Localized;
  /** Starting price in dirhams, with fils; undefined without one. */
  priceAED?: number;
  unit: PriceUnit;
  /** Minutes from the confirmed visit to the door. */
  arrival?: Range;
  /** How long a visit takes, in minutes. */
  visit?: Range;
}

/** With this number of stored reviews, their average replaces the owner's rating. */
export const MIN_RATED_REVIEWS = 5;

/** The rating on pages: the owner's, or the average of the stored reviews that readers see. */
export interface RatingFact extends StatedRating {
  /** Whether it is the average of stored reviews. Structured data contains no other rating. */
  isStored?: true;
}

/** Every fact of the business, for texts. A claim without a current proof is missing. */
export type Facts = Readonly<
  Pick<FactValues, RequiredKey> &
    Partial<Omit<FactValues, "rating">> & {
      rating?: RatingFact;
      /** The permits that are valid today. */
      permits: readonly PermitFact[];
      /** Whether texts may claim a licence. */
      isLicensed: boolean;
      /** Appended to such claims when a build searches for the pages that contain them. */
      claimMark?: string;
      /** Active services in their order. */
      services: readonly ServiceFacts[];
    }
>;

/** The service of a slug; undefined for an inactive or unknown one. */
export const serviceFacts = (facts: Facts, slug: string): ServiceFacts | undefined =>
  facts.services.find((service) => service.slug === slug);

/** The price range in schema.org's format, like `AED 200-1500`; undefined without one. */
export const priceRange = ({ priceRange: range }: Facts): string | undefined =>
  range && `AED ${range[0]}-${range[1]}`;

/** Whether the business is open at every hour. */
export const isAlwaysOpen = ({ hours }: Facts): boolean =>
  hours.opens === "00:00" && hours.closes === "24:00";
