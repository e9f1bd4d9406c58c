import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Dialog } from "@/components/ui/staff/dialog";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { useLeaveGuard } from "./leave-guard";

interface EditDialogProps {
  title: string;
  size?: "small" | "medium" | "large";
  /** Whether something was typed that closing or leaving would lose: then it asks first. */
  isChanged: boolean;
  onClose: () => void;
  /** Gets what closes the window after asking, for a Cancel button. */
  children: (askToClose: () => void) => ReactNode;
}

/** A window with a form in it. Mounted while it is open. */
export function EditDialog({ title, size, isChanged, onClose, children }: EditDialogProps) {
  const { t } = useAdminI18n();
  const [isAsking, setAsking] = useState(false);
  useLeaveGuard({ hasWork: () => isChanged });
  const askToClose = () => (isChanged ? setAsking(true) : onClose());
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && askToClose()}
      title={title}
      size={size}
      closeLabel={t.common.close}
    >
      {children(askToClose)}
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={t.common.discard.question}
        text={t.common.discard.warning}
        confirmLabel={t.common.discard.confirm}
        cancelLabel={t.common.discard.stay}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  );
}
