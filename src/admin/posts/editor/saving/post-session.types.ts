import type { SavedPost } from "@/data/staff/saved-post";
import type { EditorForm } from "../form/editor-form";
import type { SaveJob, SaveState } from "./save-machine";

/** The state for the screen. It is a new object after every change. */
export interface SessionView {
  saving: SaveState;
  /** The post in the server's last answer; null until it is stored. */
  post: SavedPost | null;
  /** Another person's newer version, while a decision about it is open. */
  conflict: SavedPost | null;
  /** The error of the last save. */
  error: unknown;
  /** When the post or its working copy was last stored, in milliseconds. */
  savedAt: number | null;
  /** The edit that the browser could not copy; null when it could. */
  uncopiedEdit: number | null;
  /** Counts how often the text was replaced as a whole; fields with their own state are mounted again for it. */
  epoch: number;
}

/** The result of a save, for messages and addresses. */
export type SessionNotice =
  | { kind: "saved"; job: SaveJob; before: SavedPost | null; after: SavedPost }
  | { kind: "kept"; job: SaveJob }
  | { kind: "failed"; job: SaveJob; error: unknown }
  | { kind: "conflict"; job: SaveJob };

export interface SessionStart {
  /** The post's id; that of a new one is made in the browser, so that its creation can be repeated. */
  id: string;
  /** The writer. */
  userId: string;
  post: SavedPost | null;
  form: EditorForm;
  /** Version of the post that the form is based on. */
  version: number;
  isWorkingCopy: boolean;
  savedAt: number | null;
  /** The item of the calendar that a new post is for; null without one. */
  calendarItemId: string | null;
}
