import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { lazyPart } from "@/components/patterns/staff/lazy-part";
import { shortcutLetter } from "../../shared/shortcuts";

const SearchDialog = lazyPart(async () => (await import("./search-dialog")).SearchDialog);

/**
 * The search over pages, posts, services and locations: the function that opens it, its shortcut Ctrl or Cmd with K, and its
 * dialog.
 */
export function useSearch(): { openSearch: () => void; search: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // In a text field, the same keys make a link of the selection.
    if (event.defaultPrevented || event.isComposing || shortcutLetter(event) !== "k") return;
    // Blocks the browser's own search in any case.
    event.preventDefault();
    // A dialog over the page may have unsaved work, and closes first.
    if (event.repeat || document.querySelector("[role=dialog],[role=alertdialog]")) return;
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return {
    openSearch: open,
    search: isOpen && <SearchDialog onClose={() => setOpen(false)} />,
  };
}
