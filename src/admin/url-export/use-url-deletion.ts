import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { failureText } from "@/admin/shared/failure-text";
import { trashUrls } from "@/data/site-urls/trash-urls";
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
  const [question, setQuestion] = useState<Question>();

  const deletion = useMutation(trashUrls);
  const trash = ({ ids, isSingle }: Question) =>
    deletion.mutate(ids, {
      onSuccess: (count) => toast.success(isSingle ? texts.deletedOne : texts.deletedMany(count)),
      onError: (error) => toast.error(texts.failedToDelete(failureText(error, t.common))),
      onSettled: () => setQuestion(undefined),
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
      if (question && !deletion.isPending) trash(question);
    },
    cancel: () => setQuestion(undefined),
  };
}
