import {
  type Facts,
  isAlwaysOpen,
  type Range,
  type ServiceFacts,
  serviceFacts,
  SPOKEN_LANGUAGES,
} from "@domain/facts";
import { formatPrice, formatRange, hoursAfter, minutesAfter, plainAmount, plural } from "./format";
import { leftToRight } from "./isolated";
import type { Locale, Localized } from "@/config/locales";

export type FactTexts = ReturnType<typeof factTexts>;

const HOURS_WITH_NAMES: Localized<Readonly<Record<number, string>>> = {
  en: { 0: "midnight", 12: "noon", 24: "midnight" },
  ar: { 0: "منتصف الليل", 12: "12 ظهرًا", 24: "منتصف الليل" },
};

/** An hour as people say it: `9 AM`, `9:30 AM`, `noon`. */
function clockTime(locale: Locale, hour: number, minute = 0): string {
  const name = minute === 0 ? HOURS_WITH_NAMES[locale][hour] : undefined;
  if (name !== undefined) return name;
  const number = `${hour % 12 || 12}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`}`;
  const [morning, afternoon] = locale === "ar" ? ["صباحًا", "مساءً"] : ["AM", "PM"];
  return `${number} ${hour < 12 ? morning : afternoon}`;
}

const WORDS = {
  en: {
    noPrice: "a price we name beforehand",
    startsFrom: {
      visit: "A visit starts from",
      session: "A session starts from",
      hour: "An hour starts from",
      day: "A day of care starts from",
      package: "A package starts from",
    },
    minutes: (range: Range) => `${formatRange(range, "en")} minutes`,
    soon: (range: Range) => `Usually in ${formatRange(range, "en")} minutes`,
    noArrival: "a time we tell you when you book",
    noSoon: "At a time we agree with you",
    visit: (range: Range) => `${formatRange(range, "en")} minutes`,
    noVisit: "as long as it needs",
    labResults: (range: Range) => `${formatRange(range, "en")} hours`,
    byAppointment: (hour: string) => `When it suits you; same-day bookings until ${hour}`,
    shiftHours: (shifts: string) => `${shifts} hours`,
    soonInShifts: (hours: string) => `From today if need be; shifts of ${hours}`,
    years: (count: number) => plural(count, "en", { one: "{n} year", other: "{n} years" }),
    patients: (count: number) => plural(count, "en", { one: "{n} patient", other: "{n} patients" }),
    treatments: (count: number) => plural(count, "en", { one: "{n}+ treatment", other: "{n}+ treatments" }),
    rating: (stars: number) => `${stars} out of 5`,
    promise: (minutes: number) =>
      plural(minutes, "en", { one: "often in {n} minute", other: "often in {n} minutes" }),
    around: "24/7",
    dayAndNight: "day and night",
    between: (opens: string, closes: string) => `from ${opens} to ${closes}`,
    list: (items: readonly string[], last: "and" | "or") =>
      items.join(", ").replace(/, ([^,]*)$/, ` ${last} $1`),
    comma: ", ",
    insurance: "A receipt for every visit",
    averageResponse: (minutes: number) => plural(minutes, "en", { one: "{n} minute", other: "{n} minutes" }),
    noResponse: "a time that depends on the hour",
    manyYears: "many years",
    manyPatients: "many patients",
    manyTreatments: "many treatments",
  },
  ar: {
    noPrice: "سعر نخبرك به مسبقًا",
    startsFrom: {
      visit: "تبدأ الزيارة من",
      session: "تبدأ الجلسة من",
      hour: "تبدأ الساعة من",
      day: "يبدأ يوم الرعاية من",
      package: "تبدأ الباقة من",
    },
    minutes: (range: Range) => `${formatRange(range, "ar")} ${minutesAfter(range[1])}`,
    soon: (range: Range) => `عادةً خلال ${formatRange(range, "ar")} ${minutesAfter(range[1])}`,
    noArrival: "مدة نخبرك بها عند الحجز",
    noSoon: "في موعد نتفق عليه معك",
    // Used after a verb.
    visit: (range: Range) => `من ${formatRange(range, "ar")} ${minutesAfter(range[1])}`,
    noVisit: "الوقت الذي تحتاجه",
    labResults: (range: Range) => `${formatRange(range, "ar")} ${hoursAfter(range[1])}`,
    byAppointment: (hour: string) => `في الساعة التي تناسبك؛ حجز اليوم نفسه حتى ${hour}`,
    shiftHours: (shifts: string, longest: number) => `${shifts} ${hoursAfter(longest)}`,
    soonInShifts: (hours: string) => `من اليوم إن لزم؛ بمناوبات من ${hours}`,
    years: (count: number) =>
      plural(count, "ar", {
        one: "عام واحد",
        two: "عامين",
        few: "{n} أعوام",
        many: "{n} عامًا",
        other: "{n} عام",
      }),
    patients: (count: number) =>
      plural(count, "ar", {
        one: "مريض واحد",
        two: "مريضين",
        few: "{n} مرضى",
        many: "{n} مريضًا",
        other: "{n} مريض",
      }),
    treatments: (count: number) =>
      `أكثر من ${plural(count, "ar", { one: "زيارة علاجية واحدة", two: "زيارتين علاجيتين", few: "{n} زيارات علاجية", other: "{n} زيارة علاجية" })}`,
    rating: (stars: number) => `${stars} من 5`,
    promise: (minutes: number) =>
      plural(minutes, "ar", {
        one: "غالبًا خلال دقيقة واحدة",
        two: "غالبًا خلال دقيقتين",
        few: "غالبًا خلال {n} دقائق",
        other: "غالبًا خلال {n} دقيقة",
      }),
    around: "على مدار الساعة",
    dayAndNight: "ليلًا ونهارًا",
    between: (opens: string, closes: string) => `من ${opens} إلى ${closes}`,
    list: (items: readonly string[], last: "and" | "or") =>
      last === "or"
        ? items.join(" أو ")
        : items.map((item, place) => (place === 0 ? item : `و${item}`)).join(" "),
    comma: "، ",
    insurance: "إيصال لكل زيارة",
    averageResponse: (minutes: number) =>
      plural(minutes, "ar", { one: "دقيقة واحدة", two: "دقيقتين", few: "{n} دقائق", other: "{n} دقيقة" }),
    noResponse: "مدة تختلف بحسب الساعة",
    manyYears: "سنوات طويلة",
    manyPatients: "مرضى كثيرين",
    manyTreatments: "زيارات علاجية كثيرة",
  },
} satisfies Localized<object>;

/** Facts as parts of sentences in one language. A fact that the owner has not entered becomes words without a claim. */
export function factTexts(facts: Facts, locale: Locale) {
  const phrases = WORDS[locale];
  const service = (slug: string): Partial<ServiceFacts> => serviceFacts(facts, slug) ?? {};
  const said = <Value>(value: Value | undefined, say: (value: Value) => string, otherwise: string) =>
    value === undefined ? otherwise : say(value);
  const shifts = phrases.list(facts.careShifts.map(String), "or");
  const shiftHours = phrases.shiftHours(shifts, facts.careShifts.at(-1) ?? 0);
  const sameDayUntil = clockTime(locale, facts.sameDayUntil);
  const isOpenAtEveryHour = isAlwaysOpen(facts);
  const timeOf = (time: string) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return clockTime(locale, hour, minute);
  };
  // Readers find their own language first in the list.
  const languages = facts.languages
    .toSorted((one, other) => Number(other === locale) - Number(one === locale))
    .map((code) => SPOKEN_LANGUAGES[code][locale]);
  const priceOf = (slug: string, say: (price: string) => string, otherwise: string) =>
    said(service(slug).priceAED, (amount) => say(formatPrice(amount, locale)), otherwise);
  const price = (slug: string) => priceOf(slug, (amount) => amount, phrases.noPrice);
  const amount = (slug: string) => said(service(slug).priceAED, plainAmount, price(slug));
  return {
    brand: facts.name[locale],
    email: facts.email,
    street: facts.street[locale],
    /** A starting price, like `AED 99`, for the middle of a sentence. */
    price,
    /** The same without the currency, like `99`; without a price, the words for that. */
    amount,
    /** A sentence without its full stop, like `A visit starts from AED 99`. */
    startsFrom: (slug: string) => `${phrases.startsFrom[service(slug).unit ?? "visit"]} ${price(slug)}`,
    /** A sentence with the price, or another sentence without one. */
    priceOf,
    /** A sentence with the length of a visit, or another sentence without it. */
    visitOf: (slug: string, say: (time: string) => string, otherwise: string) =>
      said(service(slug).visit, (range) => say(phrases.minutes(range)), otherwise),
    /** Minutes until the team arrives, like `30–60 minutes`. */
    arrival: (slug: string) => said(service(slug).arrival, phrases.minutes, phrases.noArrival),
    /** A sentence with these minutes, or another sentence without them. */
    arrivalOf: (slug: string, say: (time: string) => string, otherwise: string) =>
      said(service(slug).arrival, (range) => say(phrases.minutes(range)), otherwise),
    /** The same as a phrase of its own, with another one for a service by appointment. */
    soon: (slug: string, otherwise = phrases.noSoon) => said(service(slug).arrival, phrases.soon, otherwise),
    byAppointment: phrases.byAppointment(sameDayUntil),
    soonInShifts: phrases.soonInShifts(shiftHours),
    /** How long a visit takes, like `20–40 minutes`. */
    visit: (slug: string) => said(service(slug).visit, phrases.visit, phrases.noVisit),
    labResults: phrases.labResults(facts.labResults),
    /** The lengths of a shift in care: `8, 12 or 24 hours`. */
    shiftHours,
    /** `25 years`; empty while the fact has no value. */
    years: said(facts.years, phrases.years, ""),
    /** Until when a visit today can be booked, like `11 PM`. */
    sameDayUntil,
    /** `English, Arabic, Hindi and Urdu`; with `or` for a choice. */
    languages: phrases.list(languages, "and"),
    anyLanguage: phrases.list(languages, "or"),
    /** `Dubai Marina, Downtown Dubai and Deira`. */
    areas: phrases.list(
      facts.areas.map((area) => area[locale]),
      "and",
    ),
    /** Ways to pay, as a list after a colon: `Cash, Credit card, Bank transfer`. */
    payments: facts.payments.map((payment) => payment[locale]).join(phrases.comma),
    /** Whether the business is open at every hour. */
    isAlwaysOpen: isOpenAtEveryHour,
    /** On a badge: `24/7`, or the hours of a day. */
    openingHours: isOpenAtEveryHour
      ? phrases.around
      : leftToRight(`${facts.hours.opens}–${facts.hours.closes}`),
    /** The opening hours inside a sentence: `day and night`, or `from 8 AM to 10 PM`. */
    hours: isOpenAtEveryHour
      ? phrases.dayAndNight
      : phrases.between(timeOf(facts.hours.opens), timeOf(facts.hours.closes)),
    insurance: facts.insurance?.[locale] ?? phrases.insurance,
    /** Average minutes until the team arrives. */
    averageResponse: said(facts.averageResponse, phrases.averageResponse, phrases.noResponse),
    /** `1,000 patients`; empty while the fact has no value. */
    patients: said(facts.patients, phrases.patients, ""),
    /** `2,000+ treatments`; empty while the fact has no value. */
    treatments: said(facts.treatments, phrases.treatments, ""),
    /** `4.9 out of 5`; empty without a rating. */
    rating: said(facts.rating?.value, phrases.rating, ""),
    /** `often in 30 minutes`; empty without a promise. */
    promise: said(facts.promise, phrases.promise, ""),
    /** For texts that do not name the number of years. */
    manyYears: phrases.manyYears,
    manyPatients: phrases.manyPatients,
    manyTreatments: phrases.manyTreatments,
    /** A claim that depends on the licence, or other words while no licence is valid. */
    licensed: (claim: string, otherwise: string) => {
      if (!facts.isLicensed) return otherwise;
      return claim === "" ? "" : claim + (facts.claimMark ?? "");
    },
  };
}
