import { History } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "@/components/patterns/staff/lazy-part";
import { Button } from "@/components/ui/button";
import type { HistoryProps } from "./history-dialog";
import { useTexts } from "@/i18n/i18n";
import { historyTexts } from "@/texts/admin/history";

// The dialog needs the texts of every form, and the comparison of texts.
const HistoryDialog = lazyPart(async () => (await import("./history-dialog")).HistoryDialog);

/** Opens the versions of a row. */
export function HistoryButton({ label, ...props }: HistoryProps & { label?: string }) {
  const texts = useTexts(historyTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="px-3"
        aria-label={texts.title(props.name)}
        onClick={() => setOpen(true)}
      >
        <History />
        {label ?? texts.open}
      </Button>
      {isOpen && <HistoryDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
