import { useEffect, useEffectEvent } from "react";
import { shortcutLetter } from "./shortcuts";

/** What the page saves that is no form. There is one page. */
let savePage: (() => void) | undefined;

/** Has Ctrl or Cmd with S save the page's own text, unless a window is open over it. */
export function usePageSave(save: () => void): void {
  const latest = useEffectEvent(save);
  useEffect(() => {
    const own = () => latest();
    savePage = own;
    return () => {
      if (savePage === own) savePage = undefined;
    };
  }, []);
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
