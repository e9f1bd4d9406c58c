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
  /** What is deleted to the ledger, from which it comes back; without it nothing does. */
  entity?: string;
  id: string;
  remove: UseMutationOptions<void, Error, string>;
  question: string;
  /** What is about to be deleted. */
  subject?: string;
  /** What it means. */
  text?: string;
  /** What the button says where nothing is deleted. */
  confirmLabel?: string;
  deletedText: string;
  failedText?: string;
  /** Whether it is not known yet what the deletion would leave behind. */
  isBusy?: boolean;
  onClose: () => void;
  /** What would be left behind. */
  children?: ReactNode;
}

/** Asks before something is deleted. Closes after the server has done it. */
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
          {/* Paths run from left to right in every language. */}
          <bdi dir={subject.startsWith("/") ? "ltr" : undefined}>{subject}</bdi>
        </p>
      )}
      {children}
    </ConfirmDialog>
  );
}
