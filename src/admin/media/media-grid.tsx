import { Trash2 } from "lucide-react";
import { formatKilobytes } from "@/admin/media/file-size";
import { MediaThumbnail } from "@/admin/media/media-thumbnail";
import type { MediaFile } from "@/data/staff/media-file";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/words/admin/media";

interface MediaGridProps {
  files: MediaFile[];
  onOpen: (file: MediaFile) => void;
  onDelete: (file: MediaFile) => void;
  /** The name of the file whose uses are being looked up. */
  asking: string | undefined;
}

export function MediaGrid({ files, ...actions }: MediaGridProps) {
  const mediaWords = useTexts(mediaTexts);
  return (
    <ul
      aria-label={mediaWords.grid}
      className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4 xl:grid-cols-6"
    >
      {files.map((file) => (
        <MediaCard key={file.name} file={file} {...actions} />
      ))}
    </ul>
  );
}

function MediaCard({ file, onOpen, onDelete, asking }: Omit<MediaGridProps, "files"> & { file: MediaFile }) {
  const texts = useTexts(mediaTexts);
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
            <bdi>{file.ownName}</bdi>
          </span>{" "}
          <span className="text-muted-foreground block text-[0.9375rem]">
            {texts.kilobytes(formatKilobytes(file.sizeBytes, 1))}
          </span>
        </span>
      </button>
      {/* Seen when it is pointed at or reached by keyboard, and always where there is nothing to point with. */}
      <button
        type="button"
        aria-label={texts.deleteNamed(file.ownName)}
        aria-busy={asking === file.name}
        onClick={() => onDelete(file)}
        className="rounded-control border-border bg-card text-destructive hover:bg-sand absolute end-2 top-2 grid size-12 place-items-center border opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 aria-busy:opacity-100 pointer-coarse:opacity-100"
      >
        <Trash2 className="size-5" />
      </button>
    </li>
  );
}
