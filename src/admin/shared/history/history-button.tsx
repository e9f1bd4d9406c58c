import { History } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { HistoryDialog, type HistoryProps } from "./history-dialog";

/** Opens the versions of something. */
export function HistoryButton({ label, ...props }: HistoryProps & { label?: string }) {
  const { history: texts } = useAdminI18n().t;
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
