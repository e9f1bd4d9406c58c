import { serviceTitle } from "@/content/service-titles";
import type { Locale } from "@/i18n/locales";

const hasArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

export interface TagLabel {
  text: string;
  /** Language in which it is written. */
  lang: Locale;
}

/** An article's tags as its readers see them: a service's slug as its name, `when-to-call` as `when to call`. */
export const tagLabels = (tags: readonly string[], lang: Locale): TagLabel[] =>
  tags.map((tag) => {
    const service = serviceTitle(tag)?.[lang];
    return service
      ? { text: service, lang }
      : { text: tag.replaceAll("-", " "), lang: hasArabic(tag) ? "ar" : "en" };
  });
