import type { Locale, Localized } from "@/config/locales";
import type { PostStatus } from "@domain/post-draft";
import { foldText, wordsToFind } from "@/lib/fold-text";

/** In the order in which they are listed. */
export const ENTRY_KINDS = ["page", "service", "location", "post"] as const;

export interface SearchEntry {
  kind: (typeof ENTRY_KINDS)[number];
  id: string;
  /** Where it opens. */
  to: string;
  /** Empty in a language in which it has none. */
  name: Localized;
  slug?: string;
  /** Of a post. */
  status?: PostStatus;
  /** Of a service or a location that visitors do not see. */
  isOff?: boolean;
}

interface TitledPost {
  id: string;
  slug: string;
  status: string;
  blog_post_translations: readonly { lang: string; title: string }[];
}

/** A post by its titles, and where it opens. */
export function postEntry(
  { id, slug, status, blog_post_translations: texts }: TitledPost,
  to: string,
): SearchEntry {
  const title = (lang: Locale) => texts.find((text) => text.lang === lang)?.title ?? "";
  return {
    kind: "post",
    id,
    to,
    name: { en: title("en"), ar: title("ar") },
    slug,
    status: status as PostStatus,
  };
}

/** How close a name is. What is alike stays in the order in which it came. */
const BEGINS_NAME = 0;
const BEGINS_WORDS = 1;
const IN_WORDS = 2;

/**
 * Those whose names, in either language, or whose slug have all of the typed words, the closest of each kind first; all of them
 * while nothing is typed.
 */
export function findEntries(entries: readonly SearchEntry[], typed: string): readonly SearchEntry[] {
  if (typed.trim() === "") return entries;
  const whole = foldText(typed);
  const words = wordsToFind(typed);
  if (words.length === 0) return [];
  return entries
    .map((entry) => {
      const names = [entry.name.en, entry.name.ar, entry.slug ?? ""].map(foldText);
      // With a sign that no word has, so that none begins in one name and ends in the next.
      return { entry, names, text: ` ${names.join(" | ")}` };
    })
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ entry, names, text }) => ({
      entry,
      rank: names.some((name) => name.startsWith(whole))
        ? BEGINS_NAME
        : words.every((word) => text.includes(` ${word}`) || text.includes(` ال${word}`))
          ? BEGINS_WORDS
          : IN_WORDS,
    }))
    .toSorted(
      (one, other) =>
        ENTRY_KINDS.indexOf(one.entry.kind) - ENTRY_KINDS.indexOf(other.entry.kind) || one.rank - other.rank,
    )
    .map(({ entry }) => entry);
}
