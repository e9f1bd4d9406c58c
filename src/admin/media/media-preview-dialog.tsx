import { Copy, ImageOff } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { copyText } from "@/admin/shared/copy-text";
import { formatKilobytes } from "@/admin/media/file-size";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import type { MediaFile } from "@/data/staff/media-file";
import { formatDate } from "@/i18n/format";
import { useLocale, useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/words/admin/media";

/** One file in full, with what there is to know about it and its address to take along. */
export function MediaPreviewDialog({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const locale = useLocale();
  const texts = useTexts(mediaTexts);
  return (
    <AdminDialog title={texts.details} size="large" onClose={onClose}>
      <div className="grid gap-5">
        <Display file={file} />
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
          <Fact term={texts.name}>
            <bdi className="wrap-anywhere">{file.ownName}</bdi>
          </Fact>
          <Fact term={texts.size}>{texts.kilobytes(formatKilobytes(file.sizeBytes, 2))}</Fact>
          <Fact term={texts.type}>
            <bdi>{file.type}</bdi>
          </Fact>
          <Fact term={texts.uploaded}>
            <time dateTime={file.createdAt}>{formatDate(file.createdAt, locale)}</time>
          </Fact>
        </dl>
        <CopyAddress url={file.url} />
      </div>
    </AdminDialog>
  );
}

function Display({ file: { kind, url, ownName } }: { file: MediaFile }) {
  const mediaWords = useTexts(mediaTexts);
  const [isBroken, setBroken] = useState(false);
  const frame = "bg-sand rounded-control mx-auto block max-h-[52vh] max-w-full object-contain";
  if (isBroken) {
    return (
      <p className="bg-sand rounded-control text-muted-foreground grid justify-items-center gap-3 p-10 text-center">
        <ImageOff className="size-10" />
        {mediaWords.notPlayable}
      </p>
    );
  }
  return kind === "image" ? (
    <img src={url} alt={ownName} className={frame} onError={() => setBroken(true)} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- an uploaded film brings its own captions or none
    <video src={url} controls playsInline title={ownName} className={frame} onError={() => setBroken(true)} />
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted-foreground text-[0.9375rem]">{term}</dt>
      <dd className="text-base font-semibold">{children}</dd>
    </div>
  );
}

function CopyAddress({ url }: { url: string }) {
  const texts = useTexts(mediaTexts);
  const address = useRef<HTMLInputElement>(null);
  const copy = async () => {
    // What could not be copied is marked, to be copied by hand.
    if (!(await copyText(url, texts))) address.current?.select();
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Input
        ref={address}
        readOnly
        dir="ltr"
        aria-label={texts.address}
        value={url}
        className="min-h-12 min-w-0 grow basis-60 text-base"
      />
      <Button size="small" onClick={() => void copy()}>
        <Copy />
        {texts.copyUrl}
      </Button>
    </div>
  );
}
