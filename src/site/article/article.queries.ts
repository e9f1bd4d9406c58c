import type { Facts } from "@domain/facts";
import { readingMinutes } from "@domain/text-blocks";
import { queryOptions } from "@tanstack/react-query";
import {
  asAnswer,
  type BodyNode,
  linkToHeadings,
  plainTextOf,
} from "@/components/patterns/markdown/body-node";
import {
  fetchPublishedPost,
  type AuthorRow,
  type Licence,
  type PublishedPost,
  faqOf,
} from "@/data/public/article.queries";
import { factsQuery } from "@/data/public/facts.queries";
import { fetchStoredPictures } from "@/data/public/stored-pictures.queries";
import { tableKey } from "@/data/client/keys";
import { fillFacts, fillLine } from "@/i18n/fill-facts";
import { localized } from "@/i18n/localized";
import { LOCALES, type Locale } from "@/config/locales";

export interface ArticleQuestion {
  q: string;
  answer: BodyNode[];
}

export interface ArticleContent {
  /** The post's id, for counting its views. */
  id: string;
  slug: string;
  /** The language of the text: English without an Arabic one. */
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
  faq: ArticleQuestion[];
  author: AuthorRow | null;
  isGenerated: boolean;
  reviewed: Reviewed | null;
}

/** The reviewer of exactly this text, in its language. */
interface Reviewed {
  name: string;
  /** The day, in Dubai. */
  on: string;
  /** Null once it is not valid any more. */
  licence: Licence | null;
}

/** The content of an article's page; null when it is not published or has no text for this language. */
export const articleQuery = (slug: string, locale: Locale) =>
  queryOptions({
    queryKey: [...tableKey("blog_posts"), "article", { slug, locale }],
    // The text does not change while it is being read.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal, client, queryKey }): Promise<ArticleContent | null> => {
      const [post, { bodyTree }] = await Promise.all([
        fetchPublishedPost(slug, signal),
        import("@/components/patterns/markdown/body-tree"),
      ]);
      const content =
        post && (await articleContent(post, locale, bodyTree, await client.fetchQuery(factsQuery)));
      // Browsers request a picture when its place comes near.
      if (content && import.meta.env.SSR) await addStoredPictures(content.body);
      const known = client.getQueryData<ArticleContent | null>(queryKey);
      if (content && known) keepPictures(content.body, known.body);
      return content;
    },
  });

/**
 * Chooses the translation: the page's language, otherwise English. An Arabic text never appears on an English page, and a
 * translation without a text does not count. The facts in the text are today's.
 */
export async function articleContent(
  post: PublishedPost,
  locale: Locale,
  parse: (markdown: string) => Promise<BodyNode[]>,
  facts: Facts,
): Promise<ArticleContent | null> {
  const translation = (lang: Locale) =>
    post.blog_post_translations.find((text) => text.lang === lang && text.content_markdown.trim() !== "");
  const languages = LOCALES.filter((lang) => translation(lang));
  const lang = languages.includes(locale) ? locale : "en";
  const text = translation(lang);
  if (!text || !post.published_at) return null;
  const fill = (written: string) => fillLine(written, facts, lang);
  const parsed = (written: string) => parse(fillFacts(written, facts, lang));
  const headline = fill(text.h1 || text.title);
  const body = await parsed(withoutNotice(text.content_markdown));
  return {
    id: post.id,
    slug: post.slug,
    lang,
    languages,
    primaryService: post.primary_service,
    // Nested rows come in any order.
    tags: post.blog_post_tags.map(({ tag_slug }) => tag_slug).toSorted(),
    publishedAt: post.published_at,
    updatedAt: post.updated_at,
    headline,
    excerpt: fill(text.excerpt ?? ""),
    metaTitle: fill(text.meta_title || text.title),
    metaDescription: fill(text.meta_description || text.excerpt || "") || headline,
    canonical: text.canonical_url || null,
    hero: text.hero_image_url
      ? { src: text.hero_image_url, alt: fill(text.alt_text ?? "") || headline }
      : null,
    readingMinutes: readingMinutes(text.text_length),
    body,
    faq: await Promise.all(
      faqOf(text.faq).map(async ({ q, a }) => {
        const answer = asAnswer(await parsed(a));
        linkToHeadings(answer, body);
        return { q: lineOf(await parsed(q)) || fill(q), answer };
      }),
    ),
    author: post.authors,
    isGenerated: post.origin === "generated",
    reviewed: text.reviewed && {
      name: localized(text.reviewed, "name", lang),
      on: text.reviewed.on,
      licence: text.clinicians,
    },
  };
}

/** The first line of older generated texts, which the page shows itself. */
const NOTICE =
  /^\s*\*(?:Prepared automatically, not yet reviewed by a clinician\.|أُعدّ هذا المقال آليًا، ولم يراجعه مختص بعد\.)\*\s*/u;

const withoutNotice = (markdown: string): string => markdown.replace(NOTICE, "");

/** A question is one line of plain text. */
const lineOf = (body: readonly BodyNode[]): string => plainTextOf(body).replace(/\s+/g, " ");

/** Adds the addresses of infographics that were drawn already. */
async function addStoredPictures(body: readonly BodyNode[]): Promise<void> {
  const places = body.filter((node) => node.type === "infographic");
  const pictures = await fetchStoredPictures(places.map(({ description }) => description));
  for (const place of places) place.image = pictures.get(place.description);
}

/** An infographic keeps its picture when the article is read again. */
function keepPictures(body: readonly BodyNode[], known: readonly BodyNode[]): void {
  const pictures = new Map(
    known.flatMap((node) => (node.type === "infographic" ? [[node.description, node.image]] : [])),
  );
  for (const node of body) {
    if (node.type === "infographic") node.image ??= pictures.get(node.description);
  }
}
