import { z } from "zod";
import { type LocalKey, localStore } from "@/lib/safe-storage";
import { UNSAVED_TEXT } from "@/lib/storage-keys";
import { storedJson } from "@/lib/stored-json";
import { editorForm } from "../form/editor-form";

/** Text that is not on the server yet, kept in the browser until it is. */
const crashCopy = z.object({
  form: editorForm,
  /** Version of the post that the text is based on; 0 for a new post. */
  version: z.number(),
  /** Id of a save that may have arrived without an answer. */
  saveId: z.string().nullable(),
  /** When the copy was written, in milliseconds. */
  at: z.number(),
  /** The item of the calendar that the first save links to the post; null without one. */
  calendarItemId: z.string().nullable(),
});

export type CrashCopy = z.infer<typeof crashCopy>;

export interface FoundCopy {
  postId: string;
  copy: CrashCopy;
}

const KEPT_MS = 30 * 86_400_000;

export type CrashCopies = ReturnType<typeof crashCopiesOf>;

/**
 * The copies of one member of staff, by the ids of their posts; a new post has an id from the start. Colleagues at the same
 * browser neither see nor replace each other's.
 */
export function crashCopiesOf(userId: string) {
  const own = `${UNSAVED_TEXT}${userId}:` as const;
  const keyOf = (postId: string) => `${own}${postId}` as const;
  /** @returns null without a copy, or when it cannot be read */
  const read = (postId: string): CrashCopy | null => storedJson(keyOf(postId), crashCopy);
  return {
    read,
    /** The copies of new posts for the same item of the calendar, or for none; the newest first. */
    findNewPosts: (calendarItemId: string | null): FoundCopy[] =>
      keysOf(own)
        .map((key) => key.slice(own.length))
        .flatMap((postId) => {
          const copy = read(postId);
          const isMeant = copy?.version === 0 && copy.calendarItemId === calendarItemId;
          return isMeant ? [{ postId, copy }] : [];
        })
        .toReversed(),
    /**
     * Writes a copy over the one before. When the browser's storage is full, older copies of other posts are removed.
     * @returns whether it is kept
     */
    write(postId: string, copy: CrashCopy): boolean {
      const text = JSON.stringify(copy);
      const others = keysOf(UNSAVED_TEXT).filter((key) => key !== keyOf(postId));
      for (const other of [null, ...others]) {
        if (other !== null) localStore.remove(other);
        localStore.set(keyOf(postId), text);
        if (localStore.get(keyOf(postId)) === text) return true;
      }
      return false;
    },
    remove: (postId: string): void => localStore.remove(keyOf(postId)),
  };
}

/** Removes copies that are a month old or cannot be read: unsaved texts do not stay in a browser for ever. */
export function forgetOldCopies(now: number): void {
  for (const key of keysOf(UNSAVED_TEXT)) if (now - writtenAt(key) > KEPT_MS) localStore.remove(key);
}

/** The keys of copies, oldest first. */
const keysOf = (prefix: LocalKey): LocalKey[] =>
  localStore.keys(prefix).toSorted((one, other) => writtenAt(one) - writtenAt(other));

const writtenAt = (key: LocalKey): number => storedJson(key, crashCopy)?.at ?? 0;
