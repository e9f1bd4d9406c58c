import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { revisionQuery, revisionsQuery } from "@/data/posts/post.queries";
import type { PostDraft, PostLanguage } from "@/data/posts/post.types";
import { otherLocale } from "@/i18n/locales";
import { lastSeen } from "./form/last-seen";
import { TranslationDriftContext } from "./use-translation-drift";
import { useSession, useSessionView } from "./session-context";

/** Saves that are looked through for when each language was last worked on. */
const MAX_REVISIONS = 8;

/** Knows, for each language, what the other one looked like when this one was last worked on. */
export function TranslationDriftProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const client = useQueryClient();
  const postId = useSessionView((view) => view.post?.id);
  const [seen, setSeen] = useState(() => ({
    en: session.form().ar.content_markdown,
    ar: session.form().en.content_markdown,
  }));

  // Before this visit: the saves tell.
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
        // Worked on in this visit already: then what was seen is known better.
        if (!isOver && session.view().saving.edit <= 1) setSeen((known) => ({ ...known, ...found }));
        return;
      }
    };
    // It is a courtesy: without it the note appears for this visit's changes only.
    const timer = setTimeout(() => void look().catch(() => undefined), 1500);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, postId, session]);

  // During this visit: working on one language sees the other.
  useEffect(() => {
    let last = session.form();
    return session.subscribe(() => {
      const form = session.form();
      if (form === last) return;
      const wasWorkedOn = (lang: PostLanguage) =>
        form[lang].content_markdown !== last[lang].content_markdown &&
        form[otherLocale(lang)].content_markdown === last[otherLocale(lang)].content_markdown;
      if (wasWorkedOn("en")) setSeen((known) => withSeen(known, "en", form.ar.content_markdown));
      if (wasWorkedOn("ar")) setSeen((known) => withSeen(known, "ar", form.en.content_markdown));
      last = form;
    });
  }, [session]);

  const value = useMemo(
    () => ({
      seen,
      catchUp: (lang: PostLanguage) =>
        setSeen((known) => ({ ...known, [lang]: session.form()[otherLocale(lang)].content_markdown })),
    }),
    [seen, session],
  );
  return <TranslationDriftContext value={value}>{children}</TranslationDriftContext>;
}

/** The same object when nothing is new, so that typing draws nothing again. */
const withSeen = (known: Record<PostLanguage, string>, lang: PostLanguage, text: string) =>
  known[lang] === text ? known : { ...known, [lang]: text };
