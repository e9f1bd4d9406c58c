import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { useFailureToast } from "../shared/failure-text";
import { useUndo } from "../history/use-undo";
import { useTexts } from "@/i18n/i18n";
import { manageTexts } from "@/texts/admin/manage";
import { commonTexts } from "@/texts/admin/common";

interface DeleteDialogProps {
  /** The entity for the ledger, which restores the row; without it there is no undo. */
  entity?: string;
  id: string;
  remove: UseMutationOptions<void, Error, string>;
  question: string;
  /** The name of the row. */
  subject?: string;
  /** The consequences. */
  text?: string;
  /** The label of the button for an action other than deleting. */
  confirmLabel?: string;
  deletedText: string;
  failedText?: string;
  /** Whether the consequences are still being read. */
  isBusy?: boolean;
  onClose: () => void;
  /** The places that use the row. */
  children?: ReactNode;
}

/** A question before a deletion. It closes after the server has answered. */
export function DeleteDialog({
  entity,
  id,
  remove,
  question,
  subject,
  text,
  confirmLabel,
  deletedText,
  failedText,
  isBusy = false,
  onClose,
  children,
}: DeleteDialogProps) {
  const manage = useTexts(manageTexts);
  const common = useTexts(commonTexts);
  const undoOf = useUndo();
  const { mutate, isPending: isDeleting } = useMutation({
    ...remove,
    onSuccess: () => {
      toast.success(deletedText, entity === undefined ? undefined : undoOf(entity, id));
      onClose();
      // The button that opened the dialog is gone with its row.
      requestAnimationFrame(() => document.getElementById("content")?.focus());
    },
    onError: useFailureToast()(failedText ?? manage.deleteFailed),
  });
  return (
    <ConfirmDialog
      isOpen
      title={question}
      text={text}
      confirmLabel={confirmLabel ?? common.delete}
      isDestructive
      isBusy={isDeleting}
      mayConfirm={!isBusy}
      onConfirm={() => mutate(id)}
      onCancel={() => !isDeleting && onClose()}
    >
      {subject !== undefined && (
        <p className="mt-2 text-base font-semibold">
          {/* Paths are left to right in every language. */}
          <bdi dir={subject.startsWith("/") ? "ltr" : undefined}>{subject}</bdi>
        </p>
      )}
      {children}
    </ConfirmDialog>
  );
}
