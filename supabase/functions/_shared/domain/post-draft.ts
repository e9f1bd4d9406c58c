import { z } from "zod";
import { cleanLabel, cleanLine, cleanParagraphs, cleanText } from "./clean-text.ts";
import { type Locale, LOCALES } from "./locales.ts";

/**
 * The texts of a post in one language, with their limits in characters. The database's checks have the same, which a test
 * compares. A new text is a line here, a field of the form, its label and a migration.
 */
export const TEXT_LIMITS = {
  title: 300,
  h1: 300,
  excerpt: 1_000,
  content_markdown: 200_000,
  meta_title: 200,
  meta_description: 400,
  canonical_url: 500,
  hero_image_url: 500,
  alt_text: 300,
} as const;

/** Characters, or a number of entries. Both languages with the longest texts and questions fit into one request. */
export const POST_LIMITS = {
  slug: 120,
  primary_service: 80,
  tag: 60,
  tags: 50,
  faq: 100,
  faqCharacters: 60_000,
  /** In one language: each becomes the text of its fact, which may be long. */
  placeholders: 200,
} as const;

export const POST_STATUSES = ["draft", "published", "scheduled"] as const;

export type PostStatus = (typeof POST_STATUSES)[number];
export type TextField = keyof typeof TEXT_LIMITS;

export const TEXT_FIELDS = Object.keys(TEXT_LIMITS) as TextField[];
/** A picture or an address alone does not count as text: readers would see an article without words. */
const WORDLESS: readonly TextField[] = ["canonical_url", "hero_image_url", "alt_text"];

/** A value for each text of a post. */
export const forEachText = <Value>(make: (field: TextField) => Value): Record<TextField, Value> =>
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, make(field)])) as Record<TextField, Value>;

const cleaned = (clean: (text: string) => string) =>
  z
    .string()
    .nullish()
    .transform((value) => clean(value ?? ""));
const line = cleaned(cleanLine);
const paragraphs = cleaned(cleanParagraphs);
const label = cleaned(cleanLabel);

const CLEANED: Partial<Record<TextField, z.ZodType<string>>> = {
  content_markdown: cleaned(cleanText),
  excerpt: paragraphs,
  canonical_url: label,
  hero_image_url: label,
};

/** Empty in a form means none. */
export const reference = label.transform((value) => value || null);
/** Databases and forms write the same moment differently. */
const moment = reference.transform((value) => {
  const time = Date.parse(value ?? "");
  return Number.isNaN(time) ? value : new Date(time).toISOString();
});

const postTranslation = z.object({
  lang: z.enum(LOCALES),
  /** Off, readers do not see this language. */
  is_live: z.boolean().default(true),
  ...forEachText((field) => CLEANED[field] ?? line),
  faq: z
    .array(z.object({ q: line, a: paragraphs }))
    .default([])
    .transform((rows) => rows.filter(({ q, a }) => q !== "" || a !== "")),
});

export type PostTranslation = z.infer<typeof postTranslation>;

/** `["fever, children", "fever"]` -> `["children", "fever"]`, in the order of the database. */
const tagList = z
  .array(cleaned((typed) => typed))
  .default([])
  .transform((typed) => {
    const tags = typed.flatMap((tag) => tag.split(/[,،]/)).map(cleanLabel);
    return [...new Set(tags)].filter(Boolean).toSorted();
  });

/**
 * The editor's draft, which is also the content of every save, working copy and revision: "" is an empty text, and
 * `translations` always has both languages, English first. Arabic without a word is not stored.
 */
export const postDraft = z.object({
  post: z.object({
    slug: label,
    status: z.enum(POST_STATUSES).default("draft"),
    /** Slug of a service. */
    primary_service: reference,
    author_id: reference,
    /** ISO time with its zone. */
    scheduled_at: moment,
  }),
  translations: z
    .array(postTranslation)
    .refine(
      (list) => new Set(list.map(({ lang }) => lang)).size === list.length,
      "There can be one translation per language.",
    )
    .transform((list) =>
      LOCALES.map((lang) => list.find((one) => one.lang === lang) ?? postTranslation.parse({ lang })),
    ),
  tags: tagList,
});

export type PostDraft = z.infer<typeof postDraft>;

/** The text of a draft in one language; empty without one. */
export const translationOf = ({ translations }: PostDraft, lang: Locale): PostTranslation =>
  translations.find((one) => one.lang === lang) ?? postTranslation.parse({ lang });

/** Whether two drafts would be stored as the same post. */
export const isSameDraft = (one: PostDraft, other: PostDraft): boolean => stored(one) === stored(other);

function stored(draft: PostDraft): string {
  const { translations, ...rest } = postDraft.parse(draft);
  return JSON.stringify([rest, translations.filter(hasWords)]);
}

export const isBlank = (value: string) => value.trim() === "";

/** Whether a language has any words: without them it is not stored. */
export const hasWords = (translation: PostTranslation): boolean =>
  translation.faq.length > 0 ||
  TEXT_FIELDS.some((field) => !WORDLESS.includes(field) && !isBlank(translation[field]));
