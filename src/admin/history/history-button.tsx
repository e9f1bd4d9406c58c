import { History } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useLazyDialog } from "../shared/use-lazy-dialog";
import type { HistoryProps } from "./history-dialog";
import { useTexts } from "@/i18n/i18n";
import { historyTexts } from "@/texts/admin/history";

// The dialog needs the texts of every form, and the comparison of texts.
const loadHistory = async () => (await import("./history-dialog")).HistoryDialog;

/** Opens the versions of a row. */
export function HistoryButton({ label, ...props }: HistoryProps & { label?: string }) {
  const texts = useTexts(historyTexts);
  const { Dialog, open, close } = useLazyDialog(loadHistory);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="px-3"
        aria-label={texts.title(props.name)}
        onClick={open}
      >
        <History />
        {label ?? texts.open}
      </Button>
      {Dialog && <Dialog {...props} onClose={close} />}
    </>
  );
}
