import type { ArticleLocale } from "../../../domain/article-text.ts";
import type { Topic } from "../../provider.ts";

interface Note {
  /** What the English title of a topic has to match. */
  about: RegExp;
  en: string;
  ar: string;
}

const NOTES: readonly Note[] = [];

/** What an article says about its own topic besides the texts about the service; at most one section. */
export const notesOn = ({ title_en }: Topic, locale: ArticleLocale): string[] => {
  const note = NOTES.find(({ about }) => about.test(title_en));
  return note ? [note[locale]] : [];
};
