/** The languages of the site: of its pages, its articles and all other texts for people. */
export const LOCALES = ["en", "ar"] as const;
export type Locale = (typeof LOCALES)[number];

/** A value that must exist in both languages. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** The language of a page is the language of its address: `/ar` and everything below it is Arabic. */
export const localeOfPath = (pathname: string): Locale => (/^\/ar(\/|$)/.test(pathname) ? "ar" : "en");
