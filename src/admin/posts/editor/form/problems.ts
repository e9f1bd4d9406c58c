import { tagsOf, type EditorForm, type LanguageForm } from "./editor-form";
import { fromDubaiTime } from "@/lib/dubai-time";
import { isSlug } from "./slug";
import type { PostLanguage, PostStatus } from "@/data/posts/post.types";

/** What the database takes at most, in characters. */
const LONGEST = {
  title: 300,
  h1: 300,
  excerpt: 1000,
  content: 200_000,
  metaTitle: 200,
  metaDescription: 400,
  canonicalUrl: 500,
  heroImageUrl: 500,
  altText: 300,
} as const satisfies Partial<Record<keyof LanguageForm, number>>;
const MAX_TAG_LENGTH = 60;
const MAX_SERVICE_LENGTH = 80;
const MAX_FAQ_CHARACTERS = 60_000;

type LimitedField = keyof typeof LONGEST;

/** A field of the editor, by the id of its control. */
export type FieldId = "slug" | "tags" | "schedule" | "service" | `${PostLanguage}-${keyof LanguageForm}`;

/** What stands in the way of a save, with the field that can set it right. */
export type Problem = { field: FieldId } & (
  | {
      id:
        | "slugRequired"
        | "englishTitleRequired"
        | "englishContentRequired"
        | "slugSpaces"
        | "slugShape"
        | "serviceShape"
        | "arabicTitleRequired"
        | "scheduleRequired"
        | "schedulePast"
        | "faqLong";
    }
  | { id: "tagLong"; most: number }
  | { id: "addressShape" }
  | { id: "long"; most: number }
);

/**
 * The first thing that keeps a form from being saved in a status: the specified four in their order, then what the
 * database would refuse.
 * @param now in milliseconds; a schedule must lie after it
 */
export function firstProblem(form: EditorForm, status: PostStatus, now: number): Problem | null {
  const slug = form.slug.trim();
  if (slug === "") return { id: "slugRequired", field: "slug" };
  if (form.en.title.trim() === "") return { id: "englishTitleRequired", field: "en-title" };
  if (form.en.content.trim() === "") return { id: "englishContentRequired", field: "en-content" };
  if (/\s/.test(slug)) return { id: "slugSpaces", field: "slug" };
  if (!isSlug(slug)) return { id: "slugShape", field: "slug" };
  if (form.ar.title.trim() === "" && hasWords(form.ar))
    return { id: "arabicTitleRequired", field: "ar-title" };
  const service = form.primaryService.trim();
  if (service !== "" && (!isSlug(service) || service.length > MAX_SERVICE_LENGTH))
    return { id: "serviceShape", field: "service" };
  return languageProblem(form) ?? tagProblem(form) ?? scheduleProblem(form, status, now);
}

const hasWords = ({ h1, excerpt, content, metaTitle, metaDescription, faq }: LanguageForm) =>
  [h1, excerpt, content, metaTitle, metaDescription, ...faq.flatMap(({ q, a }) => [q, a])].some((text) =>
    text.trim(),
  );

function languageProblem(form: EditorForm): Problem | null {
  for (const lang of ["en", "ar"] as const) {
    for (const name of Object.keys(LONGEST) as LimitedField[]) {
      const most = LONGEST[name];
      if (form[lang][name].trim().length > most) return { id: "long", field: `${lang}-${name}`, most };
    }
    for (const name of ["canonicalUrl", "heroImageUrl"] as const) {
      const address = form[lang][name].trim();
      if (address && !/^(?:https?:\/\/|\/)/.test(address))
        return { id: "addressShape", field: `${lang}-${name}` };
    }
    if (JSON.stringify(form[lang].faq).length > MAX_FAQ_CHARACTERS)
      return { id: "faqLong", field: `${lang}-faq` };
  }
  return null;
}

const tagProblem = ({ tags }: EditorForm): Problem | null =>
  tagsOf(tags).some((tag) => tag.length > MAX_TAG_LENGTH)
    ? { id: "tagLong", field: "tags", most: MAX_TAG_LENGTH }
    : null;

function scheduleProblem(form: EditorForm, status: PostStatus, now: number): Problem | null {
  if (status !== "scheduled") return null;
  const at = fromDubaiTime({ date: form.scheduledDate, time: form.scheduledTime });
  if (at === null) return { id: "scheduleRequired", field: "schedule" };
  return Date.parse(at) <= now ? { id: "schedulePast", field: "schedule" } : null;
}
