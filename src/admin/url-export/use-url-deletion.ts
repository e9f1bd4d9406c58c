import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { failureText } from "@/admin/shared/failure-text";
import { AppError } from "@/data/errors";
import { trashPosts } from "@/data/posts/post.mutations";
import { postKeys } from "@/data/posts/post.queries";
import { postUrlsQuery } from "@/data/site-urls/post-urls.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { postIdsOf, type SiteUrl } from "./site-urls";

/** Posts that are about to go, when the person says yes. */
interface Question {
  ids: string[];
  slugs: string[];
  /** Asked by the button of one row. */
  isSingle: boolean;
}

/** Asks, moves posts to the trash, and takes their addresses out of the list. */
export function useUrlDeletion() {
  const { t } = useAdminI18n();
  const texts = t.urlExport;
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question>();

  const deletion = useMutation({
    mutationFn: async ({ ids }: Question) => {
      const count = await trashPosts(ids);
      if (count === 0) throw new AppError("not_found", "None of these posts is there any more.", 404);
      return count;
    },
    onSuccess: (count, { ids, isSingle }) => {
      client.setQueryData(postUrlsQuery.queryKey, (rows) => rows?.filter(({ id }) => !ids.includes(id)));
      toast.success(isSingle ? texts.deletedOne : texts.deletedMany(count));
    },
    onError: (error) => toast.error(texts.failedToDelete(failureText(error, t.common))),
    onSettled: () => {
      setQuestion(undefined);
      // Lists elsewhere show these posts and count them.
      void client.invalidateQueries({ queryKey: postKeys.all });
      void client.invalidateQueries({ queryKey: ["dashboard"] });
    },
  });

  const askAbout = (urls: readonly SiteUrl[], isSingle: boolean) => {
    const ids = postIdsOf(urls);
    if (ids.length === 0) {
      toast.error(isSingle ? texts.noId : texts.nothingDeletable);
      return;
    }
    setQuestion({ ids, slugs: [...new Set(urls.flatMap(({ slug }) => slug ?? []))], isSingle });
  };

  return {
    question,
    isDeleting: deletion.isPending,
    askForOne: (url: SiteUrl) => askAbout([url], true),
    askForMany: (urls: readonly SiteUrl[]) => askAbout(urls, false),
    confirm: () => {
      if (question && !deletion.isPending) deletion.mutate(question);
    },
    cancel: () => setQuestion(undefined),
  };
}
