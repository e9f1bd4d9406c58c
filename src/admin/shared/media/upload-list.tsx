import { RotateCcw, X } from "lucide-react";
import { IconButton } from "@/admin/shared/icon-button";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { AdminDictionary } from "@/words/admin/en";
import { cn } from "@/lib/class-names";
import { isPending, progressOf, type UploadItem } from "./upload-queue";
import { problemText, type Uploads } from "./use-uploads";

const PROGRESS =
  "bg-sand-strong [&::-webkit-progress-bar]:bg-sand-strong [&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:bg-primary block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0";

/** Every file that is on its way, did not arrive or had to stay large, how far it is, and what can be done about it. */
export function UploadList({ uploads, className }: { uploads: Uploads; className?: string }) {
  const { t } = useAdminI18n();
  const items = uploads.queue.filter(({ phase, isOriginal }) => phase !== "done" || isOriginal);
  const { ended, all } = progressOf(uploads.queue);
  return (
    <div aria-live="polite" className={className}>
      {ended < all && all > 1 && (
        <p className="text-muted-foreground mb-2 text-base">{t.media.queue.progress(ended, all)}</p>
      )}
      {items.length > 0 && (
        <ul
          aria-label={t.media.queue.label}
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
  const { t } = useAdminI18n();
  const texts = t.media.queue;
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
          {stateText(item, t)}
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

function stateText(item: UploadItem, t: AdminDictionary): string {
  const texts = t.media.queue;
  if (item.phase === "failed") return problemText(item, t);
  const state =
    item.phase === "uploading" ? texts.uploading(Math.round(item.progress * 100)) : texts[item.phase];
  return item.isOriginal ? `${state}. ${texts.keptOriginal}` : state;
}
