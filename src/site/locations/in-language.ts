import { serviceTitle } from "@/content/service-titles";
import { otherLocale, type Locale } from "@/i18n/locales";

interface Named {
  slug: string;
  name_en: string;
  name_ar: string;
}

interface Described {
  description_en: string;
  description_ar: string;
}

/** The name in the page's language; where nobody wrote one, a known service's title, the other language's, the slug in words. */
export const nameOf = (row: Named, locale: Locale): string =>
  row[`name_${locale}`].trim() ||
  serviceTitle(row.slug)?.[locale] ||
  row[`name_${otherLocale(locale)}`].trim() ||
  row.slug.replaceAll("-", " ");

/** The description in the page's language, or the other one; empty without both. */
export const descriptionOf = (row: Described, locale: Locale): string =>
  row[`description_${locale}`].trim() || row[`description_${otherLocale(locale)}`].trim();
