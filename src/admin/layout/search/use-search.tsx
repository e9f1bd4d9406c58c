import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { toast } from "sonner";
import { shortcutLetter } from "../../shared/shortcuts";
import type { SearchDialog } from "./search-dialog";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/words/admin/common";
import { shellTexts } from "@/words/admin/shell";

/** The search over pages, posts, services and locations: what opens it, as Ctrl or Cmd with K does, and its window. */
export function useSearch(): { openSearch: () => void; search: ReactNode } {
  const common = useTexts(commonTexts);
  const shell = useTexts(shellTexts);
  const [Loaded, setLoaded] = useState<{ Dialog: typeof SearchDialog }>();
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    setOpen(true);
    if (Loaded) return;
    try {
      const { SearchDialog: Dialog } = await import("./search-dialog");
      setLoaded({ Dialog });
    } catch (error) {
      console.error(error);
      setOpen(false);
      toast.error(common.loadFailed, { action: { label: shell.retry, onClick: () => void open() } });
    }
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Where a text is written, the same keys make a link of what is selected.
    if (event.defaultPrevented || event.isComposing || shortcutLetter(event) !== "k") return;
    // Never the browser's own search.
    event.preventDefault();
    // A window over the page may have work in it, and closes first.
    if (event.repeat || document.querySelector("[role=dialog],[role=alertdialog]")) return;
    void open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return {
    openSearch: () => void open(),
    search: isOpen && Loaded && <Loaded.Dialog onClose={() => setOpen(false)} />,
  };
}
