import type { Locale, Localized } from "@domain/locales";

export { LOCALES, type Locale, type Localized } from "@domain/locales";
export * from "./page-locale";

export const otherLocale = (locale: Locale): Locale => (locale === "ar" ? "en" : "ar");

/** How the languages name themselves; the same in every interface. */
export const LOCALE_NAMES: Localized = { en: "English", ar: "العربية" };
