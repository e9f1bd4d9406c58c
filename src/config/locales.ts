import type { Locale, Localized } from "@domain/locales";

export { LOCALES, localeOfPath, type Locale, type Localized } from "@domain/locales";

export const dirOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");

export const otherLocale = (locale: Locale): Locale => (locale === "ar" ? "en" : "ar");

/** How the languages name themselves; the same in every interface. */
export const LOCALE_NAMES: Localized = { en: "English", ar: "العربية" };
