import type { ArticleText } from "../domain/article-text.ts";
import type { Topic } from "./topics.ts";
import type { Locale, Localized } from "../domain/locales.ts";

/** The facts that an article may state. */
export interface Facts {
  /** The service's name in its owner's words. */
  name: Localized;
  /** Whether the service has a price. Articles contain its placeholder, so that it never goes out of date. */
  hasPrice: boolean;
}

export interface WritingTask {
  topic: Topic;
  locale: Locale;
  facts: Facts;
  /** The problems of the first attempt; empty for the first. */
  problems: readonly string[];
}

export interface DrawnPicture {
  bytes: Uint8Array<ArrayBuffer>;
  format: "png" | "webp" | "jpeg";
}

/** An answer cannot be read as an article; the message is for the writer's second attempt. */
export class UnreadableArticle extends Error {}

/** The writer and illustrator. Each request to `openai` costs money, and so counts against the day's budget. */
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
