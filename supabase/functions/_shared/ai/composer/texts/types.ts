import type { Localized } from "../../../domain/locales.ts";

/**
 * What the composer knows about a kind of service in one language. `{topic}`, `{service}` and `{base}` (the language's prefix
 * of addresses) are filled in. Markdown; sections begin with a level 2 heading.
 */
interface KindTexts {
  excerpt: string;
  metaDescription: string;
  alt: string;
  intro: string;
  /** "Title: one, two, three", as the picture is drawn. */
  infographic: string;
  sections: readonly string[];
  faq: readonly { q: string; a: string }[];
}

export type Kind = Localized<KindTexts>;

export type KindName = "doctor" | "nurse" | "lab" | "iv" | "elderly" | "homeCare";

/** The same in English and in Arabic, side by side so that neither says more than the other. */
export type Both = readonly [en: string, ar: string];

/** A section made of tips, of which an article has some. */
export interface Chapter {
  /** The kinds of service that it suits; all of them when left out. */
  for?: readonly KindName[];
  /** Topics, by their English title, for which it comes first. */
  about?: RegExp;
  heading: Both;
  lead: Both;
  tips: readonly Both[];
}

export interface Question {
  q: Both;
  a: Both;
}

/** What varies from one article of a kind to the next, beside the texts that the kind has anyway. */
export interface OwnTexts {
  intros: readonly Both[];
  chapters: readonly Chapter[];
  faq: readonly Question[];
}
