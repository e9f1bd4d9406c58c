export type ArticleLocale = "en" | "ar";

/** An article in one language, as it is written and as it is stored. */
export interface ArticleText {
  title: string;
  h1: string;
  excerpt: string;
  content_markdown: string;
  meta_title: string;
  meta_description: string;
  alt_text: string;
  faq: { q: string; a: string }[];
}

/** Characters of a meta title and a meta description. */
export const META_LIMITS = { title: 60, description: 160 } as const;
