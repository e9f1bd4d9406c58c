import { screen } from "@testing-library/react";
import type { Ref } from "react";
import type { Locale } from "@/config/locales";
import { withLanguage } from "../form/editor-form";
import { MarkdownEditor, type MarkdownEditorHandle } from "../markdown/markdown-editor";
import { openSession } from "./open-session";
import { showInSession } from "./show-in-session";

interface Shown {
  locale?: Locale;
  control?: object;
  ref?: Ref<MarkdownEditorHandle>;
}

/** The editor of a text, on a post whose hero image has no alternative text. */
export function showMarkdownEditor(value: string, { locale = "en", control, ref }: Shown = {}) {
  const opened = openSession("draft");
  const { session } = opened;
  session.change((form) => withLanguage(form, locale, { content_markdown: value, alt_text: "" }));
  const attributes = { id: "content", "aria-invalid": false, "aria-describedby": undefined, ...control };
  showInSession(
    <>
      <label htmlFor="content">Content</label>
      <MarkdownEditor ref={ref} locale={locale} control={attributes} />
    </>,
    opened,
  );
  return { ...opened, written: () => session.form()[locale] };
}

export const field = () => screen.getByLabelText<HTMLTextAreaElement>("Content");
export const tool = (name: string) => screen.getByRole("button", { name });
export const select = (part: string) => {
  const start = field().value.indexOf(part);
  field().focus();
  field().setSelectionRange(start, start + part.length);
};
export const selection = () => field().value.slice(field().selectionStart, field().selectionEnd);
