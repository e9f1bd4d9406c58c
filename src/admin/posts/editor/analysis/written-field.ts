import type { TextField } from "@domain/post-draft";
import type { EditorForm, LanguageForm } from "../form/editor-form";
import { withLanguage } from "../form/editor-form";
import { edited } from "../markdown/use-markdown-field";
import { replacePart } from "../markdown/inline-edits";
import { controlId, faqControlId } from "../problem-context";
import type { WrittenField } from "./analysis.types";
import type { Locale } from "@/config/locales";

/** What the form calls the texts of a post. */
export const TEXT_FIELD = {
  title: "title",
  h1: "h1",
  excerpt: "excerpt",
  content: "content_markdown",
  altText: "alt_text",
  metaTitle: "meta_title",
  metaDescription: "meta_description",
} as const satisfies Record<Extract<WrittenField, string>, TextField>;

/** The id of the control in which a text is written. */
export const controlOf = (field: WrittenField, lang: Locale): string =>
  typeof field === "string"
    ? controlId(`${lang}.${TEXT_FIELD[field]}`)
    : faqControlId(lang, field.row, field.side);

/** The form with something else in place of a part of a text. Where the text has moved since, the part is looked for. */
export function withReplaced(
  form: EditorForm,
  lang: Locale,
  field: WrittenField,
  part: { start: number; text: string },
  replacement: string,
): EditorForm {
  const replaced = (text: string): string => {
    const edit = replacePart(text, part, replacement);
    return edit ? edited({ text, start: 0, end: 0 }, edit) : text;
  };
  return withLanguage(form, lang, changeOf(form[lang], field, replaced));
}

function changeOf(
  form: LanguageForm,
  field: WrittenField,
  change: (text: string) => string,
): Partial<LanguageForm> {
  if (typeof field === "string") return { [TEXT_FIELD[field]]: change(form[TEXT_FIELD[field]]) };
  const { row: key, side } = field;
  return { faq: form.faq.map((row) => (row.key === key ? { ...row, [side]: change(row[side]) } : row)) };
}
