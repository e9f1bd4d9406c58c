import type { DangerSignId } from "../../domain/triage.ts";
import type { Localized } from "../../domain/locales.ts";

export type KindName = "doctor" | "nurse" | "lab" | "iv" | "elderly" | "homeCare";

/** A section made of tips, of which an article has some. */
export interface Chapter {
  /** The kinds of service that it suits; all of them when left out. */
  for?: readonly KindName[];
  /** Topics, by a pattern for their English title, for which it comes first. */
  about?: string;
  heading: Localized;
  lead: Localized;
  tips: readonly Localized[];
}

interface Question {
  q: Localized;
  a: Localized;
}

/**
 * What the composer knows about a kind of service. `{topic}`, `{service}`, `{slug}` and `{base}` (the language's prefix of
 * addresses) are filled in. Markdown; sections begin with a level 2 heading.
 */
export interface KindTexts {
  excerpt: Localized;
  metaDescription: Localized;
  alt: Localized;
  /** "Title: one, two, three", as the picture is drawn. */
  infographic: Localized;
  intros: readonly Localized[];
  sections: readonly Localized[];
  chapters: readonly Chapter[];
  faq: readonly Question[];
}

/** Everything that the composer writes from: the files of `src/content/writer`, by name. */
export interface WriterTexts {
  kinds: Readonly<Record<KindName, KindTexts>>;
  chapters: Readonly<
    Record<
      | "everyday"
      | "habits"
      | "household"
      | "maternity"
      | "measuring"
      | "medicines"
      | "orientation"
      | "visits",
      readonly Chapter[]
    >
  >;
  /** What articles say, whatever they are about. */
  everyArticle: {
    /** Above the parts that are not about the service alone. */
    groupHeadings: readonly Localized[];
    /** Papers, privacy and whatever else families ask about; one section each. */
    practical: readonly Localized[];
    areas: readonly Localized[];
    /** Without the price; `price` follows where the database names one. */
    bookings: readonly Localized[];
    price: Localized;
    closings: readonly Localized[];
    faq: readonly Question[];
  };
  emergency: {
    frames: readonly { heading: Localized; lead: Localized; end: Localized }[];
    /** Each sign in several wordings. */
    signs: readonly (readonly Localized[])[];
  };
  newborn: {
    frames: readonly { heading: Localized; baby: Localized; mother: Localized }[];
    /** The most urgent first, in groups whose order says nothing. */
    babySigns: readonly (readonly DangerSignId[])[];
    motherSigns: readonly (readonly DangerSignId[])[];
  };
  notes: readonly { about: string; text: Localized }[];
}
