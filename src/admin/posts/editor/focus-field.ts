import type { TextRange } from "./analysis/analysed-text";

/** Brings a person to a field once it is on the screen, and selects a part of its text. */
export function focusSoon(id: string, range?: TextRange): void {
  requestAnimationFrame(() => {
    const control = document.querySelector<HTMLElement>(`#${id}`);
    control?.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (range && isText) control.setSelectionRange(range.start, range.end);
  });
}

/** The same once a window has closed, which gives the focus back to where it was. */
export const focusAfterWindow = (id: string): void => void setTimeout(() => focusSoon(id));
