import { isSameDraft } from "@domain/post-draft";
import type { PostDraft, PostStatus, SavedPost } from "@/data/posts/post.types";
import { draftOf, type EditorForm } from "../form/editor-form";
import type { SaveJob } from "./save-machine";

/** Whether a post was published at the time that it was scheduled for. */
const wentOutOnTime = (before: SavedPost, after: SavedPost): boolean =>
  before.draft.post.status === "scheduled" &&
  after.draft.post.status === "published" &&
  !after.deleted_at &&
  Date.parse(after.published_at ?? "") === Date.parse(before.draft.post.scheduled_at ?? "");

/**
 * A schedule that came due changes the version and no word. That is no conflict, unless the post would go offline. Any
 * other change of the status is a colleague's decision.
 * @param before the post that the text started from; null when that is not known
 */
export const isOnlyItsTime = (job: SaveJob, before: SavedPost | null, current: SavedPost): boolean =>
  before !== null &&
  wentOutOnTime(before, current) &&
  (!job.byPerson || (job.kind === "post" && job.status !== "draft")) &&
  isSameText(current.draft, before.draft);

/** What a save sends: the form, in the status that the save is for. */
export function draftFor(job: SaveJob, form: EditorForm): PostDraft {
  const draft = draftOf(form);
  return job.kind === "post" ? withStatus(draft, job.status) : draft;
}

/** A draft in another status. */
export const withStatus = (draft: PostDraft, status: PostStatus): PostDraft => ({
  ...draft,
  post: { ...draft.post, status },
});

/** Whether a reader would read the same: status and schedule do not count. */
const isSameText = (one: PostDraft, other: PostDraft): boolean =>
  isSameDraft(withoutStatus(one), withoutStatus(other));

const withoutStatus = (draft: PostDraft): PostDraft => ({
  ...draft,
  post: { ...draft.post, status: "draft", scheduled_at: null },
});
