import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { failureText } from "@/admin/shared/failure-text";
import { AppError } from "@/data/errors";
import type { MediaFile } from "@/data/media/media-file";
import { deleteMediaFile } from "@/data/media/media.mutations";
import { type MediaUsage, mediaUsageQuery } from "@/data/media/media.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";

interface Question {
  file: MediaFile;
  /** Where it is used; undefined when that could not be found out. */
  usage: MediaUsage[] | undefined;
}

export type MediaDeletion = ReturnType<typeof useDeleteMedia>;

/** Deleting a file: first where it is used, then the question, then the deed. */
export function useDeleteMedia(onDeleted: (name: string) => void) {
  const { t } = useAdminI18n();
  const client = useQueryClient();
  const [asking, setAsking] = useState<string>();
  const [question, setQuestion] = useState<Question>();

  const removal = useMutation({
    ...deleteMediaFile,
    onSuccess: (_, name) => {
      toast.success(t.media.deleted);
      setQuestion(undefined);
      onDeleted(name);
    },
    onError: (error) => {
      toast.error(t.media.deleteFailed, { description: failureText(error, t.common) });
      if (error instanceof AppError && error.code === "not_found") setQuestion(undefined);
    },
  });

  const ask = async (file: MediaFile) => {
    if (asking !== undefined) return;
    setAsking(file.name);
    const usage = await client.fetchQuery(mediaUsageQuery(file.name)).catch(() => undefined);
    setAsking(undefined);
    setQuestion({ file, usage });
  };

  return {
    ask,
    /** The name of the file whose uses are being looked up. */
    asking,
    question,
    isDeleting: removal.isPending,
    confirm: () => question && removal.mutate(question.file.name),
    close: () => setQuestion(undefined),
  };
}
