import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/staff/dialog";
import type { PostDraft } from "@/data/posts/post.types";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { draftOf } from "../form/editor-form";
import { formatMoment } from "../format-moment";
import { DraftDiff } from "../revisions/draft-diff";
import type { CrashCopy } from "../saving/crash-copy";

interface RecoveryDialogProps {
  copy: CrashCopy;
  /** What the server has of the post. */
  stored: PostDraft;
  /** Whether the post was saved by someone since. */
  isOlder: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/**
 * Offers what this browser kept of an earlier visit, before anything new is typed over it. Closing it without an answer
 * restores: what was typed must not vanish by a slip.
 */
export function RecoveryDialog({ copy, stored, isOlder, onRestore, onDiscard }: RecoveryDialogProps) {
  const { t, locale } = useAdminI18n();
  const texts = t.editor.saving.recovery;
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onRestore()}
      title={texts.title}
      description={texts.text(formatMoment(copy.at, locale))}
      closeLabel={texts.restore}
      size="large"
    >
      <div className="grid gap-5">
        {isOlder && <p className="bg-saffron-soft rounded-control px-4 py-3 text-base">{texts.older}</p>}
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={onRestore}>
            {texts.restore}
          </Button>
          <Button variant="outline" size="small" onClick={onDiscard}>
            {texts.discard}
          </Button>
        </div>
        <DraftDiff
          before={stored}
          after={draftOf(copy.form)}
          labels={{ before: texts.saved, after: texts.kept }}
        />
      </div>
    </Dialog>
  );
}
