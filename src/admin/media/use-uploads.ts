import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { useEffect, useState, useSyncExternalStore } from "react";
import { changeFailureText } from "@/admin/shared/failure-text";
import { useFetched } from "@/admin/shared/use-fetched";
import { useStaffMember } from "@/admin/shared/use-staff-member";
import { invalidate, keys } from "@/data/client/keys";
import type { MediaKind } from "@/data/staff/media";
import { staffQuery } from "@/data/staff/session";
import { uploadMedia } from "@/data/staff/upload-media";
import { checkFile, MediaRefusal } from "./accepted-files";
import { editorName, type NameFile } from "./media-names";
import { isPending, type UploadItem, UploadRunner, type UploadSteps } from "./upload-runner";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { mediaTexts } from "@/texts/admin/media";

const loadPreparation = () => import("./prepare-file");
const fetchPreparation = () => [loadPreparation()];

/** Its script reads every format, which no page begins with. Without it the upload fails, and may be tried again. */
const prepare: UploadSteps["prepare"] = async (...file) => (await loadPreparation()).prepareFile(...file);

interface UploadsOptions {
  nameFile: NameFile;
  only?: MediaKind;
  /** Called once when all uploads have ended, with the stored and the failed ones. Cancelled files are in neither. */
  onSettled: (done: UploadItem[], failed: UploadItem[]) => void;
}

export type Uploads = ReturnType<typeof useUploads>;

/** A queue of uploads. Uploads continue on other pages of the back office. */
export function useUploads({ nameFile, only, onSettled }: UploadsOptions) {
  const client = useQueryClient();
  const { id: sender } = useStaffMember();
  useFetched(fetchPreparation);
  const [runner] = useState(() => {
    const check = (file: File) => checkFile(file, only);
    const isOver = () => {
      const member = client.getQueryData(staffQuery.queryKey);
      return Boolean(member) && member?.id !== sender;
    };
    const send: UploadSteps["send"] = (...file) => uploadMedia(sender, ...file);
    return new UploadRunner({ check, prepare, send, nameFile, isOver });
  });
  // Not cleaned up when the page is left: the person is still notified on another page.
  useEffect(() => {
    runner.whenSettled((items) => {
      const done = items.filter(({ phase }) => phase === "done");
      const failed = items.filter(({ phase }) => phase === "failed");
      if (done.length > 0) void invalidate(client, [keys.media]);
      for (const { fileName, error } of failed) console.warn(`${fileName} was not uploaded.`, error);
      onSettled(done, failed);
    });
  });
  const queue = useSyncExternalStore(runner.subscribe, runner.snapshot);
  const { add, remove, retry } = runner;
  return { queue, isBusy: queue.some(isPending), add, remove, retry };
}

/** Uploads of pictures for a post, with a toast about the result. */
export function usePictureUploads(onDone?: (done: UploadItem[], failed: UploadItem[]) => void): Uploads {
  const { panel } = useTexts(mediaTexts);
  const problemText = useProblemText();
  return useUploads({
    nameFile: editorName,
    only: "image",
    onSettled: (done, failed) => {
      if (done.length > 0) toast.success(panel.uploadedToast(done.length));
      if (failed.length > 0) {
        toast.error(panel.uploadFailed, {
          description: failed.map(problemText).join("\n"),
          classNames: { description: "whitespace-pre-line" },
        });
      }
      onDone?.(done, failed);
    },
  });
}

/** The reason why a file was not uploaded, with its name, and what to do about it. */
export function useProblemText() {
  const { problems } = useTexts(mediaTexts);
  const common = useTexts(commonTexts);
  return ({ fileName, error }: UploadItem): string =>
    error instanceof MediaRefusal
      ? problems[error.problem](fileName)
      : problems.server(fileName, changeFailureText(error, common));
}
