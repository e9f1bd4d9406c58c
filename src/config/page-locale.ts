import type { Locale } from "@domain/locales";

// The part of the languages that the script of every page needs.
export { localeOfPath } from "@domain/locales";

export const dirOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");
