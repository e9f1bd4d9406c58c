import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import type { PostStatus } from "@/data/posts/post.types";
import { useAdminI18n } from "@/i18n/admin-i18n";

interface DraftQuestionProps {
  /** The stored status that a draft would end; null asks nothing. */
  ends: Exclude<PostStatus, "draft"> | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before Save Draft takes something from readers that they have, or were to have. */
export function DraftQuestion({ ends, onConfirm, onCancel }: DraftQuestionProps) {
  const { t } = useAdminI18n();
  const texts = t.editor.saving;
  const isLive = ends !== "scheduled";
  return (
    <ConfirmDialog
      isOpen={ends !== null}
      isDestructive={isLive}
      title={isLive ? texts.offlineQuestion : texts.unscheduleQuestion}
      text={isLive ? texts.offlineText : texts.unscheduleText}
      confirmLabel={isLive ? texts.offlineConfirm : texts.unscheduleConfirm}
      cancelLabel={t.common.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
