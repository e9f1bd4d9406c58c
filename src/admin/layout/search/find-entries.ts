import type { Locale, Localized } from "@/config/locales";
import type { PostStatus } from "@domain/post-draft";
import { foldText, wordsToFind } from "@/lib/fold-text";

/** In the order of the list. */
export const ENTRY_KINDS = ["page", "service", "location", "post"] as const;

export interface SearchEntry {
  kind: (typeof ENTRY_KINDS)[number];
  id: string;
  /** The address of the entry. */
  to: string;
  /** Empty in a language without a name. */
  name: Localized;
  slug?: string;
  /** For a post. */
  status?: PostStatus;
  /** For a service or a location that visitors do not see. */
  isOff?: boolean;
}

interface TitledPost {
  id: string;
  slug: string;
  status: string;
  blog_post_translations: readonly { lang: string; title: string }[];
}

/** A post by its titles, with its address. */
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

/** The rank of a match. Equal ranks keep their order. */
const BEGINS_NAME = 0;
const BEGINS_WORDS = 1;
const IN_WORDS = 2;

/**
 * The entries whose names, in either language, or whose slug contain all of the typed words, the best match of each kind first;
 * all entries without a word.
 */
export function findEntries(entries: readonly SearchEntry[], typed: string): readonly SearchEntry[] {
  if (typed.trim() === "") return entries;
  const whole = foldText(typed);
  const words = wordsToFind(typed);
  if (words.length === 0) return [];
  return entries
    .map((entry) => {
      const names = [entry.name.en, entry.name.ar, entry.slug ?? ""].map(foldText);
      // The separator is in no word, so a match cannot span two names.
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
