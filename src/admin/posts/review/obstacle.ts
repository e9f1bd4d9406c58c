import type { Locale } from "@/config/locales";
import type { Clinician, TextState } from "@/data/staff/text-reviews";

/** Why somebody cannot approve a text, as the database names it. */
export type Obstacle = "not_clinician" | "licence_over" | "language_not_read" | "own_text" | "asked_of_other";

interface Reading {
  /** Of the person; null without a licence. */
  own: Clinician | null;
  lang: Locale;
  /** The author whom the article names. */
  authorId: string | null;
  /** Where a request is decided; the stored text may be approved by anybody. */
  request: Pick<TextState, "asked_of"> | undefined;
  today: string;
}

/** The reason why an approval would be refused, as far as the page can determine it. The database also checks who was the first to save the text. */
export function obstacleTo({ own, lang, authorId, request, today }: Reading): Obstacle | undefined {
  if (!own) return "not_clinician";
  if (own.licence_until < today) return "licence_over";
  if (!own.languages.includes(lang)) return "language_not_read";
  if (authorId === own.author_id) return "own_text";
  return request && request.asked_of !== null && request.asked_of !== own.author_id
    ? "asked_of_other"
    : undefined;
}
