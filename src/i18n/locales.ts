export const LOCALES = ["en", "ar"] as const;
export type Locale = (typeof LOCALES)[number];

/** A text that exists in both languages, or does not compile. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

export const dirOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");

export const otherLocale = (locale: Locale): Locale => (locale === "ar" ? "en" : "ar");

/** The language of a page is the language of its address: `/ar` and everything below it is Arabic. */
export const localeOfPath = (pathname: string): Locale => (/^\/ar(\/|$)/.test(pathname) ? "ar" : "en");

/** How the languages name themselves; the same in every interface. */
export const LOCALE_NAMES: Localized = { en: "English", ar: "العربية" };
