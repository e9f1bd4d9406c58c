import type { PostStatus } from "@domain/post-draft";
import { type SaveEvent, type SaveIntent, type SaveState, startSaving, step } from "../saving/save-machine";

export const PUBLISH: SaveIntent = { kind: "status", status: "published" };
export const DRAFT: SaveIntent = { kind: "status", status: "draft" };
export const KEEP: SaveIntent = { kind: "keep" };
export const asked = (intent: SaveIntent): SaveEvent => ({ kind: "asked", intent });
export const EDITED: SaveEvent = { kind: "edited" };
export const DUE: SaveEvent = { kind: "due" };
export const SAVED: SaveEvent = { kind: "saved" };
export const FAILED: SaveEvent = { kind: "failed" };
export const CONFLICT: SaveEvent = { kind: "refused", because: "conflict" };
export const SIGNED_OUT: SaveEvent = { kind: "refused", because: "signed-out" };

export const run = (state: SaveState, ...events: SaveEvent[]) => events.reduce(step, state);
export const on = (status: PostStatus) => startSaving({ post: { status } });
export const fresh = () => startSaving({ post: null });
