import { useEffect, useEffectEvent } from "react";

/** Ctrl or Cmd with S and with Enter, anywhere on the page but in a window over it. */
export function useShortcuts({ onSave, onPublish }: { onSave: () => void; onPublish: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.isComposing) return;
    const isSave = event.code === "KeyS" || event.key.toLowerCase() === "s";
    if (!isSave && event.key !== "Enter") return;
    const wasHandled = event.defaultPrevented;
    // The browser's own "save page" is never what is wanted here.
    event.preventDefault();
    if (wasHandled || event.repeat || document.querySelector("[role=dialog],[role=alertdialog]")) return;
    if (isSave) onSave();
    else onPublish();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
