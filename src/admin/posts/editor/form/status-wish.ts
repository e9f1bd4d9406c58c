import type { PostStatus, SavedPost } from "@/data/posts/post.types";
import { fromDubaiTime } from "@/lib/dubai-time";
import type { EditorForm } from "./editor-form";

/** The status that the main button leads to: the chosen one, and for readers where none was chosen. */
export function mainStatus(chosen: PostStatus, stored: PostStatus): PostStatus {
  if (chosen === "draft") return stored === "draft" ? "published" : "draft";
  return chosen;
}

/** Whether a status or a schedule was chosen that no button has carried out yet. */
export function hasPendingStatus(form: EditorForm, post: SavedPost | null): boolean {
  if (!post) return false;
  const { status, scheduled_at: stored } = post.draft.post;
  if (form.status !== status) return true;
  if (status !== "scheduled") return false;
  const wished = fromDubaiTime({ date: form.scheduledDate, time: form.scheduledTime });
  return wished === null || stored === null || Math.abs(Date.parse(wished) - Date.parse(stored)) >= 60_000;
}
