import type { SavedPost } from "@/data/staff/saved-post";
import type { EditorForm } from "../form/editor-form";
import type { SaveJob, SaveState } from "./save-machine";

/** What the screen shows beside the text. A new object with every change of it. */
export interface SessionView {
  saving: SaveState;
  /** The post as the server had it last; null until it is stored. */
  post: SavedPost | null;
  /** Somebody else's newer version, while a decision about it is open. */
  conflict: SavedPost | null;
  /** Why the last save failed. */
  error: unknown;
  /** When something of this was last stored, in milliseconds. */
  savedAt: number | null;
  /** The edit of which the browser could keep no copy; null when it keeps one. */
  uncopiedEdit: number | null;
  /** Counts how often the text was replaced as a whole; fields that keep their own text begin again with it. */
  epoch: number;
}

/** Told once per answer, for messages and addresses. */
export type SessionNotice =
  | { kind: "saved"; job: SaveJob; before: SavedPost | null; after: SavedPost }
  | { kind: "kept"; job: SaveJob }
  | { kind: "failed"; job: SaveJob; error: unknown }
  | { kind: "conflict"; job: SaveJob };

export interface SessionStart {
  /** Of the post: of a new one made in the browser, so that its creation can be repeated. */
  id: string;
  /** Whose text it is. */
  userId: string;
  post: SavedPost | null;
  form: EditorForm;
  /** Version of the post that the form started from. */
  version: number;
  isWorkingCopy: boolean;
  savedAt: number | null;
  /** What a new post is begun for; null for nothing in the plan. */
  calendarItemId: string | null;
}
