import { wordCount } from "./words.ts";

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

/** Words of an article, its questions and answers included. */
export const ARTICLE_WORDS = { least: 1500, most: 2000, tolerance: 0.15 } as const;

const FENCE = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm;

/** The text without fenced code, in which nothing is markup. */
export const withoutCode = (markdown: string): string => markdown.replace(FENCE, "");

/** How many words an article has in its body and in its questions and answers. */
export const articleWords = ({
  content_markdown,
  faq,
}: Pick<ArticleText, "content_markdown" | "faq">): number =>
  wordCount(content_markdown) + faq.reduce((sum, { q, a }) => sum + wordCount(q) + wordCount(a), 0);
