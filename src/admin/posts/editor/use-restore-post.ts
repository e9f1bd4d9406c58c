import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { useFailureToast } from "@/admin/shared/failure-text";
import { restorePost } from "@/data/staff/post.mutations";
import type { SavedPost } from "@/data/staff/saved-post";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/words/admin/editor";

/** Takes a post out of the trash; told the post as it is stored then. */
export function useRestorePost(onRestored: (post: SavedPost) => void) {
  const texts = useTexts(editorTexts).saving.trashed;
  return useMutation({
    ...restorePost,
    onSuccess: (post) =>
      post ? onRestored(post) : void toast.error(texts.failed, { description: texts.slugTaken }),
    onError: useFailureToast()(texts.failed),
  });
}
