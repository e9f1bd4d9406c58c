import type { Draft, DraftTranslation } from "./post-request.ts";

export interface DraftProblem {
  /** Such as `slug`, `en.title` or `tags`. */
  field: string;
  message: string;
}

type TextField = Exclude<keyof DraftTranslation, "lang" | "faq">;

const SLUG_LIMIT = 120;
const TAG_LIMIT = 60;
const TAG_COUNT_LIMIT = 50;
const FAQ_COUNT_LIMIT = 100;
const SLUG_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SERVICE_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const UUID_FORM = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const LANGUAGE_NAMES = { en: "English", ar: "Arabic" };

const TEXT_FIELDS: Readonly<Record<TextField, { name: string; limit: number }>> = {
  title: { name: "title", limit: 300 },
  h1: { name: "headline (H1)", limit: 300 },
  excerpt: { name: "excerpt", limit: 1_000 },
  content_markdown: { name: "content", limit: 200_000 },
  meta_title: { name: "meta title", limit: 200 },
  meta_description: { name: "meta description", limit: 400 },
  canonical_url: { name: "canonical URL", limit: 500 },
  hero_image_url: { name: "hero image URL", limit: 500 },
  alt_text: { name: "alt text", limit: 300 },
};
const WORD_FIELDS = [
  "title",
  "h1",
  "excerpt",
  "content_markdown",
  "meta_title",
  "meta_description",
] as const satisfies readonly TextField[];
const ADDRESS_FIELDS = ["canonical_url", "hero_image_url"] as const satisfies readonly TextField[];

const isBlank = (text: string | undefined) => text === undefined || text.trim() === "";
/** As the database counts: characters, not halves of them. */
const isLonger = (text: string, limit: number) => text.length > limit && [...text].length > limit;

/** The first thing that keeps a draft from being saved, in the order in which people are told; undefined when nothing does. */
export function draftProblem(draft: Draft): DraftProblem | undefined {
  const english = draft.translations.find(({ lang }) => lang === "en");
  const { slug } = draft.post;
  if (isBlank(slug)) return { field: "slug", message: "Slug is required" };
  if (isBlank(english?.title)) return { field: "en.title", message: "English title is required" };
  if (isBlank(english?.content_markdown))
    return { field: "en.content_markdown", message: "English content is required" };
  if (/\s/.test(slug)) return { field: "slug", message: "Slug cannot contain spaces" };
  return (
    fieldsProblem(draft) ?? draft.translations.map(translationProblem).find(Boolean) ?? tagsProblem(draft)
  );
}

function fieldsProblem({ post }: Draft): DraftProblem | undefined {
  if (!SLUG_FORM.test(post.slug))
    return {
      field: "slug",
      message: "Slug may only contain lower-case English letters, digits and single hyphens",
    };
  if (post.slug.length > SLUG_LIMIT)
    return { field: "slug", message: `Slug is too long (at most ${SLUG_LIMIT} characters)` };
  if (post.primary_service !== null && !SERVICE_FORM.test(post.primary_service))
    return { field: "primary_service", message: "Primary service should be the slug of a service" };
  if (typeof post.author_id === "string" && !UUID_FORM.test(post.author_id))
    return { field: "author_id", message: "Please choose another author" };
  if (post.scheduled_at !== null && Number.isNaN(Date.parse(post.scheduled_at)))
    return { field: "scheduled_at", message: "The date and time are not valid" };
  return undefined;
}

function translationProblem(translation: DraftTranslation): DraftProblem | undefined {
  const { lang } = translation;
  const language = LANGUAGE_NAMES[lang];
  const at = (field: string, message: string) => ({ field: `${lang}.${field}`, message });
  const hasWords = WORD_FIELDS.some((field) => !isBlank(translation[field])) || translation.faq.length > 0;
  if (!hasWords) return undefined;
  // Readers would see an article without a name.
  if (isBlank(translation.title)) return at("title", `${language} title is required`);
  for (const [field, { name, limit }] of Object.entries(TEXT_FIELDS) as [
    TextField,
    (typeof TEXT_FIELDS)[TextField],
  ][])
    if (isLonger(translation[field], limit))
      return at(field, `${language} ${name} is too long (at most ${limit} characters)`);
  for (const field of ADDRESS_FIELDS)
    if (!isBlank(translation[field]) && !/^(?:https?:\/\/|\/)/.test(translation[field].trim()))
      return at(field, `${language} ${TEXT_FIELDS[field].name} should start with https:// or /`);
  if (translation.faq.length > FAQ_COUNT_LIMIT)
    return at("faq", `${language} has more than ${FAQ_COUNT_LIMIT} questions`);
  return undefined;
}

function tagsProblem({ tags }: Draft): DraftProblem | undefined {
  if (tags.length > TAG_COUNT_LIMIT)
    return { field: "tags", message: `There are more than ${TAG_COUNT_LIMIT} tags` };
  if (tags.some((tag) => isLonger(tag, TAG_LIMIT)))
    return { field: "tags", message: `A tag is too long (at most ${TAG_LIMIT} characters)` };
  return undefined;
}
