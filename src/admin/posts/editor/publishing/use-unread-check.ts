import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { isBlank, translationOf } from "@domain/post-draft";
import { LOCALES, type Locale, otherLocale } from "@/config/locales";
import type { SavedPost } from "@/data/staff/saved-post";
import { adminSettingsQuery } from "@/data/staff/settings";
import { cliniciansQuery, readTextsQuery } from "@/data/staff/text-reviews";
import { todayInDubai } from "@/lib/dubai-time";
import type { PostStatus } from "@domain/post-draft";
import { areSameWords, isReadText, wasReadText } from "../../review/text-words";
import type { EditorForm } from "../form/editor-form";

export interface UnreadTexts {
  /** The languages that may not go to readers as they are on the screen. */
  langs: readonly Locale[];
  /** Those of them that were approved by somebody whose licence is over now. */
  lapsed: readonly Locale[];
  /** Whether readers see each of them already, so that an owner can correct them at once. */
  areSeen: boolean;
  /** The language that can be left out to publish the rest: readers keep its live text, or it is held back. */
  without: { lang: Locale; isKept: boolean } | undefined;
}

interface Publishing {
  postId: string;
  /** As it is stored; null for a new post. */
  post: SavedPost | null;
  form: EditorForm;
  status: PostStatus;
}

/**
 * Finds the texts that no clinician has approved, where the settings require that. If they cannot be read, the save decides: its
 * refusal names the language.
 */
export function useUnreadCheck(): (publishing: Publishing, refused?: Locale) => Promise<UnreadTexts> {
  const client = useQueryClient();
  return async (publishing, refused) => {
    let found: Pick<UnreadTexts, "langs" | "lapsed"> = { langs: [], lapsed: [] };
    try {
      found = await findUnread(client, publishing);
    } catch (error) {
      console.warn("The approvals could not be read before publishing.", error);
    }
    const langs = LOCALES.filter((lang) => lang === refused || found.langs.includes(lang));
    return { langs, lapsed: found.lapsed, ...waysFor(langs, publishing) };
  };
}

async function findUnread(
  client: QueryClient,
  { postId, post, form, status }: Publishing,
): Promise<Pick<UnreadTexts, "langs" | "lapsed">> {
  const now = { staleTime: 0, networkMode: "always", retry: false } as const;
  const { reviewRequired } = await client.fetchQuery({ ...adminSettingsQuery, ...now });
  if (!reviewRequired) return { langs: [], lapsed: [] };
  const [read, clinicians] = await Promise.all([
    client.fetchQuery({ ...readTextsQuery(postId), ...now }),
    client.fetchQuery({ ...cliniciansQuery, ...now }),
  ]);
  const stored = post?.draft;
  const isSameStatus = stored?.post.status === status;
  const known = { authorId: form.author_id || null, read, clinicians, today: todayInDubai() };
  const langs = LOCALES.filter((lang) => {
    if (isBlank(form[lang].content_markdown) || !form[lang].is_live) return false;
    // An unchanged live text stays live.
    const before = stored && translationOf(stored, lang);
    const isUnchanged = isSameStatus && before?.is_live && areSameWords(form[lang], before);
    return !isUnchanged && !isReadText(form[lang], { ...known, lang });
  });
  return { langs, lapsed: langs.filter((lang) => wasReadText(form[lang], { ...known, lang })) };
}

/** What can be done about these unread texts. */
function waysFor(
  langs: readonly Locale[],
  { post, form, status }: Publishing,
): Pick<UnreadTexts, "areSeen" | "without"> {
  const stored = post?.draft;
  const isPublic = status === "published" && stored?.post.status === status;
  const isSeen = (lang: Locale) => {
    const text = stored && translationOf(stored, lang);
    return isPublic && text !== undefined && text.is_live && !isBlank(text.content_markdown);
  };
  const [lang, ...more] = langs;
  const hasOther =
    lang !== undefined &&
    more.length === 0 &&
    form[otherLocale(lang)].is_live &&
    !isBlank(form[otherLocale(lang)].content_markdown);
  return {
    areSeen: langs.every(isSeen),
    without: hasOther ? { lang, isKept: isSeen(lang) } : undefined,
  };
}
