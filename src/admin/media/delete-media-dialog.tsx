import { Link } from "react-router-dom";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { adminPaths } from "@/admin/shared/admin-paths";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { type MediaUsage, mediaUsageQuery, deleteMediaFile } from "@/data/staff/media";
import { useFailureToast } from "@/admin/shared/failure-text";
import { useIsOwner } from "@/admin/shared/use-staff-member";
import { AppError } from "@/data/client/errors";
import type { MediaFile } from "@/data/staff/media";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/words/admin/media";
import { commonTexts } from "@/words/admin/common";

/** Asks before a file is deleted, and lists what would miss it. */
export function DeleteMediaDialog({ deletion }: { deletion: MediaDeletion }) {
  const common = useTexts(commonTexts);
  const texts = useTexts(mediaTexts);
  const { question, isDeleting, confirm, close } = deletion;
  const isUsed = question?.usage === undefined || question.usage.length > 0;
  // The database refuses editors a file that something shows.
  const isOwner = useIsOwner();
  const mayConfirm = isOwner || !question?.usage?.length;
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={texts.deleteTitle}
      text={mayConfirm ? texts.deleteText : texts.usedOwnerOnly}
      mayConfirm={mayConfirm}
      confirmLabel={isUsed ? texts.deleteAnyway : common.delete}
      cancelLabel={common.cancel}
      isDestructive
      isBusy={isDeleting}
      onConfirm={confirm}
      onCancel={close}
    >
      {question && (
        <div className="mt-4 grid gap-3 text-base">
          <p className="font-semibold wrap-anywhere">
            <bdi>{question.file.ownName}</bdi>
          </p>
          <Usage usage={question.usage} />
        </div>
      )}
    </ConfirmDialog>
  );
}

function Usage({ usage }: { usage: MediaUsage[] | undefined }) {
  const texts = useTexts(mediaTexts);
  if (usage === undefined) return <p className="bg-saffron-soft rounded-control p-3">{texts.usageFailed}</p>;
  if (usage.length === 0) return <p className="text-muted-foreground">{texts.usageNone}</p>;
  return (
    <div className="bg-saffron-soft rounded-control p-3">
      <p className="font-semibold">{texts.usageTitle(usage.length)}</p>
      <ul className="mt-1">
        {usage.map((place) => (
          <li key={`${place.place} ${place.id}`} className="py-1">
            {texts.places[place.place]}: <PlaceName place={place} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlaceName({ place: { place, id, label } }: { place: MediaUsage }) {
  const path = PATHS[place]?.(id);
  const name = <bdi>{label}</bdi>;
  if (path === undefined) return name;
  return (
    <Link to={path} className="text-primary font-semibold underline">
      {name}
    </Link>
  );
}

/** Where the use can be ended; undefined for what is changed nowhere by hand. */
const PATHS: Readonly<Record<MediaUsage["place"], ((id: string) => string) | undefined>> = {
  post_hero: adminPaths.post,
  post_body: adminPaths.post,
  post_history: adminPaths.post,
  working_copy: adminPaths.post,
  post_trash: () => adminPaths.posts,
  author: () => adminPaths.authors,
  history: () => adminPaths.activity,
  service: () => adminPaths.services,
  schema: () => adminPaths.schemas,
  template: undefined,
  infographic: undefined,
};

interface Question {
  file: MediaFile;
  /** Where it is used; undefined when that could not be found out. */
  usage: MediaUsage[] | undefined;
}

type MediaDeletion = ReturnType<typeof useDeleteMedia>;

/** Deleting a file: first where it is used, then the question, then the deed. */
export function useDeleteMedia() {
  const mediaWords = useTexts(mediaTexts);
  const client = useQueryClient();
  const [asking, setAsking] = useState<string>();
  const [question, setQuestion] = useState<Question>();

  const failed = useFailureToast();
  const removal = useMutation({
    ...deleteMediaFile,
    onSuccess: () => {
      toast.success(mediaWords.deleted);
      setQuestion(undefined);
    },
    onError: (error) => {
      failed(mediaWords.deleteFailed)(error);
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
