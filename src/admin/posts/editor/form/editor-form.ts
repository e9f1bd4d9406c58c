import type { PostDraft, PostLanguage, PostStatus, PostTranslation } from "@/data/posts/post.types";
import { fromDubaiTime, toDubaiTime } from "@/lib/dubai-time";
import { slugOfTitle } from "./slug";

export interface FaqRow {
  /** Names the row on the screen while it is moved about; not stored. */
  key: string;
  q: string;
  a: string;
}

/** What is typed in one language. */
export interface LanguageForm {
  title: string;
  h1: string;
  excerpt: string;
  content: string;
  metaTitle: string;
  metaDescription: string;
  canonicalUrl: string;
  heroImageUrl: string;
  altText: string;
  faq: FaqRow[];
}

/** What stands in the editor's fields, as it was typed. */
export interface EditorForm {
  slug: string;
  /** Whether the slug goes its own way: it was typed, or the post was saved with it. Else it follows the English title. */
  isSlugOwn: boolean;
  status: PostStatus;
  primaryService: string;
  authorId: string;
  /** In Dubai. */
  scheduledDate: string;
  scheduledTime: string;
  /** Separated by commas. */
  tags: string;
  en: LanguageForm;
  ar: LanguageForm;
}

let faqRows = 0;
export const faqRow = (q = "", a = ""): FaqRow => ({ key: `faq-${++faqRows}`, q, a });

const emptyLanguage = (): LanguageForm => ({
  title: "",
  h1: "",
  excerpt: "",
  content: "",
  metaTitle: "",
  metaDescription: "",
  canonicalUrl: "",
  heroImageUrl: "",
  altText: "",
  faq: [],
});

export const emptyForm = (): EditorForm => ({
  slug: "",
  isSlugOwn: false,
  status: "draft",
  primaryService: "",
  authorId: "",
  scheduledDate: "",
  scheduledTime: "",
  tags: "",
  en: emptyLanguage(),
  ar: emptyLanguage(),
});

/** The form of a stored post; its slug has been saved, so it no longer follows the title. */
export function formOf({ post, translations, tags }: PostDraft): EditorForm {
  const schedule = toDubaiTime(post.scheduled_at);
  const language = (lang: PostLanguage) => {
    const translation = translations.find((one) => one.lang === lang);
    return translation ? languageFormOf(translation) : emptyLanguage();
  };
  return {
    slug: post.slug,
    isSlugOwn: post.slug !== "",
    status: post.status,
    primaryService: post.primary_service ?? "",
    authorId: post.author_id ?? "",
    scheduledDate: schedule.date,
    scheduledTime: schedule.time,
    tags: tags.join(", "),
    en: language("en"),
    ar: language("ar"),
  };
}

const languageFormOf = (translation: PostTranslation): LanguageForm => ({
  title: translation.title,
  h1: translation.h1,
  excerpt: translation.excerpt,
  content: translation.content_markdown,
  metaTitle: translation.meta_title,
  metaDescription: translation.meta_description,
  canonicalUrl: translation.canonical_url,
  heroImageUrl: translation.hero_image_url,
  altText: translation.alt_text,
  faq: translation.faq.map(({ q, a }) => faqRow(q, a)),
});

/** What a form says, for the server: without spaces around short texts, tags apart, empty questions left out. */
export const draftOf = (form: EditorForm): PostDraft => ({
  post: {
    slug: form.slug.trim(),
    status: form.status,
    primary_service: form.primaryService.trim() || null,
    author_id: form.authorId || null,
    scheduled_at: fromDubaiTime({ date: form.scheduledDate, time: form.scheduledTime }),
  },
  translations: [translationOf("en", form.en), translationOf("ar", form.ar)],
  tags: tagsOf(form.tags),
});

const translationOf = (lang: PostLanguage, form: LanguageForm): PostTranslation => ({
  lang,
  title: form.title.trim(),
  h1: form.h1.trim(),
  excerpt: form.excerpt.trim(),
  content_markdown: form.content,
  meta_title: form.metaTitle.trim(),
  meta_description: form.metaDescription.trim(),
  canonical_url: form.canonicalUrl.trim(),
  hero_image_url: form.heroImageUrl.trim(),
  alt_text: form.altText.trim(),
  faq: form.faq.map(({ q, a }) => ({ q: q.trim(), a: a.trim() })).filter(({ q, a }) => q !== "" || a !== ""),
});

/** `fever, children,,fever` -> `["children", "fever"]`, in the order in which the server gives them back. */
export const tagsOf = (typed: string): string[] =>
  [
    ...new Set(
      typed
        .split(/[,،]/)
        .map((tag) => tag.trim().replace(/\s+/g, " "))
        .filter(Boolean),
    ),
  ].toSorted();

/** Whether both hold the same post: what differs only in how it is written down does not count. */
export const isSameDraft = (one: PostDraft, other: PostDraft): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

/** The same without status and schedule: what a reader would read. */
export const isSameText = (one: PostDraft, other: PostDraft): boolean =>
  JSON.stringify(comparable(withoutStatus(one))) === JSON.stringify(comparable(withoutStatus(other)));

const withoutStatus = (draft: PostDraft): PostDraft => ({
  ...draft,
  post: { ...draft.post, status: "draft", scheduled_at: null },
});

/** The same text in the same order of keys, with moments as numbers: databases write them differently. */
function comparable(draft: PostDraft) {
  const { status, scheduled_at: scheduledAt, ...form } = draftOf(formOf(draft)).post;
  return [
    form,
    status,
    scheduledAt && Date.parse(scheduledAt),
    draft.translations.map((one) => translationOf(one.lang, languageFormOf(one))),
    draft.tags.toSorted(),
  ];
}

/** A form with another text in one language; the slug follows the English title until it goes its own way. */
export function withLanguage(
  form: EditorForm,
  lang: PostLanguage,
  change: Partial<LanguageForm>,
): EditorForm {
  const changed = { ...form, [lang]: { ...form[lang], ...change } };
  return lang === "en" && change.title !== undefined && !form.isSlugOwn
    ? { ...changed, slug: slugOfTitle(change.title) }
    : changed;
}

/** A typed slug goes its own way; an emptied one follows the title again. */
export const withSlug = (form: EditorForm, slug: string): EditorForm => ({
  ...form,
  slug,
  isSlugOwn: slug !== "",
});
