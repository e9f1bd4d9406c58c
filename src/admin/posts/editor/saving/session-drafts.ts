import { isSameDraft, type PostDraft, type PostStatus } from "@domain/post-draft";
import type { SavedPost } from "@/data/staff/saved-post";
import type { EditorForm } from "../form/editor-form";
import type { SaveJob } from "./save-machine";

/**
 * Whether a post that was scheduled has been published by its schedule. Whoever publishes it before its time leaves another
 * time of publication.
 */
const isPublishedBySchedule = (before: PostStatus, { draft, published_at, deleted_at }: SavedPost): boolean =>
  before === "scheduled" &&
  draft.post.status === "published" &&
  deleted_at === null &&
  Date.parse(published_at ?? "") === Date.parse(draft.post.scheduled_at ?? "");

/** Whether a post has been published by its schedule, and is the same to read. */
export const isPublishedOnTime = (before: SavedPost, after: SavedPost): boolean =>
  isPublishedBySchedule(before.draft.post.status, after) && isSameText(after.draft, before.draft);

/** A text and the version of its post that it started from. */
interface Begun {
  form: EditorForm;
  version: number;
}

/** A text that was begun while its post was scheduled continues once that is published, unless somebody has saved other words. */
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
 * A schedule that came due is no conflict, unless the post would go offline. Any other change of the status is a colleague's
 * decision.
 * @param before the post that the text started from; null when that is not known
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

/** Whether a reader would read the same: status and schedule do not count. */
export const isSameText = (one: PostDraft, other: PostDraft): boolean =>
  isSameDraft(withoutStatus(one), withoutStatus(other));

const withoutStatus = (draft: PostDraft): PostDraft => ({
  ...draft,
  post: { ...draft.post, status: "draft", scheduled_at: null },
});
