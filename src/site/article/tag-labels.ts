import { serviceTitle } from "@/content/service-titles";
import type { Locale } from "@/i18n/locales";

const hasArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/**
 * An article's tags as its readers see them: a service's slug as its name, `when-to-call` as `when to call`. A tag that is
 * written in the other language only is left out.
 */
export const tagLabels = (tags: readonly string[], lang: Locale): string[] =>
  tags.flatMap((tag) => {
    const service = serviceTitle(tag)?.[lang];
    if (service) return [service];
    return hasArabic(tag) === (lang === "ar") ? [tag.replaceAll("-", " ")] : [];
  });
