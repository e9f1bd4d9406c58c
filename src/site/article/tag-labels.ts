import { serviceTitle } from "@/content/service-titles";
import { arabicTagNames } from "@/content/tag-names";
import type { Locale } from "@/i18n/locales";

const hasArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

export interface TagLabel {
  text: string;
  /** Language in which it is written. */
  lang: Locale;
}

/**
 * An article's tags as its readers see them: a service's slug as its name, `when-to-call` as `when to call` and in Arabic by its
 * Arabic name. An Arabic reader does not see an English tag without one.
 */
export const tagLabels = (tags: readonly string[], lang: Locale): TagLabel[] =>
  tags.flatMap((tag): TagLabel[] => {
    const named = serviceTitle(tag)?.[lang] ?? (lang === "ar" ? arabicTagNames[tag] : undefined);
    if (named !== undefined) return [{ text: named, lang }];
    if (hasArabic(tag)) return [{ text: tag.replaceAll("-", " "), lang: "ar" }];
    return lang === "ar" ? [] : [{ text: tag.replaceAll("-", " "), lang: "en" }];
  });
