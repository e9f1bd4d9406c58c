import { useEffect, useEffectEvent } from "react";
import { CONTROL_KEY, KeyCap, usePageSave } from "@/admin/shared/shortcuts";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";

/** Shows the shortcuts for saving, where there is a keyboard. */
export function ShortcutsLine() {
  const texts = useTexts(editorTexts).shortcuts;
  return (
    <p className="text-muted-foreground flex flex-wrap items-center gap-x-2 text-[0.9375rem] max-lg:hidden">
      <span>{texts.label}:</span>
      <bdi dir="ltr">
        <KeyCap>{CONTROL_KEY}</KeyCap> + <KeyCap>S</KeyCap>
      </bdi>
      <span>{texts.save}</span>
      <span aria-hidden="true">·</span>
      <bdi dir="ltr">
        <KeyCap>{CONTROL_KEY}</KeyCap> + <KeyCap>Enter</KeyCap>
      </bdi>
      <span>{texts.publish}</span>
    </p>
  );
}

/** Ctrl or Cmd with S saves, with Enter publishes, anywhere on the page except in a dialog. */
export function useShortcuts({ onSave, onPublish }: { onSave: () => void; onPublish: () => void }): void {
  usePageSave(onSave);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.isComposing) return;
    if (event.key !== "Enter") return;
    const wasHandled = event.defaultPrevented;
    event.preventDefault();
    if (wasHandled || event.repeat || document.querySelector("[role=dialog],[role=alertdialog]")) return;
    onPublish();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
