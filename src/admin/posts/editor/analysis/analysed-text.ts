import type { TextField } from "@domain/post-draft";
import type { Locale } from "@/config/locales";
import { type EditorForm, type LanguageForm, withLanguage } from "../form/editor-form";
import { edited } from "../markdown/markdown-field";
import { replacePart } from "../markdown/inline-edits";
import { controlId, faqControlId } from "../fields/editor-field";

/** One language of a post, as input of the scores and previews. */
export interface AnalysedText extends LanguageForm {
  locale: Locale;
  slug: string;
  /** Slug of the post's primary service, whose name is the keyword. */
  primary_service: string | null;
}

/** One language of a post for the analysis. */
export const analysedText = (form: EditorForm, locale: Locale): AnalysedText => ({
  ...form[locale],
  locale,
  slug: form.slug.trim(),
  primary_service: form.primary_service.trim() || null,
});

/** A text of the post that readers see: one of its fields, or one side of a question by the key of its row. */
export type WrittenField = TextField | { row: string; side: "q" | "a" };

/** The field in which a finding is fixed. */
export type AnalysisField = WrittenField | "primary_service";

/** A part of a text, in characters of the field's text. */
export interface TextRange {
  start: number;
  end: number;
}

/** Moves the person to the field, and to the position in it if there is one. */
export type Jump = (field: AnalysisField, range?: TextRange) => void;

/** A part of a text at the time of the analysis. */
interface TextPart {
  start: number;
  text: string;
}

/** Replaces a part of a text. */
export type Replace = (field: WrittenField, part: TextPart, replacement: string) => void;

/** The props of each card about a text. */
export interface AnalysisProps {
  text: AnalysedText;
  onJump: Jump;
}

/** The id of the control of a text. */
export const controlOf = (field: WrittenField, lang: Locale): string =>
  typeof field === "string" ? controlId(`${lang}.${field}`) : faqControlId(lang, field.row, field.side);

/** The form with a part of a text replaced. The part is searched for when the text has moved since. */
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
