import type { Ref } from "react";
import type { Locale } from "@/config/locales";

/** What others may do with the text field. */
export interface MarkdownEditorHandle {
  /**
   * Writes at the caret, over what is selected, as one step that the browser can undo; opens the Edit tab first. A field that
   * was never entered is written to at its end.
   * @param place "line" puts the text on lines of its own, "end" does so after everything else
   */
  insert: (text: string, place?: "caret" | "line" | "end") => void;
  /**
   * Writes something else in place of a part of the text, as one step that the browser can undo. Where the text has moved
   * since it was looked at, the part is looked for; one that is gone stays so.
   */
  replace: (part: { start: number; text: string }, replacement: string) => void;
  focus: () => void;
  /** Selects a part of the text and scrolls to it; opens the Edit tab first. */
  setSelection: (start: number, end?: number) => void;
}

export interface MarkdownEditorProps {
  /** Language of the text, which decides its direction; the buttons speak the language of the back office. */
  locale: Locale;
  /**
   * The text. The field keeps what is typed by itself, so this may lag behind: a text that the field has told before is no
   * order to go back to it, any other replaces what stands there.
   */
  value: string;
  /** Told the whole text after each change. */
  onChange: (markdown: string) => void;
  /** Ctrl or Cmd and S inside the field. */
  onSave?: () => void;
  /** Of the text field, for its label. */
  id: string;
  invalid?: boolean;
  /** Ids of what describes the field, such as its error. */
  describedBy?: string;
  /** Body images are not shown to readers: each of them is offered as the hero, with what is known about it. */
  onUseAsHero?: (url: string, alt?: string) => void;
  ref?: Ref<MarkdownEditorHandle>;
}
