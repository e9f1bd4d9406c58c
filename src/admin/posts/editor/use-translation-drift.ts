import { createContext, use, useMemo } from "react";
import type { PostLanguage } from "@/data/posts/post.types";
import { type Localized, otherLocale } from "@/i18n/locales";
import { changedParagraphs } from "./form/changed-paragraphs";
import { useDebouncedForm } from "./use-debounced-form";

interface TranslationDrift {
  /** By language: the other language's text as it stood when this one was last worked on. */
  seen: Localized;
  /** Takes the other language's text of now for seen. */
  catchUp: (lang: PostLanguage) => void;
}

export const TranslationDriftContext = createContext<TranslationDrift | null>(null);

/** How far the other language has moved on since this one was last worked on. */
export function useTranslationDrift(lang: PostLanguage) {
  const movedOn = use(TranslationDriftContext);
  const form = useDebouncedForm();
  const now = form[otherLocale(lang)].content_markdown;
  const seen = movedOn?.seen[lang] ?? now;
  const isWritten = form[lang].content_markdown.trim() !== "";
  const paragraphs = useMemo(() => (isWritten ? changedParagraphs(seen, now) : 0), [isWritten, seen, now]);
  return { paragraphs, seen, now, catchUp: () => movedOn?.catchUp(lang) };
}
