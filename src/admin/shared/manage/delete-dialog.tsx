import { useMutation, type UseMutationOptions, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { failureText } from "../failure-text";

interface DeleteDialogProps<Usage> {
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
  usage?: { query: UseQueryResult<Usage>; linesOf: (usage: Usage) => readonly string[] };
}

/** Asks before a row is deleted and says what it would leave behind. Closes after the server has done it. */
export function DeleteDialog<Usage>({
  question,
  id,
  remove,
  subject,
  text,
  deletedText,
  failedText,
  onClose,
  usage,
}: DeleteDialogProps<Usage>) {
  const { t } = useAdminI18n();
  const { mutate, isPending: isDeleting } = useMutation({
    ...remove,
    onSuccess: () => {
      toast.success(deletedText);
      onClose();
      // The button that opened the dialog is gone with its row.
      requestAnimationFrame(() => document.getElementById("content")?.focus());
    },
    onError: (error) =>
      toast.error(failedText ?? t.manage.deleteFailed, { description: failureText(error, t.common) }),
  });
  return (
    <ConfirmDialog
      isOpen
      title={question}
      text={text}
      confirmLabel={t.common.delete}
      cancelLabel={t.common.cancel}
      isDestructive
      isBusy={isDeleting || usage?.query.isPending === true}
      onConfirm={() => mutate(id)}
      onCancel={() => !isDeleting && onClose()}
    >
      {subject !== undefined && <p className="mt-2 text-base font-semibold break-words">{subject}</p>}
      {usage && (
        <div aria-live="polite" className="mt-2 text-base">
          <UsageLines {...usage} />
        </div>
      )}
    </ConfirmDialog>
  );
}

function UsageLines<Usage>({ query, linesOf }: NonNullable<DeleteDialogProps<Usage>["usage"]>) {
  const { t } = useAdminI18n();
  if (query.isPending) return <p className="text-muted-foreground">{t.manage.checkingUse}</p>;
  if (query.data === undefined) return <p>{t.manage.useUnknown}</p>;
  return (
    <ul className="grid gap-1">
      {linesOf(query.data).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
