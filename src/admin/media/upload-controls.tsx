import { RotateCcw, Upload, X } from "lucide-react";
import { FileButton } from "@/admin/shared/file-button";
import { IconButton } from "@/admin/shared/icon-button";
import type { MediaKind } from "@/data/staff/media";
import { cn } from "@/lib/class-names";
import { acceptedTypes } from "./accepted-files";
import { isPending, type UploadItem } from "./upload-runner";
import { type Uploads, useProblemText } from "./use-uploads";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/texts/admin/media";

interface UploadButtonProps {
  label: string;
  uploads: Uploads;
  only?: MediaKind;
  variant?: "primary" | "outline";
}

/** Opens the device's file chooser for several pictures and videos; not while an upload is running. */
export function UploadButton({ label, uploads: { isBusy, add }, only, variant }: UploadButtonProps) {
  const { uploading } = useTexts(mediaTexts);
  return (
    <FileButton variant={variant} isBusy={isBusy} multiple accept={acceptedTypes(only)} onFiles={add}>
      <Upload />
      {isBusy ? uploading : label}
    </FileButton>
  );
}

const PROGRESS =
  "bg-sand-strong [&::-webkit-progress-bar]:bg-sand-strong [&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:bg-primary block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0";

/** Every file that is uploading, has failed, stayed large or is not played everywhere, with its progress and its actions. */
export function UploadList({ uploads, className }: { uploads: Uploads; className?: string }) {
  const texts = useTexts(mediaTexts).queue;
  const items = uploads.queue.filter(
    ({ phase, isOriginal, unplayable }) => phase !== "done" || isOriginal || unplayable,
  );
  /** The files whose result has not been reported yet. */
  const current = uploads.queue.filter(({ isReported }) => !isReported);
  const ended = current.filter((item) => !isPending(item)).length;
  return (
    <div aria-live="polite" className={className}>
      {ended < current.length && current.length > 1 && (
        <p className="text-muted-foreground mb-2 text-base">{texts.progress(ended, current.length)}</p>
      )}
      {items.length > 0 && (
        <ul
          aria-label={texts.label}
          className="rounded-card border-border bg-card divide-border divide-y border"
        >
          {items.map((item) => (
            <UploadRow key={item.id} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
    </div>
  );
}

function UploadRow({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const { queue: texts, unplayable } = useTexts(mediaTexts);
  const problemText = useProblemText();
  const { id, fileName, phase, progress } = item;
  const state =
    phase === "failed"
      ? problemText(item)
      : phase === "uploading"
        ? texts.uploading(Math.round(progress * 100))
        : texts[phase];
  return (
    <li className="flex items-center gap-2 py-1 ps-4 pe-1">
      <div className="min-w-0 grow py-1.5">
        <p>
          <bdi className="block truncate text-base font-semibold">{fileName}</bdi>
        </p>
        {/* A screen reader would read the number at every step; it can read the bar on request. */}
        <p
          aria-live={phase === "uploading" ? "off" : undefined}
          className={cn(
            "text-[0.9375rem]",
            phase === "failed" ? "text-destructive" : "text-muted-foreground",
          )}
        >
          {item.isOriginal && phase !== "failed" ? `${state}. ${texts.keptOriginal}` : state}
        </p>
        {item.unplayable && (
          <p className="mt-1 text-[0.9375rem] font-semibold">{unplayable(item.unplayable)}</p>
        )}
        {isPending(item) && (
          <progress
            aria-label={fileName}
            className={cn("mt-1.5 mb-1", PROGRESS, phase !== "uploading" && "animate-pulse")}
            {...(phase === "uploading" && { value: progress })}
          />
        )}
      </div>
      {item.canRetry && (
        <IconButton Icon={RotateCcw} label={texts.retry(fileName)} onClick={() => uploads.retry(id)} />
      )}
      <IconButton
        Icon={X}
        label={isPending(item) ? texts.cancel(fileName) : texts.dismiss(fileName)}
        onClick={() => uploads.remove(id)}
      />
    </li>
  );
}
