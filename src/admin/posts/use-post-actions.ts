import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { useFailureToast } from "@/admin/shared/failure-text";
import { restorePosts, trashPosts } from "@/data/staff/post.mutations";
import type { PostListRow } from "@/data/staff/post.queries";
import { useTexts } from "@/i18n/i18n";
import { postsTexts } from "@/words/admin/posts";

type Rows = readonly Pick<PostListRow, "id">[];

const idsOf = (rows: Rows): string[] => rows.map(({ id }) => id);

/** Moving posts to the trash, after a question, and back. */
export function usePostActions(onDone: () => void) {
  const texts = useTexts(postsTexts);
  const failed = useFailureToast();
  const [asked, setAsked] = useState<readonly PostListRow[] | null>(null);
  const restoring = useMutation({
    ...restorePosts,
    onSuccess: ({ restored, drafts, taken }) => {
      if (restored > 0) {
        toast.success(texts.restored(restored), drafts > 0 ? { description: texts.nowDrafts(drafts) } : {});
      }
      if (taken.length > 0)
        toast.error(texts.restoreError, { description: texts.slugTaken(taken.join(", ")) });
      onDone();
    },
    onError: failed(texts.restoreError),
  });
  const trashing = useMutation({
    ...trashPosts,
    onSuccess: (count, ids) => {
      toast.success(ids.length === 1 ? texts.deleted : texts.deletedMany(count), {
        duration: 10_000,
        action: { label: texts.undo, onClick: () => restoring.mutate(ids) },
      });
      setAsked(null);
      onDone();
    },
    onError: failed(texts.deleteError),
  });
  return {
    asked,
    isBusy: restoring.isPending || trashing.isPending,
    askToTrash: (rows: readonly PostListRow[]) => setAsked(rows),
    cancel: () => setAsked(null),
    trash: () => asked && trashing.mutate(idsOf(asked)),
    restore: (rows: Rows) => restoring.mutate(idsOf(rows)),
  };
}
