import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import type { PostStatus } from "@/data/posts/post.types";
import { useAdminI18n } from "@/i18n/admin-i18n";

/** A status that is to take the place of the stored one. */
export interface StatusChange {
  from: PostStatus;
  to: PostStatus;
}

/** Whether it takes something from readers that they have, or were to have. */
export const takesFromReaders = ({ from, to }: StatusChange): boolean =>
  (to === "draft" && from !== "draft") || (to === "scheduled" && from === "published");

interface StatusQuestionProps {
  /** Null asks nothing. */
  change: StatusChange | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a save takes something from readers. */
export function StatusQuestion({ change, onConfirm, onCancel }: StatusQuestionProps) {
  const { t } = useAdminI18n();
  const texts = t.editor.saving;
  const isLive = change?.from !== "scheduled";
  const question = !isLive ? texts.unschedule : change?.to === "scheduled" ? texts.postpone : texts.offline;
  return (
    <ConfirmDialog
      isOpen={change !== null}
      isDestructive={isLive}
      title={question.title}
      text={question.text}
      confirmLabel={question.confirm}
      cancelLabel={t.common.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
