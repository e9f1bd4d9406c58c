import type { Edit, Selected } from "./edit";

export const selectedIn = (field: HTMLTextAreaElement): Selected => ({
  text: field.value,
  start: field.selectionStart,
  end: field.selectionEnd,
});

/** Changes the field as typing would: the browser can undo it, and whoever listens for input is told. */
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
 * There is no other way to change a field so that Ctrl+Z takes it back; every browser still has this one.
 * @returns whether the browser did it
 */
function typeIn(text: string): boolean {
  const { execCommand } = document as { execCommand?: Document["execCommand"] };
  if (!execCommand) return false;
  return text === ""
    ? execCommand.call(document, "delete")
    : execCommand.call(document, "insertText", false, text);
}
