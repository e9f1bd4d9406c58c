import type { Locale } from "../locales";
import type { Words } from "../words";
import type { Dictionary } from "./en";

/** The site's texts in one language, for what is read like data; a page has its own from `useI18n`. */
export const loadDictionary = async (locale: Locale): Promise<Words<Dictionary>> =>
  locale === "ar" ? (await import("./ar")).ar : (await import("./en")).en;
