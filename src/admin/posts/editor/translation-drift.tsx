import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { revisionQuery, revisionsQuery } from "@/data/staff/post.queries";
import type { SavedPost } from "@/data/staff/saved-post";
import type { PostDraft } from "@domain/post-draft";
import { type Locale, otherLocale } from "@/config/locales";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { Button } from "@/components/ui/button";
import { editorTexts } from "@/texts/admin/editor";
import { useSession, useSessionView, useDebouncedForm } from "./session-context";
import { TextDiff } from "@/admin/shared/text-diff";
import { useTexts } from "@/i18n/i18n";

/** The number of saves that are searched for each language's last change. */
const MAX_REVISIONS = 8;

/** The changes of the other language since this one was last edited. */
function useTranslationDrift(lang: Locale) {
  const other = otherLocale(lang);
  const session = useSession();
  const client = useQueryClient();
  const postId = useSessionView((view) => view.post?.id);
  // The other language's text when this one was last edited.
  const [seen, setSeen] = useState(() => session.form()[other].content_markdown);

  // A new text cannot be behind.
  const areStored = useSessionView(({ post }) => storedBeside(post, lang) !== null);

  // Before this visit: the saves are searched.
  useEffect(() => {
    if (postId === undefined) return undefined;
    let isOver = false;
    const look = async () => {
      const list = await client.fetchQuery(revisionsQuery(postId));
      const drafts: PostDraft[] = [];
      for (const { id } of list.slice(0, MAX_REVISIONS)) {
        if (isOver) return;
        drafts.push(await client.fetchQuery(revisionQuery(id)));
        const found = lastSeen(drafts);
        if (!found) continue;
        // When this language was edited in this visit already, the text seen here is more accurate.
        if (!isOver && session.view().saving.edit <= 1) setSeen((known) => found[lang] ?? known);
        return;
      }
    };
    // A failure is harmless: the note then appears only for changes of this visit.
    const timer = setTimeout(() => void look().catch(() => undefined), 1500);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, postId, session, lang]);

  // During this visit: editing one language counts as having seen the other, and so does the first save of both.
  useEffect(() => {
    let last = session.form();
    let wereStored = storedBeside(session.view().post, lang) !== null;
    return session.subscribe(() => {
      const form = session.form();
      const stored = storedBeside(session.view().post, lang);
      if (stored !== null && !wereStored) setSeen(stored);
      wereStored ||= stored !== null;
      const isWorkedOn =
        form[lang].content_markdown !== last[lang].content_markdown &&
        form[other].content_markdown === last[other].content_markdown;
      last = form;
      if (isWorkedOn) setSeen(form[other].content_markdown);
    });
  }, [session, lang, other]);

  const form = useDebouncedForm();
  const now = form[other].content_markdown;
  const isWritten = areStored && form[lang].content_markdown.trim() !== "";
  const paragraphs = useMemo(() => (isWritten ? changedParagraphs(seen, now) : 0), [isWritten, seen, now]);
  return { paragraphs, seen, now, catchUp: () => setSeen(session.form()[other].content_markdown) };
}

/** Shows that the other language has changed since this one was edited, with the differences. */
export function TranslationDriftNote({ lang }: { lang: Locale }) {
  const texts = editorTexts[lang];
  const editorPageTexts = useTexts(editorTexts);
  const { paragraphs, seen, now, catchUp } = useTranslationDrift(lang);
  const [isOpen, setOpen] = useState(false);
  const other = otherLocale(lang);
  if (paragraphs === 0) return null;
  return (
    <div className="bg-saffron-soft rounded-control flex flex-wrap items-center gap-x-3 py-1 ps-4 pe-1 text-base">
      <p className="me-auto py-2">{texts.sourceChanged(paragraphs)}</p>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {texts.sourceChangedShow}
      </Button>
      <Button variant="ghost" size="small" onClick={catchUp}>
        {texts.sourceChangedDone}
      </Button>
      {isOpen && (
        <AdminDialog
          title={editorPageTexts.sourceChangedIn(other)}
          size="large"
          onClose={() => setOpen(false)}
        >
          <TextDiff lang={other} before={seen} after={now} />
        </AdminDialog>
      )}
    </div>
  );
}

const contentIn = (draft: PostDraft, lang: Locale): string =>
  draft.translations.find((one) => one.lang === lang)?.content_markdown ?? "";

/** The stored text of the other language, once both have one; null before. */
function storedBeside(post: SavedPost | null, lang: Locale): string | null {
  if (!post) return null;
  const { draft } = post;
  const [own, other] = [contentIn(draft, lang), contentIn(draft, otherLocale(lang))];
  return own.trim() === "" || other.trim() === "" ? null : other;
}

/**
 * Searches the saves, newest first, for the last one that changed a language. The writer of that language saw the other one as
 * it was then.
 * @returns that text for the language that is behind; empty when both changed together, undefined when no save shows both
 * changes
 */
export function lastSeen(drafts: readonly PostDraft[]): Partial<Record<Locale, string>> | undefined {
  const changedAt = (lang: Locale) =>
    drafts.findIndex((draft, index) => {
      const before = drafts[index + 1];
      return before !== undefined && contentIn(draft, lang) !== contentIn(before, lang);
    });
  const [english, arabic] = [changedAt("en"), changedAt("ar")];
  if (english === -1 || arabic === -1) return undefined;
  if (english === arabic) return {};
  const behind = english < arabic ? "ar" : "en";
  const save = drafts[Math.max(english, arabic)];
  return save && { [behind]: contentIn(save, behind === "ar" ? "en" : "ar") };
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

/**
 * The number of entries in `list` without a partner in `others`. It counts occurrences, because a text may have tens of
 * thousands of short paragraphs.
 */
function countMissing(list: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return list.filter((entry) => {
    const count = left.get(entry) ?? 0;
    left.set(entry, count - 1);
    return count <= 0;
  }).length;
}
