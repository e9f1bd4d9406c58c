import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { useEffect, useState, useSyncExternalStore } from "react";
import { failureText } from "@/admin/shared/failure-text";
import { mediaUrl, type MediaKind } from "@/data/staff/media-file";
import { filesUploaded, uploadMedia } from "@/data/staff/upload-media";
import { checkFile, MediaRefusal } from "./check-file";
import { createEditorNames, type NameFile } from "./media-names";
import { prepareFile } from "./prepare-file";
import { isPending, type UploadItem, type UploadQueue } from "./upload-queue";
import { UploadRunner } from "./upload-runner";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { commonTexts } from "@/words/admin/common";
import { mediaTexts } from "@/words/admin/media";

interface UploadsOptions {
  nameFile: () => NameFile;
  only?: MediaKind;
  /** Told once when everything has ended: what was stored, and what was not. Cancelled files are in neither. */
  onSettled: (done: UploadItem[], failed: UploadItem[]) => void;
}

export interface Uploads {
  queue: UploadQueue;
  isBusy: boolean;
  add: (files: readonly File[]) => void;
  cancel: (id: number) => void;
  retry: (id: number) => void;
  dismiss: (id: number) => void;
}

/** A queue of uploads. Uploads continue on other pages of the back office. */
export function useUploads({ nameFile, only, onSettled }: UploadsOptions): Uploads {
  const client = useQueryClient();
  const [runner] = useState(
    () =>
      new UploadRunner({
        check: (file) => checkFile(file, only),
        prepare: prepareFile,
        send: uploadMedia,
        nameFile: nameFile(),
        addressOf: mediaUrl,
      }),
  );
  // Not cleaned up when the page is left: the person is still notified on another page.
  useEffect(() => {
    runner.whenSettled((items) => {
      const done = items.filter(({ phase }) => phase === "done");
      const failed = items.filter(({ phase }) => phase === "failed");
      if (done.length > 0) filesUploaded(client);
      for (const { fileName, error } of failed) console.warn(`${fileName} was not uploaded.`, error);
      onSettled(done, failed);
    });
  });
  const queue = useSyncExternalStore(runner.subscribe, runner.snapshot);
  return {
    queue,
    isBusy: queue.some(isPending),
    add: (files) => runner.add(files),
    cancel: (id) => runner.cancel(id),
    retry: (id) => runner.retry(id),
    dismiss: (id) => runner.dismiss(id),
  };
}

/** Uploads of pictures for a post, with a word on how they ended. */
export function usePictureUploads(onDone?: (done: UploadItem[], failed: UploadItem[]) => void): Uploads {
  const mediaWords = useTexts(mediaTexts);
  const common = useTexts(commonTexts);
  return useUploads({
    nameFile: createEditorNames,
    only: "image",
    onSettled: (done, failed) => {
      if (done.length > 0) toast.success(mediaWords.panel.uploadedToast(done.length));
      if (failed.length > 0) {
        toast.error(mediaWords.panel.uploadFailed, {
          description: failed.map((item) => problemText(item, mediaWords, common)).join("\n"),
          classNames: { description: "whitespace-pre-line" },
        });
      }
      onDone?.(done, failed);
    },
  });
}

/** Why a file was not uploaded, by its name, and what to do about it. */
export function problemText(
  { fileName, error }: Pick<UploadItem, "fileName" | "error">,
  media: TextsOf<typeof mediaTexts>,
  common: TextsOf<typeof commonTexts>,
): string {
  const texts = media.problems;
  return error instanceof MediaRefusal
    ? texts[error.problem](fileName)
    : texts.server(fileName, failureText(error, common));
}
