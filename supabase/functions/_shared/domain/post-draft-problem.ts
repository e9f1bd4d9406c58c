import { z } from "zod";
import { placeholdersIn } from "./fact-placeholders.ts";
import {
  hasWords,
  isBlank,
  POST_LIMITS,
  type PostDraft,
  type PostTranslation,
  TEXT_FIELDS,
  TEXT_LIMITS,
  type TextField,
  translationOf,
} from "./post-draft.ts";
import { isSlug } from "./slug.ts";
import type { Locale, Localized } from "./locales.ts";

/** Texts that readers see with their facts filled in. Functions of the database list the same: a test compares them. */
export const TEXTS_WITH_FACTS = [
  "title",
  "h1",
  "excerpt",
  "content_markdown",
  "meta_title",
  "meta_description",
  "alt_text",
  "faq",
] as const;
const ADDRESSES = ["canonical_url", "hero_image_url"] as const;

/** Hosts serve files of these names as the page of their folder, and as its not-found page. */
const RESERVED_SLUGS: readonly string[] = ["index", "404"];

/** Counted like in the database: whole characters. */
const isLonger = (value: string, max: number) => value.length > max && [...value].length > max;

/** The field in which a draft is fixed. */
export type DraftField = keyof PostDraft["post"] | "tags" | `${Locale}.${TextField | "faq"}`;

/** Tasks before readers see the post. A working copy may lack them: its writer may store half a text. */
const UNFINISHED: readonly ProblemId[] = [
  "englishTitleRequired",
  "englishContentRequired",
  "arabicTitleRequired",
  "scheduleRequired",
  "placeholderUnknown",
  "placeholderCount",
];

/** The problem that blocks a save. */
export interface DraftProblem {
  id: ProblemId;
  field: DraftField;
  /** The limit that the draft exceeds, for such a problem. */
  max?: number;
  /** The problematic text, as written. */
  name?: string;
}

interface CheckOptions {
  isWorkingCopy?: boolean;
  /** In milliseconds; a schedule must be later. Without it any schedule is valid. */
  now?: number;
}

/** The first problem that blocks a save; the specified four come first, in their order. */
export function draftProblem(
  draft: PostDraft,
  { isWorkingCopy = false, now = Number.NEGATIVE_INFINITY }: CheckOptions = {},
): DraftProblem | undefined {
  for (const problem of problemsOf(draft, now)) {
    if (!isWorkingCopy || !UNFINISHED.includes(problem.id)) return problem;
  }
  return undefined;
}

/** Whether an earlier problem is still there, beside others or not. */
export function isStillThere({ id, field }: DraftProblem, draft: PostDraft, now: number): boolean {
  for (const problem of problemsOf(draft, now)) if (problem.id === id && problem.field === field) return true;
  return false;
}

function* problemsOf(draft: PostDraft, now: number): Generator<DraftProblem> {
  const { post, translations, tags } = draft;
  const [english, arabic] = [translationOf(draft, "en"), translationOf(draft, "ar")];
  if (post.slug === "") yield { id: "slugRequired", field: "slug" };
  if (isBlank(english.title)) yield { id: "englishTitleRequired", field: "en.title" };
  if (isBlank(english.content_markdown)) yield { id: "englishContentRequired", field: "en.content_markdown" };
  if (/\s/.test(post.slug)) yield { id: "slugSpaces", field: "slug" };
  if (/\p{Lu}/u.test(post.slug)) yield { id: "slugCapitals", field: "slug" };
  if (!isSlug(post.slug, POST_LIMITS.slug)) yield { id: "slugShape", field: "slug", max: POST_LIMITS.slug };
  if (RESERVED_SLUGS.includes(post.slug)) yield { id: "slugReserved", field: "slug" };
  if (isBlank(arabic.title) && hasWords(arabic)) yield { id: "arabicTitleRequired", field: "ar.title" };
  if (post.primary_service !== null && !isSlug(post.primary_service, POST_LIMITS.primary_service))
    yield { id: "serviceShape", field: "primary_service" };
  if (post.author_id !== null && !z.guid().safeParse(post.author_id).success)
    yield { id: "authorShape", field: "author_id" };
  for (const translation of translations) if (hasWords(translation)) yield* textProblems(translation);
  if (tags.length > POST_LIMITS.tags) yield { id: "tagCount", field: "tags", max: POST_LIMITS.tags };
  if (tags.some((tag) => isLonger(tag, POST_LIMITS.tag)))
    yield { id: "tagLong", field: "tags", max: POST_LIMITS.tag };
  yield* scheduleProblems(post, now);
  // An unfinished text may contain placeholders to be chosen; readers never see braces.
  if (post.status !== "draft")
    for (const translation of translations)
      if (hasWords(translation)) yield* placeholderProblems(translation);
}

function* placeholderProblems(translation: PostTranslation): Generator<DraftProblem> {
  const { lang, faq } = translation;
  let count = 0;
  for (const field of TEXTS_WITH_FACTS) {
    const texts = field === "faq" ? faq.map(({ q, a }) => `${q}\n${a}`) : [translation[field]];
    const text = texts.join("\n");
    const written = placeholdersIn(text);
    const unknown = written.find(({ placeholder }) => placeholder === undefined);
    if (unknown) yield { id: "placeholderUnknown", field: `${lang}.${field}`, name: unknown.text };
    count += written.length;
    if (count > POST_LIMITS.placeholders)
      yield { id: "placeholderCount", field: `${lang}.${field}`, max: POST_LIMITS.placeholders };
  }
}

/** A path on this site or a complete address: `https://` alone has no host. */
const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/[^\]/?#\s@\\[]+(?:[/?#]|$)|\/(?![/\\])\P{Cc}*$)/u.test(text) &&
  URL.canParse(text, "https://example.com");

function* textProblems(translation: PostTranslation): Generator<DraftProblem> {
  const { lang, faq } = translation;
  for (const field of TEXT_FIELDS) {
    const max = TEXT_LIMITS[field];
    if (isLonger(translation[field], max)) yield { id: "long", field: `${lang}.${field}`, max };
  }
  for (const field of ADDRESSES)
    if (translation[field] !== "" && !isAddress(translation[field]))
      yield { id: "addressShape", field: `${lang}.${field}` };
  if (faq.length > POST_LIMITS.faq) yield { id: "faqCount", field: `${lang}.faq`, max: POST_LIMITS.faq };
  if (JSON.stringify(faq).length > POST_LIMITS.faqCharacters) yield { id: "faqLong", field: `${lang}.faq` };
}

function* scheduleProblems(
  { status, scheduled_at: at }: PostDraft["post"],
  now: number,
): Generator<DraftProblem> {
  const time = Date.parse(at ?? "");
  if (Number.isNaN(time)) {
    if (at !== null || status === "scheduled") yield { id: "scheduleRequired", field: "scheduled_at" };
  } else if (status === "scheduled" && time <= now) yield { id: "schedulePast", field: "scheduled_at" };
}

/** `{max}` is the limit, `{name}` the text in question. */
const EN = {
  slugRequired: "Slug is required",
  englishTitleRequired: "English title is required",
  englishContentRequired: "English content is required",
  slugSpaces: "Slug cannot contain spaces",
  slugCapitals: "Slug cannot contain capital letters. Use lower-case letters.",
  slugShape:
    "Use only lower-case Latin letters and digits, with hyphens between them, at most {max} characters.",
  slugReserved: "Web servers reserve this name. Choose another one.",
  serviceShape: "Choose one of the services, or write its slug in lower-case Latin letters with hyphens.",
  authorShape: "Please choose another author.",
  arabicTitleRequired: "The Arabic text needs an Arabic title.",
  scheduleRequired: "Choose the date and the time for publishing.",
  schedulePast: "This time has passed in Dubai. Choose a later one, or publish now.",
  faqCount: "Please use at most {max} questions.",
  faqLong: "The questions and answers are too long. Please shorten them.",
  tagCount: "Please use at most {max} tags.",
  tagLong: "Please use at most {max} characters for a tag. Is a comma missing?",
  addressShape: "An address begins with https:// or with a slash.",
  placeholderUnknown:
    "We don’t know a fact or service called {name}, so readers would see the name in braces. Choose one from the list above the text, or remove it.",
  placeholderCount: "The text in one language can name facts at most {max} times. Please remove some.",
  long: "Please use at most {max} characters here.",
};

type ProblemId = keyof typeof EN;

/** The same, with the unit's form for its number: a test compares them. */
const AR: Record<ProblemId, string> = {
  slugRequired: "الاسم في الرابط مطلوب",
  englishTitleRequired: "العنوان الإنجليزي مطلوب",
  englishContentRequired: "المحتوى الإنجليزي مطلوب",
  slugSpaces: "لا يجوز أن يحتوي الاسم في الرابط على مسافات",
  slugCapitals: "لا يجوز أن يحتوي الاسم في الرابط على حروف كبيرة. اكتبها بحروف صغيرة.",
  slugShape: "استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات بينها فقط، وبحد أقصى {max} حرفًا.",
  slugReserved: "هذا الاسم محجوز لخوادم الويب. اختر اسمًا آخر.",
  serviceShape: "اختر إحدى الخدمات، أو اكتب اسمها في الرابط بحروف لاتينية صغيرة وشرطات.",
  authorShape: "اختر كاتبًا آخر.",
  arabicTitleRequired: "يحتاج النص العربي إلى عنوان عربي.",
  scheduleRequired: "اختر تاريخ النشر ووقته.",
  schedulePast: "مضى هذا الوقت في دبي. اختر وقتًا لاحقًا أو انشر الآن.",
  faqCount: "لا يزيد عدد الأسئلة على {max} سؤال.",
  faqLong: "الأسئلة والأجوبة أطول مما ينبغي. يُرجى اختصارها.",
  tagCount: "لا يزيد عدد الوسوم على {max} وسمًا.",
  tagLong: "لا يزيد الوسم على {max} حرفًا. هل نسيت فاصلة؟",
  addressShape: "اكتب رابطًا يبدأ بـ https://‎ أو بشرطة مائلة.",
  placeholderUnknown:
    "لا نعرف معلومة أو خدمة باسم \u2068{name}\u2069، فسيرى القرّاء الاسم بين أقواسه. اختر واحدة من القائمة التي فوق النص أو احذفها.",
  placeholderCount: "لا يجوز أن تُذكر المعلومات في لغة واحدة من المقال أكثر من {max} مرة. احذف بعضها.",
  long: "لا يتسع هذا الحقل لأكثر من {max} حرف.",
};

/** The message of a problem in both languages: at its field in the editor, and in the function's answer. */
export const draftProblemWords = ({ id, max = 0, name = "" }: DraftProblem): Localized => {
  const filled = (words: string) =>
    words.replace("{max}", max.toLocaleString("en-US")).replace("{name}", () => name);
  return { en: filled(EN[id]), ar: filled(AR[id]) };
};
