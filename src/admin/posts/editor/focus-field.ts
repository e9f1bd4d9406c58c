import type { TextRange } from "./analysis/analysed-text";

/** Moves the person to a field once it is on the screen, and selects a part of its text. */
export function focusSoon(id: string, range?: TextRange): void {
  requestAnimationFrame(() => {
    const control = document.querySelector<HTMLElement>(`#${id}`);
    control?.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (range && isText) control.setSelectionRange(range.start, range.end);
  });
}

/** The same after a dialog has closed, which returns the focus first. */
export const focusAfterWindow = (id: string): void => void setTimeout(() => focusSoon(id));
