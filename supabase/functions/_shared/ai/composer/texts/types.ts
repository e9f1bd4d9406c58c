import type { ArticleLocale } from "../../../domain/article-text.ts";

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

export type Kind = Readonly<Record<ArticleLocale, KindTexts>>;
