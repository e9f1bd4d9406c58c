import type { ParsedMarkdown } from "@domain/markdown";
import type { Locale } from "@/config/locales";
import type { FaqRow } from "../form/editor-form";

/** What the scores and previews are made of: one language of a post. */
export interface AnalysedText {
  locale: Locale;
  slug: string;
  /** Slug of the post's primary service; its name is the keyword. */
  primaryService: string | null;
  title: string;
  h1: string;
  excerpt: string;
  altText: string;
  metaTitle: string;
  metaDescription: string;
  markdown: string;
  faq: readonly FaqRow[];
}

/** A text of the post that readers see: one of its fields, or one side of a question by the key of its row. */
export type WrittenField =
  | "title"
  | "h1"
  | "excerpt"
  | "content"
  | "altText"
  | "metaTitle"
  | "metaDescription"
  | { row: string; side: "q" | "a" };

/** Where a finding can be set right. */
export type AnalysisField = WrittenField | "primaryService";

/** A part of a text, in characters of what was typed. */
export interface TextRange {
  start: number;
  end: number;
}

/** Brings a person to the field, and to the place in it where one is known. */
export type Jump = (field: AnalysisField, range?: TextRange) => void;

/** Writes something else in place of a part of a text. */
export type Replace = (
  field: WrittenField,
  part: { start: number; text: string },
  replacement: string,
) => void;

/** Of each card about a text. */
export interface AnalysisProps {
  text: AnalysedText;
  /** The text's Markdown as a tree. */
  body: ParsedMarkdown;
  onJump: Jump;
}
