import type { ArticleLocale } from "../article-text.ts";

/** What somebody does about a sign, the most urgent first. */
export type Advice = "call 998" | "emergency department" | "doctor today";

export interface DangerSign {
  advice: Advice;
  /** The sign with its advice, as texts say it. */
  words: Readonly<Record<ArticleLocale, string>>;
  source: string;
  /** What the source advises, where that is less urgent. */
  sourceAdvises?: string;
}
