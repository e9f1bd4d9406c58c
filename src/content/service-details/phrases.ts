import { emergencyNumbers } from "@/config/contact";
import { formatRange } from "@/i18n/format";
import type { Locale, Localized } from "@/i18n/locales";
import { timings } from "@/config/facts";
import { catalogue } from "../services";

/** What the catalogue already says of a service, so that its page does not say it a second time in other words. */
export function fromCatalogue(slug: string, locale: Locale) {
  const service = catalogue.find((entry) => entry.slug === slug);
  if (!service) throw new Error(`${slug} is not in the catalogue.`);
  return { summary: service.description[locale], benefits: service.benefits[locale] };
}

export const ambulance = emergencyNumbers.ambulance;

const minutes = (range: readonly [number, number]): Localized => ({
  en: `In ${formatRange(range, "en")} minutes`,
  ar: `خلال ${formatRange(range, "ar")} دقيقة`,
});

/** The lengths of a shift in care, for the middle of a sentence: the unit follows. */
export const shiftHours: Localized = {
  en: timings.careShiftHours.join(", ").replace(/, (\d+)$/, " or $1"),
  ar: timings.careShiftHours.join(" أو "),
};

/** How soon someone comes, in a few words. */
export const soon = {
  doctor: minutes(timings.doctorArrivalMinutes),
  nurse: minutes(timings.nurseArrivalMinutes),
  ivNurse: minutes(timings.ivNurseArrivalMinutes),
  byAppointment: {
    en: `When it suits you; same-day bookings until ${timings.sameDayBookingUntilHour - 12} PM`,
    ar: `في الساعة التي تناسبك؛ حجز اليوم نفسه حتى ${timings.sameDayBookingUntilHour - 12} مساءً`,
  },
  shifts: {
    en: `From today if need be; shifts of ${shiftHours.en} hours`,
    ar: `من اليوم إن لزم؛ بمناوبات من ${shiftHours.ar} ساعة`,
  },
} satisfies Record<string, Localized>;

/** Ranges as words, for the middle of a sentence. */
export const rangeOf = (name: RangeName, locale: Locale): string => formatRange(timings[name], locale);

type RangeName = {
  [Name in keyof typeof timings]: (typeof timings)[Name] extends readonly [number, number] ? Name : never;
}[keyof typeof timings];
