import type { PostStatus } from "@domain/post-draft";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";

/** A new status instead of the stored one. */
export interface StatusChange {
  from: PostStatus;
  to: PostStatus;
}

/** Whether readers lose a post that they have, or are about to have. */
export const takesFromReaders = ({ from, to }: StatusChange): boolean =>
  (to === "draft" && from !== "draft") || (to === "scheduled" && from === "published");

interface StatusQuestionProps {
  /** Null closes the question. */
  change: StatusChange | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before a save takes a post from readers. */
export function StatusQuestion({ change, onConfirm, onCancel }: StatusQuestionProps) {
  const texts = useTexts(editorTexts).saving;
  const isLive = change?.from !== "scheduled";
  const question = !isLive ? texts.unschedule : change?.to === "scheduled" ? texts.postpone : texts.offline;
  return (
    <ConfirmDialog
      isOpen={change !== null}
      isDestructive={isLive}
      title={question.title}
      text={question.text}
      confirmLabel={question.confirm}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
