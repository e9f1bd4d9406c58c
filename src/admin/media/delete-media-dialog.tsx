import { Link } from "react-router-dom";
import { useMutation, useQuery } from "@tanstack/react-query";
import { toast } from "sonner";
import { adminPaths } from "@/admin/shared/admin-paths";
import { pathOf } from "@/admin/history/activity-sentence";
import { useEntityNames } from "@/admin/entities";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { deleteMediaFile, type MediaFile, type MediaUsage, mediaUsageQuery } from "@/data/staff/media";
import { useFailureToast } from "@/admin/shared/failure-text";
import { useIsOwner } from "@/admin/shared/use-staff-member";
import { AppError } from "@/data/client/errors";
import { useMediaName } from "./media-files";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/texts/admin/media";
import { commonTexts } from "@/texts/admin/common";

/** Confirms the deletion of a file, with a list of the places that use it. */
export function DeleteMediaDialog({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const common = useTexts(commonTexts);
  const texts = useTexts(mediaTexts);
  const name = useMediaName()(file);
  const usage = useQuery(mediaUsageQuery(file.name));
  const isUnused = usage.data?.length === 0;
  // The database does not let editors delete a used file.
  const isOwner = useIsOwner();
  const isRefused = !isOwner && usage.data !== undefined && !isUnused;
  const failed = useFailureToast();
  const { mutate, isPending: isDeleting } = useMutation({
    ...deleteMediaFile,
    onSuccess: () => {
      toast.success(texts.deleted);
      onClose();
    },
    onError: (error) => {
      failed(texts.deleteFailed)(error);
      if (error instanceof AppError && error.code === "not_found") onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={texts.deleteTitle}
      text={isRefused ? texts.usedOwnerOnly : texts.deleteText}
      mayConfirm={!usage.isPending && !isRefused}
      confirmLabel={isUnused ? common.delete : texts.deleteAnyway}
      isDestructive
      isBusy={isDeleting}
      onConfirm={() => mutate(file.name)}
      onCancel={onClose}
    >
      <div aria-live="polite" className="mt-4 grid gap-3 text-base">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        {usage.isPending ? (
          <p className="text-muted-foreground">{texts.usageLoading}</p>
        ) : (
          <Usage usage={usage.data} />
        )}
      </div>
    </ConfirmDialog>
  );
}

function Usage({ usage }: { usage: MediaUsage[] | undefined }) {
  const texts = useTexts(mediaTexts);
  const entityName = useEntityNames();
  const places: Readonly<Record<string, string>> = texts.places;
  if (usage === undefined) return <p className="bg-saffron-soft rounded-control p-3">{texts.usageFailed}</p>;
  if (usage.length === 0) return <p className="text-muted-foreground">{texts.usageNone}</p>;
  return (
    <div className="bg-saffron-soft rounded-control p-3">
      <p className="font-semibold">{texts.usageTitle(usage.length)}</p>
      <ul className="mt-1">
        {usage.map(({ place, id, label }) => {
          const path = PATHS[place]?.(id) ?? pathOf({ action: "updated", entity: place, subject: id });
          const name = <bdi>{label}</bdi>;
          return (
            <li key={`${place} ${id}`} className="py-1">
              {places[place] ?? entityName(place) ?? texts.places.other}:{" "}
              {path === undefined ? (
                name
              ) : (
                <Link to={path} className="text-primary font-semibold underline">
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The pages of posts and their trash; rows have the links of Activity. */
const PATHS: Readonly<Record<string, (id: string) => string>> = {
  post_hero: adminPaths.post,
  post_body: adminPaths.post,
  post_history: adminPaths.post,
  working_copy: adminPaths.post,
  post_trash: () => adminPaths.posts,
  history: () => adminPaths.activity,
};
