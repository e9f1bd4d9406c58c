import { type ReactNode, useEffect, useEffectEvent } from "react";
import { shortcutLetter } from "../../shared/shortcuts";
import { useLazyDialog } from "../../shared/use-lazy-dialog";

const loadSearch = async () => (await import("./search-dialog")).SearchDialog;

/** The search over pages, posts, services and locations: what opens it, as Ctrl or Cmd with K does, and its window. */
export function useSearch(): { openSearch: () => void; search: ReactNode } {
  const { Dialog, open, close } = useLazyDialog(loadSearch);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Where a text is written, the same keys make a link of what is selected.
    if (event.defaultPrevented || event.isComposing || shortcutLetter(event) !== "k") return;
    // Never the browser's own search.
    event.preventDefault();
    // A window over the page may have work in it, and closes first.
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
    search: Dialog && <Dialog onClose={close} />,
  };
}
