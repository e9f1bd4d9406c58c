import type { ArticleText } from "../domain/article-text.ts";
import type { Topic } from "./topics.ts";
import type { Locale, Localized } from "../domain/locales.ts";

/** What may be said as fact. */
export interface Facts {
  /** The service's name as its owner wrote it. */
  name: Localized;
  /** Whether the database names a price for the service. Articles write its placeholder, so that it never goes out of date. */
  hasPrice: boolean;
}

export interface WritingTask {
  topic: Topic;
  locale: Locale;
  facts: Facts;
  /** What was wrong with the first attempt; empty for the first. */
  problems: readonly string[];
}

export interface DrawnPicture {
  bytes: Uint8Array<ArrayBuffer>;
  format: "png" | "webp" | "jpeg";
}

/** What was sent cannot be read as an article; the message tells the writer. */
export class UnreadableArticle extends Error {}

/** Who is asked. Each request to `openai` costs money, and so counts against the day's budget. */
export interface Provider {
  readonly name: "openai" | "composer";
}

export interface Writer extends Provider {
  /** Throws FunctionError on failure, and UnreadableArticle. */
  write(task: WritingTask, signal: AbortSignal): Promise<ArticleText>;
}

export interface Illustrator extends Provider {
  /** Throws FunctionError on failure. */
  draw(description: string, signal: AbortSignal): Promise<DrawnPicture>;
}
