import type { ParsedMarkdown } from "@domain/markdown";
import type { Locale } from "@/i18n/locales";

/** What the scores and previews are made of: one language of a post. */
export interface AnalysedText {
  locale: Locale;
  slug: string;
  /** Slug of the post's primary service; its name is the keyword. */
  primaryService: string | null;
  title: string;
  h1: string;
  excerpt: string;
  metaTitle: string;
  metaDescription: string;
  markdown: string;
}

/** Where a finding can be set right. */
export type AnalysisField = "metaTitle" | "metaDescription" | "h1" | "content" | "primaryService";

/** A part of the content, in characters of the Markdown. */
export interface TextRange {
  start: number;
  end: number;
}

/** Brings a person to the field, for the content to the place in it where one is known. */
export type Jump = (field: AnalysisField, range?: TextRange) => void;

/** Writes something else in place of a part of the content. */
export type Replace = (part: { start: number; text: string }, replacement: string) => void;

/** Of each card about a text. */
export interface AnalysisProps {
  text: AnalysedText;
  /** The text's Markdown as a tree. */
  body: ParsedMarkdown;
  onJump: Jump;
}
