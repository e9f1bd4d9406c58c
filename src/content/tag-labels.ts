import type { Facts } from "@domain/facts";
import { isServiceSlug } from "@domain/service-names";
import { serviceName } from "./service-titles";
import { tagNames } from "./tag-names";
import type { Locale } from "@/config/locales";

const hasArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

export interface TagLabel {
  /** As it is stored. */
  tag: string;
  text: string;
  /** Language in which it is written. */
  lang: Locale;
}

/**
 * An article's tags as its readers see them: by their names, and one without a name as it is written, `brand-new` as `brand new`.
 * An Arabic reader does not see an English tag without a name, and nobody the tag of a service that is switched off.
 */
export const tagLabels = (tags: readonly string[], lang: Locale, facts: Facts): TagLabel[] =>
  tags.flatMap((tag): TagLabel[] => {
    const named = isServiceSlug(tag) ? serviceName(facts, tag, lang) : tagNames[tag]?.[lang];
    if (named !== undefined) return [{ tag, text: named, lang }];
    if (isServiceSlug(tag)) return [];
    if (hasArabic(tag)) return [{ tag, text: tag.replaceAll("-", " "), lang: "ar" }];
    return lang === "ar" ? [] : [{ tag, text: tag.replaceAll("-", " "), lang: "en" }];
  });
