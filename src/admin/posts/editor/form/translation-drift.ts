import type { PostDraft } from "@domain/post-draft";
import type { Locale } from "@/config/locales";

const contentOf = (draft: PostDraft, lang: Locale): string =>
  draft.translations.find((one) => one.lang === lang)?.content_markdown ?? "";

/**
 * Looks back through saves, newest first, for the last one that changed a language. The other language as it was then is
 * what its writer saw.
 * @returns for the language that is behind; undefined as long as no save shows a change, null when both changed together
 */
export function lastSeen(drafts: readonly PostDraft[]): Partial<Record<Locale, string>> | undefined {
  const changedAt = (lang: Locale) =>
    drafts.findIndex((draft, index) => {
      const before = drafts[index + 1];
      return before !== undefined && contentOf(draft, lang) !== contentOf(before, lang);
    });
  const [english, arabic] = [changedAt("en"), changedAt("ar")];
  if (english === -1 || arabic === -1) return undefined;
  if (english === arabic) return {};
  const behind = english < arabic ? "ar" : "en";
  const save = drafts[Math.max(english, arabic)];
  return save && { [behind]: contentOf(save, behind === "ar" ? "en" : "ar") };
}

/** The number of changed, added or removed paragraphs; moved ones do not count. */
export function changedParagraphs(before: string, after: string): number {
  if (before === after) return 0;
  const [old, young] = [paragraphsOf(before), paragraphsOf(after)];
  return Math.max(countMissing(young, old), countMissing(old, young));
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, " "))
    .filter(Boolean);

/** How many of `list` have no partner in `others`. */
function countMissing(list: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  let missing = 0;
  for (const entry of list) {
    const count = left.get(entry) ?? 0;
    if (count === 0) missing++;
    else left.set(entry, count - 1);
  }
  return missing;
}
