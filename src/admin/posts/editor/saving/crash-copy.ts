import { millisecondsInDay } from "date-fns/constants";
import { z } from "zod";
import { type EditorForm, faqRow } from "../form/editor-form";

/** What was typed and not stored on the server, kept in the browser until it is. */
export interface CrashCopy {
  form: EditorForm;
  /** Version of the post that the text started from; 0 for a post that does not exist yet. */
  version: number;
  /** When it was written, in milliseconds. */
  at: number;
  /** What a new post was begun for, which gets linked to it at its first save; null for nothing in the plan. */
  calendarItemId: string | null;
}

export interface FoundCopy {
  place: string;
  copy: CrashCopy;
}

const PREFIX = "editor-unsaved:";
const KEPT_DAYS = 30;

/** Posts that are not stored lie apart from each other, or two windows would take each other's text away. */
const NEW = "new";

/** The place of the copies of a post that is not stored yet. `key` is its own. The place of a stored one is its id. */
export const placeOfNewPost = (key: string): string => `${NEW}:${key}`;

const keyOf = (place: string) => `${PREFIX}${place}`;

const language = z.object({
  title: z.string(),
  h1: z.string(),
  excerpt: z.string(),
  content: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  canonicalUrl: z.string(),
  heroImageUrl: z.string(),
  altText: z.string(),
  // Keys of another visit could meet the same ones of this visit.
  faq: z.array(z.object({ q: z.string(), a: z.string() }).transform(({ q, a }) => faqRow(q, a))),
});

const copySchema = z.object({
  version: z.number(),
  at: z.number(),
  calendarItemId: z.string().nullable().default(null),
  form: z.object({
    slug: z.string(),
    isSlugOwn: z.boolean(),
    status: z.enum(["draft", "published", "scheduled"]),
    primaryService: z.string(),
    authorId: z.string(),
    scheduledDate: z.string(),
    scheduledTime: z.string(),
    tags: z.string(),
    en: language,
    ar: language,
  }),
});

/** @returns null when there is none, or what is there cannot be read */
export function readCrashCopy(place: string): CrashCopy | null {
  try {
    return copySchema.parse(JSON.parse(localStorage.getItem(keyOf(place)) ?? "null"));
  } catch {
    return null;
  }
}

/** What was kept of new posts that were begun for the same item of the plan, or for none; the newest first. */
export const findCopiesOfNewPosts = (calendarItemId: string | null): FoundCopy[] =>
  otherCopies(null)
    .map((key) => key.slice(PREFIX.length))
    .filter((place) => place.startsWith(NEW))
    .flatMap((place) => {
      const copy = readCrashCopy(place);
      return copy?.calendarItemId === calendarItemId ? [{ place, copy }] : [];
    })
    .toReversed();

/**
 * Keeps a copy, in place of the one before. When the browser's room is used up, older copies of other posts make way.
 * @returns whether it is kept
 */
export function writeCrashCopy(place: string, copy: CrashCopy): boolean {
  const key = keyOf(place);
  const text = JSON.stringify(copy);
  for (const other of [null, ...otherCopies(key)]) {
    if (other !== null) remove(other);
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      // Full, or not allowed. The next round tries with more room.
    }
  }
  return false;
}

export const removeCrashCopy = (place: string): void => remove(keyOf(place));

/** Forgets what nobody has asked for in a month: texts should not lie about in browsers for ever. */
export function forgetOldCopies(now: number): void {
  for (const key of otherCopies(null)) if (now - writtenAt(key) > KEPT_DAYS * millisecondsInDay) remove(key);
}

/** The keys of the other copies, oldest first. */
function otherCopies(key: string | null): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX) && name !== key)
      .toSorted((one, other) => writtenAt(one) - writtenAt(other));
  } catch {
    return [];
  }
}

function writtenAt(key: string): number {
  try {
    return z.object({ at: z.number() }).parse(JSON.parse(localStorage.getItem(key) ?? "null")).at;
  } catch {
    return 0;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Not allowed: then nothing is stored either.
  }
}
