import { useQuery } from "@tanstack/react-query";
import { Copy, ImageOff, Trash2, TriangleAlert } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { copyText } from "@/admin/shared/copy-text";
import { Button } from "@/components/ui/button";
import { Moment } from "@/components/ui/moment";
import { Input } from "@/components/ui/staff/form-controls";
import { type MediaFile, mediaFilesQuery, type MediaKind, unplayableMediaQuery } from "@/data/staff/media";
import { formatDate } from "@/i18n/format";
import { localized } from "@/i18n/localized";
import { isFoundIn } from "@/lib/fold-text";
import { ownName } from "./media-names";
import { MediaThumbnail } from "./media-thumbnail";
import { useLocale, useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/texts/admin/media";

interface MediaFilter {
  search: string;
  kind: MediaKind | "all";
}

/** The bucket's files that match a search and a filter. */
export function useMediaFiles({ search, kind }: MediaFilter) {
  const query = useQuery(mediaFilesQuery);
  return { query, files: query.data && findFiles(query.data, { search, kind }) };
}

/** The name of a file for people: its name on the device, or the article that it was drawn for. */
export function useMediaName(): (file: Pick<MediaFile, "ownName" | "article">) => string {
  const locale = useLocale();
  const texts = useTexts(mediaTexts);
  return ({ ownName: own, article }) => {
    const title = article && localized(article, "title", locale);
    return title ? texts.infographicOf(title) : own;
  };
}

/** Files of a kind whose names (their own, the bucket's or their article's) contain the typed words. */
const findFiles = (files: readonly MediaFile[], { search, kind }: MediaFilter): MediaFile[] =>
  files.filter(
    (file) =>
      (kind === "all" || file.kind === kind) &&
      // A name may be pasted from an address.
      isFoundIn(
        [file.ownName, file.name, file.article?.title_en, file.article?.title_ar].join(" "),
        ownName(search),
      ),
  );

/** The format of a film that not every browser plays; undefined for a picture, and for a film that all play. */
function useUnplayable({ kind, name }: MediaFile): string | undefined {
  const { data } = useQuery({ ...unplayableMediaQuery, enabled: kind === "video" });
  return data?.[name];
}

interface MediaGridProps {
  files: MediaFile[];
  onOpen: (file: MediaFile) => void;
  onDelete: (file: MediaFile) => void;
}

export function MediaGrid({ files, ...actions }: MediaGridProps) {
  const mediaPageTexts = useTexts(mediaTexts);
  return (
    <ul
      aria-label={mediaPageTexts.grid}
      className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4 xl:grid-cols-6"
    >
      {files.map((file) => (
        <MediaCard key={file.name} file={file} {...actions} />
      ))}
    </ul>
  );
}

function MediaCard({ file, onOpen, onDelete }: Omit<MediaGridProps, "files"> & { file: MediaFile }) {
  const texts = useTexts(mediaTexts);
  const name = useMediaName()(file);
  const unplayable = useUnplayable(file);
  return (
    <li className="group relative [contain-intrinsic-size:auto_18rem] [content-visibility:auto]">
      <button
        type="button"
        onClick={() => onOpen(file)}
        className="rounded-card border-border bg-card hover:border-primary block w-full overflow-hidden border text-start transition-colors"
      >
        <MediaThumbnail file={file} sizes="(min-width: 80rem) 230px, (min-width: 48rem) 24vw, 48vw" />
        <span className="block px-3 py-2.5">
          <span className="sr-only">{texts.preview}</span>{" "}
          <span className="line-clamp-2 min-h-[2lh] text-[0.9375rem] leading-snug font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </span>{" "}
          <span className="text-muted-foreground block text-[0.9375rem]">
            {texts.kilobytes(formatKilobytes(file.sizeBytes, 1))}
          </span>
          {unplayable && (
            <span className="block text-[0.9375rem] font-semibold">{texts.notEverywhere(unplayable)}</span>
          )}
        </span>
      </button>
      {/* Visible on hover or keyboard focus, and always on devices without hover. */}
      <button
        type="button"
        aria-label={texts.deleteNamed(name)}
        onClick={() => onDelete(file)}
        className="rounded-control border-border bg-card text-destructive hover:bg-sand absolute end-2 top-2 grid size-12 place-items-center border opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
      >
        <Trash2 className="size-5" />
      </button>
    </li>
  );
}

/** One file in full, with its properties and its address to copy. */
export function MediaPreviewDialog({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const locale = useLocale();
  const texts = useTexts(mediaTexts);
  const name = useMediaName()(file);
  const unplayable = useUnplayable(file);
  return (
    <AdminDialog title={texts.details} size="large" onClose={onClose}>
      <div className="grid gap-5">
        <Display file={file} />
        {unplayable && (
          <p className="bg-sand rounded-control flex gap-3 p-4 text-base font-semibold">
            <TriangleAlert className="size-6 shrink-0" />
            {texts.unplayable(unplayable)}
          </p>
        )}
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
          <Fact term={texts.name}>
            <bdi className="wrap-anywhere">{name}</bdi>
          </Fact>
          <Fact term={texts.size}>{texts.kilobytes(formatKilobytes(file.sizeBytes, 2))}</Fact>
          <Fact term={texts.type}>
            <bdi>{file.type}</bdi>
          </Fact>
          <Fact term={texts.uploaded}>
            <Moment at={file.createdAt}>{formatDate(file.createdAt, locale)}</Moment>
          </Fact>
        </dl>
        <CopyAddress url={file.url} />
      </div>
    </AdminDialog>
  );
}

function Display({ file: { kind, url, ownName } }: { file: MediaFile }) {
  const mediaPageTexts = useTexts(mediaTexts);
  const [isBroken, setBroken] = useState(false);
  const frame = "bg-sand rounded-control mx-auto block max-h-[52vh] max-w-full object-contain";
  if (isBroken) {
    return (
      <p className="bg-sand rounded-control text-muted-foreground grid justify-items-center gap-3 p-10 text-center">
        <ImageOff className="size-10" />
        {mediaPageTexts.notPlayable}
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
    // When copying fails, the address is selected for copying by hand.
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

/** Bytes in KB with a fixed number of decimals: `1,234.5`. */
const formatKilobytes = (bytes: number, decimals: number): string =>
  (bytes / 1024).toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
