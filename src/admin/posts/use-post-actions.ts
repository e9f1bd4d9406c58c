import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { failureText } from "@/admin/shared/failure-text";
import { keys } from "@/data/keys";
import { restorePosts, trashPosts } from "@/data/posts/post.mutations";
import { postKeys } from "@/data/posts/post.queries";
import type { PostListRow } from "@/data/posts/post.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";

type Rows = readonly Pick<PostListRow, "id" | "slug">[];

/** Moving posts to the trash, after a question, and back. */
export function usePostActions(onDone: () => void) {
  const { t } = useAdminI18n();
  const texts = t.posts;
  const client = useQueryClient();
  const [asked, setAsked] = useState<readonly PostListRow[] | null>(null);
  const [isBusy, setBusy] = useState(false);

  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: postKeys.lists }),
      client.invalidateQueries({ queryKey: keys.dashboard }),
    ]);

  const restore = async (rows: Rows) => {
    setBusy(true);
    try {
      const { restored, drafts, taken } = await restorePosts(rows.map(({ id }) => id));
      if (restored > 0) {
        toast.success(texts.restored(restored), drafts > 0 ? { description: texts.nowDrafts(drafts) } : {});
      }
      if (taken.length > 0)
        toast.error(texts.restoreError, { description: texts.slugTaken(taken.join(", ")) });
      onDone();
      await refresh();
    } catch (error) {
      toast.error(texts.restoreError, { description: failureText(error, t.common) });
    } finally {
      setBusy(false);
    }
  };

  const trash = async () => {
    if (!asked) return;
    setBusy(true);
    try {
      const count = await trashPosts(asked.map(({ id }) => id));
      toast.success(asked.length === 1 ? texts.deleted : texts.deletedMany(count), {
        duration: 10_000,
        action: { label: texts.undo, onClick: () => void restore(asked) },
      });
      setAsked(null);
      onDone();
      await refresh();
    } catch (error) {
      toast.error(texts.deleteError, { description: failureText(error, t.common) });
    } finally {
      setBusy(false);
    }
  };

  return {
    asked,
    isBusy,
    askToTrash: (rows: readonly PostListRow[]) => setAsked(rows),
    cancel: () => setAsked(null),
    trash,
    restore,
  };
}
