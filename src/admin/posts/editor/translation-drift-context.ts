import { createContext } from "react";
import type { PostLanguage } from "@/data/posts/post.types";
import type { Localized } from "@/i18n/locales";

export interface TranslationDrift {
  /** By language: the other language's text as it stood when this one was last worked on. */
  seen: Localized;
  /** Takes the other language's text of now for seen. */
  catchUp: (lang: PostLanguage) => void;
}

export const TranslationDriftContext = createContext<TranslationDrift | null>(null);
