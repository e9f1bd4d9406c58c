/** The part of the field that stays in view above the selection. */
const SHARE_ABOVE = 0.3;

/** A text field's text and selection, in the browser's character positions. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** One change: `replacement` for the text from `from` to `to`, and the selection afterwards. */
export interface Edit {
  from: number;
  to: number;
  replacement: string;
  start: number;
  end: number;
}

/** The text after a change. */
export const edited = ({ text }: Selected, { from, to, replacement }: Edit): string =>
  text.slice(0, from) + replacement + text.slice(to);

/** The lines of a selection, from the start of the first to the end of the last. */
export function touchedLines({ text, start, end }: Selected): { from: number; to: number; lines: string[] } {
  // With a negative position `lastIndexOf` would compare the first character.
  const from = start === 0 ? 0 : text.lastIndexOf("\n", start - 1) + 1;
  // A selection that ends at the start of a line does not include that line.
  const last = end > start && text[end - 1] === "\n" ? end - 1 : end;
  const newline = text.indexOf("\n", last);
  const to = newline === -1 ? text.length : newline;
  return { from, to, lines: text.slice(from, to).split("\n") };
}

export const selectedIn = (field: HTMLTextAreaElement): Selected => ({
  text: field.value,
  start: field.selectionStart,
  end: field.selectionEnd,
});

/** Changes the field like typing: the browser can undo it, and input listeners are called. */
export function applyEdit(field: HTMLTextAreaElement, edit: Edit): void {
  const { from, to, replacement, start, end } = edit;
  field.focus({ preventScroll: true });
  if (field.value.slice(from, to) !== replacement) {
    field.setSelectionRange(from, to);
    if (!typeIn(replacement)) {
      field.setRangeText(replacement, from, to, "end");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  field.setSelectionRange(start, end);
}

/**
 * This is the only way to change a field so that Ctrl+Z undoes it; every browser still supports it.
 * @returns whether the browser did it
 */
function typeIn(text: string): boolean {
  const { execCommand } = document as { execCommand?: Document["execCommand"] };
  if (!execCommand) return false;
  return text === ""
    ? execCommand.call(document, "delete")
    : execCommand.call(document, "insertText", false, text);
}

/** Selects a part of a text field and scrolls both the field and the page to it; browsers scroll neither by themselves. */
export function revealSelection(field: HTMLTextAreaElement, start: number, end: number): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  field.scrollTop = Math.max(0, heightBefore(field, start) - field.clientHeight * SHARE_ABOVE);
  field.scrollIntoView({ block: "nearest" });
}

/** A character's vertical position, measured in a copy of the field with the text before it. */
function heightBefore(field: HTMLTextAreaElement, position: number): number {
  const copy = field.cloneNode() as HTMLTextAreaElement;
  copy.removeAttribute("id");
  copy.rows = 1;
  copy.value = field.value.slice(0, position);
  copy.setAttribute("aria-hidden", "true");
  copy.tabIndex = -1;
  Object.assign(copy.style, {
    position: "absolute",
    visibility: "hidden",
    width: `${field.clientWidth}px`,
    height: "0",
  });
  field.after(copy);
  const height = copy.scrollHeight;
  copy.remove();
  return height;
}
