import { useMutation } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { toast } from "sonner";
import { adminPaths } from "@/admin/shared/admin-paths";
import { useFailureToast } from "@/admin/shared/failure-text";
import { useIsOwner } from "@/admin/shared/use-staff-member";
import { useUnreadPosts } from "@/admin/shared/use-unread-posts";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import { deleteAllPosts } from "@/data/staff/post.mutations";
import { useTexts } from "@/i18n/i18n";
import { bulkGenerateTexts } from "@/texts/admin/bulk-generate";
import { postsTexts } from "@/texts/admin/posts";

/** Has to be typed exactly, in either language. */
const WORD = "DELETE";

/** Moves every post to the trash, after a confirmation that cannot happen by accident. Owners only. */
export function DeleteStep({ isDisabled, onDeleted }: { isDisabled: boolean; onDeleted: () => void }) {
  const texts = useTexts(bulkGenerateTexts);
  const posts = useTexts(postsTexts);
  const isOwner = useIsOwner();
  const unread = useUnreadPosts()();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const deletion = useMutation({
    ...deleteAllPosts,
    onSuccess: (count) => {
      toast.success(texts.deleted, { description: texts.deletedCount(count) });
      onDeleted();
    },
    onError: useFailureToast()(texts.deleteFailed),
  });
  return (
    <details className="border-border rounded-card group border px-5 sm:px-6">
      <summary className="text-muted-foreground flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 text-base [&::-webkit-details-marker]:hidden">
        {texts.emptyFirst}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid justify-items-start gap-4 pt-1 pb-5">
        <p className="text-base">
          {texts.step1Lead}{" "}
          <Link to={`${adminPaths.posts}?view=trash`} className="text-primary underline underline-offset-4">
            {texts.openTrash}
          </Link>
        </p>
        <Button
          variant="outline"
          size="small"
          wraps
          className="text-destructive h-auto py-3"
          disabled={!isOwner || isDisabled}
          onClick={() => setIsAsking(true)}
        >
          {texts.step1}
        </Button>
        {!isOwner && <p className="text-muted-foreground text-base">{texts.step1OwnersOnly}</p>}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.confirmTitle}
        text={texts.confirmText}
        typed={{ word: WORD, label: texts.confirmWord }}
        confirmLabel={texts.deleteAll}
        isDestructive
        isBusy={deletion.isPending}
        onConfirm={() => deletion.mutate(undefined, { onSettled: close })}
        onCancel={close}
      >
        <p className="mt-2 text-base font-semibold">{texts.confirmTruth}</p>
        {unread > 0 && <p className="mt-2 text-base">{posts.deleteUnread(unread)}</p>}
      </ConfirmDialog>
    </details>
  );
}
