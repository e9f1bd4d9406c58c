import { RotateCcw, X } from "lucide-react";
import { IconButton } from "@/admin/shared/icon-button";
import { cn } from "@/lib/class-names";
import { isPending, progressOf, type UploadItem } from "./upload-queue";
import { problemText, type Uploads } from "./use-uploads";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { commonTexts } from "@/words/admin/common";
import { mediaTexts } from "@/words/admin/media";

const PROGRESS =
  "bg-sand-strong [&::-webkit-progress-bar]:bg-sand-strong [&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:bg-primary block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0";

/** Every file that is on its way, did not arrive or had to stay large, how far it is, and what can be done about it. */
export function UploadList({ uploads, className }: { uploads: Uploads; className?: string }) {
  const media = useTexts(mediaTexts);
  const items = uploads.queue.filter(({ phase, isOriginal }) => phase !== "done" || isOriginal);
  const { ended, all } = progressOf(uploads.queue);
  return (
    <div aria-live="polite" className={className}>
      {ended < all && all > 1 && (
        <p className="text-muted-foreground mb-2 text-base">{media.queue.progress(ended, all)}</p>
      )}
      {items.length > 0 && (
        <ul
          aria-label={media.queue.label}
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
  const media = useTexts(mediaTexts);
  const common = useTexts(commonTexts);
  const texts = media.queue;
  const { id, fileName, phase, progress } = item;
  return (
    <li className="flex items-center gap-2 py-1 ps-4 pe-1">
      <div className="min-w-0 grow py-1.5">
        <p className="truncate text-base font-semibold">
          <bdi>{fileName}</bdi>
        </p>
        {/* The number would be read out at every step; the bar tells it to who asks. */}
        <p
          aria-live={phase === "uploading" ? "off" : undefined}
          className={cn(
            "text-[0.9375rem]",
            phase === "failed" ? "text-destructive" : "text-muted-foreground",
          )}
        >
          {stateText(item, media, common)}
        </p>
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
        onClick={() => (isPending(item) ? uploads.cancel(id) : uploads.dismiss(id))}
      />
    </li>
  );
}

function stateText(
  item: UploadItem,
  media: TextsOf<typeof mediaTexts>,
  common: TextsOf<typeof commonTexts>,
): string {
  const texts = media.queue;
  if (item.phase === "failed") return problemText(item, media, common);
  const state =
    item.phase === "uploading" ? texts.uploading(Math.round(item.progress * 100)) : texts[item.phase];
  return item.isOriginal ? `${state}. ${texts.keptOriginal}` : state;
}
