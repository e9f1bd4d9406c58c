import { skipToken, useMutation, useQuery, type UseMutationOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import type { Entity } from "@/data/staff/changes.shapes";
import { keys } from "@/data/client/keys";
import type { UsageQuery } from "@/data/staff/client/read";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { useFailureToast } from "../failure-text";
import { useUndo } from "../history/use-undo";

interface DeleteDialogProps<Usage> {
  /** What is deleted to the ledger, from which it comes back; without it nothing does. */
  entity?: Entity;
  question: string;
  id: string;
  remove: UseMutationOptions<void, Error, string>;
  /** What is about to be deleted. */
  subject?: ReactNode;
  /** What it means. */
  text?: string;
  deletedText: string;
  failedText?: string;
  onClose: () => void;
  /** What would be left behind, and how that is said; a deletion that leaves nothing behind has none. */
  usage?: UsageQuery<Usage>;
  linesOf?: (usage: Usage) => readonly string[];
}

/** Asks before a row is deleted and says what it would leave behind. Closes after the server has done it. */
export function DeleteDialog<Usage>({
  entity,
  question,
  id,
  remove,
  subject,
  text,
  deletedText,
  failedText,
  onClose,
  usage,
  linesOf,
}: DeleteDialogProps<Usage>) {
  const { t } = useAdminI18n();
  const undoOf = useUndo();
  const used = useQuery<Usage>(usage ?? { queryKey: keys.skipped, queryFn: skipToken });
  const { mutate, isPending: isDeleting } = useMutation({
    ...remove,
    onSuccess: () => {
      toast.success(deletedText, entity && undoOf(entity, id));
      onClose();
      // The button that opened the dialog is gone with its row.
      requestAnimationFrame(() => document.getElementById("content")?.focus());
    },
    onError: useFailureToast()(failedText ?? t.manage.deleteFailed),
  });
  return (
    <ConfirmDialog
      isOpen
      title={question}
      text={text}
      confirmLabel={t.common.delete}
      cancelLabel={t.common.cancel}
      isDestructive
      isBusy={isDeleting || (usage !== undefined && used.isPending)}
      onConfirm={() => mutate(id)}
      onCancel={() => !isDeleting && onClose()}
    >
      {subject !== undefined && <p className="mt-2 text-base font-semibold break-words">{subject}</p>}
      {usage && (
        <div aria-live="polite" className="mt-2 text-base">
          {used.isPending && <p className="text-muted-foreground">{t.manage.checkingUse}</p>}
          {used.isError && <p>{t.manage.useUnknown}</p>}
          {used.data !== undefined && (
            <ul className="grid gap-1">
              {linesOf?.(used.data).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
