import { type ReactNode, useEffect } from "react";

export type ShortcutKeys = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

/**
 * The letter pressed with Ctrl or Cmd alone, in lower case. On an Arabic keyboard it is the Latin letter at the key's position;
 * elsewhere the letter itself.
 */
export function shortcutLetter(keys: ShortcutKeys): string | undefined {
  return (keys.ctrlKey || keys.metaKey) && !keys.altKey && !keys.shiftKey ? letterOf(keys) : undefined;
}

/** The letter pressed alone, in lower case and by the same rule: for keys of the focused element, outside text fields. */
export const plainLetter = (keys: ShortcutKeys): string | undefined =>
  keys.ctrlKey || keys.metaKey || keys.altKey || keys.shiftKey ? undefined : letterOf(keys);

function letterOf({ key, code }: ShortcutKeys): string | undefined {
  const letter = /^[a-z]$/i.test(key) ? key : /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase();
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The label of the key for shortcuts. */
export const CONTROL_KEY = isApple ? "⌘" : "Ctrl";

/** A shortcut in the notation of this device: "Ctrl+K", "⌘K". */
export const withControl = (letter: string): string => `${CONTROL_KEY}${isApple ? "" : "+"}${letter}`;

/** A key of the keyboard, as a drawing. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="border-border bg-sand inline-grid min-w-6 place-items-center rounded border px-1.5 py-0.5 font-sans text-[0.875rem]">
      {children}
    </kbd>
  );
}

/** The function that saves a page without a form. There is one page. */
let savePage: (() => void) | undefined;

/** Makes Ctrl or Cmd with S save the page's own text, unless a dialog is open over it. */
export function usePageSave(save: () => void): void {
  useEffect(() => {
    savePage = save;
    return () => void (savePage = undefined);
  }, [save]);
}

/** Ctrl or Cmd with S saves the current form or text, like its button. The browser's own "save page" is never useful here. */
export function useSaveKey(): void {
  useEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

function onKeyDown(event: KeyboardEvent): void {
  if (shortcutLetter(event) !== "s") return;
  const wasHandled = event.defaultPrevented;
  event.preventDefault();
  if (wasHandled || event.repeat || event.isComposing) return;
  const dialog = [...document.querySelectorAll("[role=dialog],[role=alertdialog]")].at(-1);
  if (dialog) {
    // A confirmation is answered by its buttons.
    if (dialog.role !== "alertdialog") submit(dialog.querySelector("form"));
    return;
  }
  const form = document.activeElement?.closest("form");
  if (savePage) savePage();
  else submit(form ?? document.querySelector("main form:has([type=submit])"));
}

/** Like a press of its button: a form that is being saved is not sent again. */
function submit(form: HTMLFormElement | null): void {
  const button = form?.querySelector<HTMLButtonElement>("[type=submit]");
  if (button?.disabled || button?.ariaBusy === "true") return;
  form?.requestSubmit(button);
}
