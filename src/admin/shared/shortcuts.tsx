import { type ReactNode, useEffect } from "react";

export type ShortcutKeys = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

/**
 * The letter that is pressed with Ctrl or Cmd alone, in lower case. On an Arabic keyboard it is that of the key's place;
 * elsewhere the letter itself, wherever it is.
 */
export function shortcutLetter(keys: ShortcutKeys): string | undefined {
  return (keys.ctrlKey || keys.metaKey) && !keys.altKey && !keys.shiftKey ? letterOf(keys) : undefined;
}

/** The letter that is pressed alone, in lower case and by the same rule: for keys of what has the focus, where nothing is written. */
export const plainLetter = (keys: ShortcutKeys): string | undefined =>
  keys.ctrlKey || keys.metaKey || keys.altKey || keys.shiftKey ? undefined : letterOf(keys);

function letterOf({ key, code }: ShortcutKeys): string | undefined {
  const letter = /^[a-z]$/i.test(key) ? key : /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase();
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What is written on the key for shortcuts. */
export const CONTROL_KEY = isApple ? "⌘" : "Ctrl";

/** A shortcut as this device's programs write it: "Ctrl+K", "⌘K". */
export const withControl = (letter: string): string => `${CONTROL_KEY}${isApple ? "" : "+"}${letter}`;

/** A key of the keyboard, as it looks. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="border-border bg-sand inline-grid min-w-6 place-items-center rounded border px-1.5 py-0.5 font-sans text-[0.875rem]">
      {children}
    </kbd>
  );
}

/** What the page saves that is no form. There is one page. */
let savePage: (() => void) | undefined;

/** Has Ctrl or Cmd with S save the page's own text, unless a window is open over it. */
export function usePageSave(save: () => void): void {
  useEffect(() => {
    savePage = save;
    return () => void (savePage = undefined);
  }, [save]);
}

/** Ctrl or Cmd with S saves what the person works on, as its button would. The browser's own "save page" is never wanted here. */
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
    // A question is answered by its buttons.
    if (dialog.role !== "alertdialog") submit(dialog.querySelector("form"));
    return;
  }
  const form = document.activeElement?.closest("form");
  if (savePage) savePage();
  else submit(form ?? document.querySelector("main form:has([type=submit])"));
}

/** As a press of its button does: one that waits for an answer takes no second one. */
function submit(form: HTMLFormElement | null): void {
  const button = form?.querySelector<HTMLButtonElement>("[type=submit]");
  if (button?.disabled || button?.ariaBusy === "true") return;
  form?.requestSubmit(button);
}
