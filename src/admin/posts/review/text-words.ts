import type { Locale } from "@/config/locales";
import type { Clinician, ReadText, ReviewedText } from "@/data/staff/text-reviews";

/** As the database takes them away around a text before it compares it. */
const trimmed = (text: string): string =>
  text.replaceAll(/^[ \t\n\r\f\v\u00A0\u2028\u2029\uFEFF]+|[ \t\n\r\f\v\u00A0\u2028\u2029\uFEFF]+$/g, "");

/** The words of a text to which an approval belongs: `private.text_digest()` hashes the same. */
const readersWords = ({ title, h1, excerpt, content_markdown: content, faq }: ReviewedText): string =>
  JSON.stringify([
    trimmed(title),
    trimmed(h1) || trimmed(title),
    trimmed(excerpt),
    trimmed(content),
    faq.map(({ q, a }) => [trimmed(q), trimmed(a)]).filter(([q, a]) => q !== "" && a !== ""),
  ]);

/** Whether two texts have the same words for readers. */
export const areSameWords = (one: ReviewedText, other: ReviewedText): boolean =>
  readersWords(one) === readersWords(other);

/** The words of a text that has more than them. */
export const wordsOf = ({ title, h1, excerpt, content_markdown, faq }: ReviewedText): ReviewedText => ({
  title,
  h1,
  excerpt,
  content_markdown,
  faq: faq.map(({ q, a }) => ({ q, a })),
});

interface Known {
  lang: Locale;
  /** The author whom the article names. */
  authorId: string | null;
  /** Texts of the article that were read. */
  read: readonly ReadText[];
  clinicians: readonly Clinician[];
  /** `yyyy-MM-dd` in Dubai. */
  today: string;
}

/**
 * Whether a text may go live where texts have to be read: exactly these words were approved by somebody else than their author, whose
 * licence is valid, or were put live by an owner. The database decides.
 */
export const isReadText = (text: ReviewedText, known: Known): boolean =>
  readingsOf(text, known).some(
    ({ outcome, reviewer_id: reviewer }) =>
      outcome === "corrected" ||
      known.clinicians.some(
        ({ author_id: id, licence_until: until }) => id === reviewer && until >= known.today,
      ),
  );

/** Whether somebody has read exactly these words; their licence may be over. */
export const wasReadText = (text: ReviewedText, known: Known): boolean => readingsOf(text, known).length > 0;

const readingsOf = (text: ReviewedText, { lang, authorId, read }: Known): ReadText[] =>
  read.filter(
    (one) =>
      one.lang === lang &&
      (one.outcome === "corrected" || one.reviewer_id !== authorId) &&
      areSameWords(one.text, text),
  );
