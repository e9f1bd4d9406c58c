import type { Locale } from "@domain/locales";

// What the script of every page needs of the languages.
export { localeOfPath } from "@domain/locales";

export const dirOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");
