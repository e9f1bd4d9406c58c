import { z } from "zod";
import {
  forEachText,
  postDraft,
  type PostDraft,
  POST_LIMITS,
  POST_STATUSES,
  type PostStatus,
} from "@domain/post-draft";
import { fromDubaiTime, toDubaiTime } from "@/lib/dubai-time";
import { slugOfTitle } from "@/lib/slug-of-title";
import type { SavedPost } from "@/data/staff/saved-post";
import type { CalendarTopic } from "@/data/staff/editorial-calendar";
import { type Locale, otherLocale } from "@/config/locales";

let faqRows = 0;
/** A question on the screen. Its key identifies it while it is moved, and is not stored. */
export const faqRow = (q = "", a = "") => ({ key: `faq-${++faqRows}`, q, a });
export type FaqRow = ReturnType<typeof faqRow>;

const languageForm = z
  .object({
    is_live: z.boolean().default(true),
    ...forEachText(() => z.string().default("")),
    // Keys of another visit could equal keys of this one.
    faq: z
      .array(z.object({ q: z.string(), a: z.string() }).transform(({ q, a }) => faqRow(q, a)))
      .default([]),
  })
  .prefault({});

/** The values of the editor's fields. Missing values are empty. */
export const editorForm = z.object({
  slug: z.string().default(""),
  /** Whether the slug is independent: it was typed, or the post was saved with it. Otherwise it follows the English title. */
  isSlugOwn: z.boolean().default(false),
  status: z.enum(POST_STATUSES).default("draft"),
  primary_service: z.string().default(""),
  author_id: z.string().default(""),
  /** In Dubai. */
  scheduledDate: z.string().default(""),
  scheduledTime: z.string().default(""),
  /** Separated by commas. */
  tags: z.string().default(""),
  en: languageForm,
  ar: languageForm,
});

export type EditorForm = z.infer<typeof editorForm>;
export type LanguageForm = EditorForm["en"];

export const emptyForm = (): EditorForm => editorForm.parse({});

/** The form of a stored post; its slug has been saved, so it no longer follows the title. */
export function formOf({ post, translations, tags }: PostDraft): EditorForm {
  const { date, time } = toDubaiTime(post.scheduled_at);
  return editorForm.parse({
    ...post,
    primary_service: post.primary_service ?? "",
    author_id: post.author_id ?? "",
    isSlugOwn: post.slug !== "",
    scheduledDate: date,
    scheduledTime: time,
    tags: tags.join(", "),
    ...Object.fromEntries(translations.map((translation) => [translation.lang, translation])),
  });
}

/** The draft of a form, for the server. */
export const draftOf = ({ scheduledDate, scheduledTime, tags, en, ar, ...post }: EditorForm): PostDraft =>
  postDraft.parse({
    post: { ...post, scheduled_at: fromDubaiTime({ date: scheduledDate, time: scheduledTime }) },
    translations: [
      { ...en, lang: "en" },
      { ...ar, lang: "ar" },
    ],
    tags: [tags],
  });

const slugIn = (title: string): string => slugOfTitle(title, POST_LIMITS.slug);

/**
 * A form with a changed text in one language. The slug follows the English title, or the Arabic one without it, until it is
 * independent.
 */
export function withLanguage(form: EditorForm, lang: Locale, change: Partial<LanguageForm>): EditorForm {
  const changed = { ...form, [lang]: { ...form[lang], ...change } };
  return change.title !== undefined && !form.isSlugOwn
    ? { ...changed, slug: slugIn(changed.en.title) || slugIn(changed.ar.title) }
    : changed;
}

/** An existing alternative text stays: it may have been written for this picture. */
export const withHero = (form: EditorForm, lang: Locale, url: string, alt = ""): EditorForm =>
  withLanguage(form, lang, { hero_image_url: url, alt_text: form[lang].alt_text || alt });

/** A picture that was chosen, not typed as an address, is used for both languages, unless the other has its own. */
export function withChosenHero(form: EditorForm, lang: Locale, url: string, alt = ""): EditorForm {
  const other = otherLocale(lang);
  const chosen = withHero(form, lang, url, alt);
  return form[other].hero_image_url === "" ? withHero(chosen, other, url) : chosen;
}

/** A typed slug is independent; an emptied one follows the title again. */
export const withSlug = (form: EditorForm, slug: string): EditorForm => ({
  ...form,
  slug,
  isSlugOwn: slug !== "",
});

/** The status that the main button sets: the chosen one, or published when none was chosen. */
export function mainStatus(chosen: PostStatus, stored: PostStatus): PostStatus {
  if (chosen === "draft") return stored === "draft" ? "published" : "draft";
  return chosen;
}

/** Whether a status or a schedule was chosen that no button has applied yet. */
export function hasPendingStatus(form: EditorForm, post: SavedPost | null): boolean {
  if (!post) return false;
  const { status, scheduled_at: stored } = post.draft.post;
  if (form.status !== status) return true;
  if (status !== "scheduled") return false;
  const chosen = fromDubaiTime({ date: form.scheduledDate, time: form.scheduledTime });
  return chosen === null || stored === null || Math.abs(Date.parse(chosen) - Date.parse(stored)) >= 60_000;
}

/** The initial form of a post for an item of the calendar. */
export function formOfTopic(topic: CalendarTopic): EditorForm {
  const form = withLanguage(emptyForm(), "en", {
    title: topic.topic_en,
    meta_title: metaTitleOf(topic.topic_en, topic.target_keyword_en),
  });
  return {
    ...withLanguage(form, "ar", {
      title: topic.topic_ar,
      meta_title: topic.topic_ar && metaTitleOf(topic.topic_ar, topic.target_keyword_ar),
    }),
    primary_service: topic.service_cluster,
    tags: [topic.target_keyword_en, topic.target_keyword_ar].filter(Boolean).join(", "),
  };
}

/** The title with the keyword in it, once. */
const metaTitleOf = (title: string, keyword: string): string =>
  keyword === "" || title.toLowerCase().includes(keyword.toLowerCase()) ? title : `${title} | ${keyword}`;
