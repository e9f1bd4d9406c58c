import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { fetchPublishedPost, type AuthorRow, type PublishedPost } from "@/data/blog-posts/article.queries";
import { faqOf, type FaqItem } from "@/data/blog-posts/faq";
import { primeQuery } from "@/data/prime-query";
import { LOCALES, type Locale } from "@/i18n/locales";
import type { BodyNode } from "./body-node";

export interface ArticleContent {
  slug: string;
  /** The language of the text: English where there is no Arabic one. */
  lang: Locale;
  languages: Locale[];
  primaryService: string | null;
  tags: string[];
  publishedAt: string;
  updatedAt: string;
  headline: string;
  excerpt: string;
  metaTitle: string;
  metaDescription: string;
  canonical: string | null;
  hero: { src: string; alt: string } | null;
  readingMinutes: number;
  body: BodyNode[];
  faq: FaqItem[];
  author: AuthorRow | null;
}

const CHARACTERS_PER_MINUTE = 1000;

export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.ceil(markdown.length / CHARACTERS_PER_MINUTE));

/** An article as its page shows it; null when it is not published or has no text that this language may show. */
export const articleQuery = (slug: string, locale: Locale) =>
  queryOptions({
    queryKey: ["blog-posts", "article", { slug, locale }],
    // A text does not change under its reader's eyes, and reading it again would fetch the parser.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<ArticleContent | null> => {
      const [post, { bodyTree }] = await Promise.all([
        fetchPublishedPost(slug, signal),
        import("./body-tree"),
      ]);
      return post && contentOf(post, locale, bodyTree);
    },
  });

/** Chooses the translation: the page's language, else English; an Arabic text never stands on an English page. */
export function contentOf(
  post: PublishedPost,
  locale: Locale,
  parse: (markdown: string) => BodyNode[],
): ArticleContent | null {
  const translation = (lang: Locale) => post.blog_post_translations.find((text) => text.lang === lang);
  const languages = LOCALES.filter((lang) => translation(lang));
  const lang = languages.includes(locale) ? locale : "en";
  const text = translation(lang);
  if (!text || !post.published_at) return null;
  const headline = text.h1 || text.title;
  return {
    slug: post.slug,
    lang,
    languages,
    primaryService: post.primary_service,
    tags: post.blog_post_tags.map(({ tag_slug }) => tag_slug),
    publishedAt: post.published_at,
    updatedAt: post.updated_at,
    headline,
    excerpt: text.excerpt ?? "",
    metaTitle: text.meta_title || text.title,
    metaDescription: text.meta_description || text.excerpt || headline,
    canonical: text.canonical_url || null,
    hero: text.hero_image_url ? { src: text.hero_image_url, alt: text.alt_text || headline } : null,
    readingMinutes: readingMinutes(text.content_markdown),
    body: parse(text.content_markdown),
    faq: faqOf(text.faq),
    author: post.authors,
  };
}

export async function loadArticle(client: QueryClient, locale: Locale, slug: string): Promise<null> {
  await primeQuery(client, articleQuery(slug, locale));
  return null;
}
