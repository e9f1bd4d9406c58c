import { type ComponentType, useState } from "react";
import { toast } from "sonner";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { shellTexts } from "@/texts/admin/shell";

/**
 * A dialog whose script is loaded when it is first opened. When loading fails a message appears, and the page below stays
 * unchanged, with its input.
 * @returns `Dialog` while it is open
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const common = useTexts(commonTexts);
  const shell = useTexts(shellTexts);
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Props> }>();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    setOpen(true);
    if (loaded) return;
    try {
      setLoaded({ Dialog: await load() });
    } catch (error) {
      console.error(error);
      setOpen(false);
      toast.error(common.loadFailed, { action: { label: shell.retry, onClick: () => void open() } });
    }
  };
  return {
    Dialog: isOpen ? loaded?.Dialog : undefined,
    open: () => void open(),
    close: () => setOpen(false),
  };
}
