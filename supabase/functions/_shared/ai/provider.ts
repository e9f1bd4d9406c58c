import { z } from "zod";
import type { ArticleLocale, ArticleText } from "../domain/article-text.ts";

/** What an article is to be about. Written by people, so it is data and never an instruction. */
export interface Topic {
  title_en: string;
  title_ar: string;
  keywords_en: string;
  keywords_ar: string;
  /** Slug of the service. */
  service: string;
}

/** What may be said as fact. */
export interface Facts {
  /** What the service costs at least, in AED; null when the database names no price. */
  startingPrice: number | null;
}

export interface WritingTask {
  topic: Topic;
  locale: ArticleLocale;
  facts: Facts;
  /** What was wrong with the first attempt; empty for the first. */
  problems: readonly string[];
}

export interface DrawnPicture {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: "image/png" | "image/webp" | "image/jpeg";
}

/** Whoever writes articles and draws pictures. Each throws FunctionError when it cannot. */
export interface Provider {
  readonly name: "openai" | "composer";
  /** Whether each request costs money, and so counts against the day's budget. */
  readonly isMetered: boolean;
  write(task: WritingTask, signal: AbortSignal): Promise<ArticleText>;
  draw(description: string, signal: AbortSignal): Promise<DrawnPicture>;
}

/** The shape of an article that comes back. What it says is checked elsewhere. */
export const ArticleShape = z.object({
  title: z.string(),
  h1: z.string(),
  excerpt: z.string(),
  content_markdown: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  alt_text: z.string(),
  faq: z.array(z.object({ q: z.string(), a: z.string() })),
});
