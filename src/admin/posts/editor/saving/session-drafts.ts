import { isSameDraft, type PostDraft, type PostStatus, translationOf } from "@domain/post-draft";
import type { Locale } from "@/config/locales";
import type { SavedPost } from "@/data/staff/saved-post";
import type { EditorForm } from "../form/editor-form";
import type { SaveJob } from "./save-machine";

/**
 * Whether a scheduled post has been published by its schedule. A person who publishes it earlier leaves another time of
 * publication.
 */
const isPublishedBySchedule = (before: PostStatus, { draft, published_at, deleted_at }: SavedPost): boolean =>
  before === "scheduled" &&
  draft.post.status === "published" &&
  deleted_at === null &&
  Date.parse(published_at ?? "") === Date.parse(draft.post.scheduled_at ?? "");

/** Whether a post has been published by its schedule, with the same text. */
export const isPublishedOnTime = (before: SavedPost, after: SavedPost): boolean =>
  isPublishedBySchedule(before.draft.post.status, after) && isSameText(after.draft, before.draft);

/** A text and the version of its post that it is based on. */
interface Begun {
  form: EditorForm;
  version: number;
}

/** A text of a scheduled post continues from the published version, unless another person has saved other words. */
export function continueOncePublished(
  { form, version }: Begun,
  post: SavedPost | null,
  textVersion: number,
): Begun {
  const isBefore = post !== null && textVersion <= version && version < post.version;
  if (!isBefore || !isPublishedBySchedule(form.status, post)) return { form, version };
  return { form: { ...form, status: post.draft.post.status }, version: post.version };
}

/**
 * A schedule that came due is not a conflict, unless the save would take the post offline. Any other change of the status is a
 * colleague's decision.
 * @param before the post that the text is based on; null when it is not known
 */
export const isOnlyItsTime = (job: SaveJob, before: SavedPost | null, current: SavedPost): boolean =>
  before !== null &&
  isPublishedOnTime(before, current) &&
  (job.kind === "working-copy" || job.status !== "draft");

/** A draft in another status. */
export const withStatus = (draft: PostDraft, status: PostStatus): PostDraft => ({
  ...draft,
  post: { ...draft.post, status },
});

/** A draft with the stored text of one language. */
export const withStored = (draft: PostDraft, post: SavedPost | null, lang: Locale | undefined): PostDraft =>
  post && lang
    ? {
        ...draft,
        translations: draft.translations.map((text) =>
          text.lang === lang ? translationOf(post.draft, lang) : text,
        ),
      }
    : draft;

/** Whether two drafts are the same for readers: status and schedule do not count. */
export const isSameText = (one: PostDraft, other: PostDraft): boolean =>
  isSameDraft(withoutStatus(one), withoutStatus(other));

const withoutStatus = (draft: PostDraft): PostDraft => ({
  ...draft,
  post: { ...draft.post, status: "draft", scheduled_at: null },
});
