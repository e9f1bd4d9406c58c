import type { TextField } from "@domain/post-draft";
import type { Locale } from "@/config/locales";
import { type EditorForm, type LanguageForm, withLanguage } from "../form/editor-form";
import { edited } from "../markdown/markdown-field";
import { replacePart } from "../markdown/inline-edits";
import { controlId, faqControlId } from "../fields/editor-field";

/** What the scores and previews are made of: one language of a post. */
export interface AnalysedText extends LanguageForm {
  locale: Locale;
  slug: string;
  /** Slug of the post's primary service; its name is the keyword. */
  primary_service: string | null;
}

/** One language of a post, for what looks at it. */
export const analysedText = (form: EditorForm, locale: Locale): AnalysedText => ({
  ...form[locale],
  locale,
  slug: form.slug.trim(),
  primary_service: form.primary_service.trim() || null,
});

/** A text of the post that readers see: one of its fields, or one side of a question by the key of its row. */
export type WrittenField = TextField | { row: string; side: "q" | "a" };

/** Where a finding can be set right. */
export type AnalysisField = WrittenField | "primary_service";

/** A part of a text, in characters of what was typed. */
export interface TextRange {
  start: number;
  end: number;
}

/** Brings a person to the field, and to the place in it where one is known. */
export type Jump = (field: AnalysisField, range?: TextRange) => void;

/** A part of a text where somebody saw it. */
interface TextPart {
  start: number;
  text: string;
}

/** Writes something else in place of a part of a text. */
export type Replace = (field: WrittenField, part: TextPart, replacement: string) => void;

/** Of each card about a text. */
export interface AnalysisProps {
  text: AnalysedText;
  onJump: Jump;
}

/** The id of the control in which a text is written. */
export const controlOf = (field: WrittenField, lang: Locale): string =>
  typeof field === "string" ? controlId(`${lang}.${field}`) : faqControlId(lang, field.row, field.side);

/** The form with something else in place of a part of a text. Where the text has moved since, the part is looked for. */
export function withReplaced(
  form: EditorForm,
  lang: Locale,
  field: WrittenField,
  part: TextPart,
  replacement: string,
): EditorForm {
  const replaced = (text: string): string => {
    const edit = replacePart(text, part, replacement);
    return edit ? edited({ text, start: 0, end: 0 }, edit) : text;
  };
  if (typeof field === "string") return withLanguage(form, lang, { [field]: replaced(form[lang][field]) });
  const { row: key, side } = field;
  const faq = form[lang].faq.map((row) => (row.key === key ? { ...row, [side]: replaced(row[side]) } : row));
  return withLanguage(form, lang, { faq });
}
