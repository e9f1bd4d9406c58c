import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { useFailureToast } from "@/admin/shared/failure-text";
import { restorePost } from "@/data/staff/post.mutations";
import type { SavedPost } from "@/data/staff/post.types";
import { useAdminI18n } from "@/i18n/admin-i18n";

/** Takes a post out of the trash; told the post as it is stored then. */
export function useRestorePost(onRestored: (post: SavedPost) => void) {
  const texts = useAdminI18n().t.editor.saving.trashed;
  return useMutation({
    ...restorePost,
    onSuccess: (post) =>
      post ? onRestored(post) : void toast.error(texts.failed, { description: texts.slugTaken }),
    onError: useFailureToast()(texts.failed),
  });
}
