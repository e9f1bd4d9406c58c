import { z } from "zod";
import type { PostDraft, PostLanguage, PostTranslation, SavedPost } from "./post.types";
import { POST_STATUSES } from "./post.types";

/** A post with everything the editor needs, for `select`; the function `admin-posts` answers with the same shape. */
export const POST_COLUMNS = `
  id, slug, status, primary_service, author_id, origin, version,
  published_at, scheduled_at, created_at, updated_at, deleted_at,
  blog_post_translations (
    lang, title, h1, excerpt, content_markdown, meta_title, meta_description,
    canonical_url, hero_image_url, alt_text, faq
  ),
  blog_post_tags (tag_slug)
`;

const LANGUAGES = ["en", "ar"] as const satisfies readonly PostLanguage[];

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const optional = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

const translation = z.object({
  lang: z.enum(LANGUAGES),
  title: text,
  h1: text,
  excerpt: text,
  content_markdown: text,
  meta_title: text,
  meta_description: text,
  canonical_url: text,
  hero_image_url: text,
  alt_text: text,
  faq: z.array(z.object({ q: text, a: text })).catch([]),
});

const fields = z.object({
  slug: text,
  status: z.enum(POST_STATUSES).catch("draft"),
  primary_service: optional,
  author_id: optional,
  scheduled_at: optional,
});

const draft = z.object({
  post: fields,
  translations: z.array(translation),
  tags: z.array(z.string()),
});

const post = fields.extend({
  id: z.string(),
  origin: z.enum(["written", "generated"]).catch("written"),
  version: z.number(),
  published_at: optional,
  created_at: z.string(),
  updated_at: z.string(),
  deleted_at: optional,
  blog_post_translations: z.array(translation),
  blog_post_tags: z.array(z.object({ tag_slug: z.string() })),
});

/** A language without a word in it. */
export const emptyTranslation = (lang: PostLanguage): PostTranslation => ({
  lang,
  title: "",
  h1: "",
  excerpt: "",
  content_markdown: "",
  meta_title: "",
  meta_description: "",
  canonical_url: "",
  hero_image_url: "",
  alt_text: "",
  faq: [],
});

/** English and then Arabic, whichever of them are there. */
const bothLanguages = (translations: readonly PostTranslation[]): PostTranslation[] =>
  LANGUAGES.map((lang) => translations.find((one) => one.lang === lang) ?? emptyTranslation(lang));

/** @throws ZodError for something that is no draft */
export function parseDraft(value: unknown): PostDraft {
  const parsed = draft.parse(value);
  return { ...parsed, translations: bothLanguages(parsed.translations) };
}

/** @throws ZodError for something that is no post */
export function parsePost(value: unknown): SavedPost {
  const { blog_post_translations: translations, blog_post_tags: tags, ...row } = post.parse(value);
  const { slug, status, primary_service, author_id, scheduled_at, ...rest } = row;
  return {
    ...rest,
    draft: {
      post: { slug, status, primary_service, author_id, scheduled_at },
      translations: bothLanguages(translations),
      tags: tags.map(({ tag_slug }) => tag_slug).toSorted(),
    },
  };
}
