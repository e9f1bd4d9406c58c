import { useEffect, useRef, useState } from "react";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { QueryView } from "@/admin/shared/query-view";
import { Input } from "@/components/ui/staff/form-controls";
import type { MediaFile } from "@/data/staff/media";
import { DropZone } from "./drop-zone";
import { UploadButton, UploadList } from "./upload-controls";
import { useMediaFiles, useMediaName } from "./media-files";
import { MediaThumbnail } from "./media-thumbnail";
import { usePictureUploads } from "./use-uploads";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/texts/admin/media";

interface ImagePickerDialogProps {
  onChoose: (url: string) => void;
  onClose: () => void;
}

/** Chooses a picture from the library. A single picture that is uploaded here is chosen at once. */
export function ImagePickerDialog({ onChoose, onClose }: ImagePickerDialogProps) {
  const texts = useTexts(mediaTexts);
  const [search, setSearch] = useState("");
  const { query, files = [] } = useMediaFiles({ search, kind: "image" });
  // An upload continues after the dialog is closed, but no longer chooses the picture.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const uploads = usePictureUploads((done, failed) => {
    const [only, ...others] = done;
    if (isOpen.current && only?.url && others.length === 0 && failed.length === 0) onChoose(only.url);
  });
  return (
    <AdminDialog title={texts.picker.title} size="large" onClose={onClose}>
      <DropZone
        label={texts.picker.title}
        onFiles={uploads.add}
        className="grid min-h-80 content-start gap-4"
      >
        <div>
          <div className="flex flex-wrap gap-3">
            <Input
              type="search"
              aria-label={texts.searchLabel}
              placeholder={texts.searchLabel}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className="min-h-12 max-w-sm grow"
            />
            <UploadButton label={texts.panel.uploadImages} uploads={uploads} only="image" variant="outline" />
          </div>
          <UploadList uploads={uploads} className="not-empty:mt-4" />
        </div>
        <QueryView query={query} loading={texts.loading} failed={texts.loadFailed}>
          {() => <ImageChoice files={files} onChoose={onChoose} />}
        </QueryView>
      </DropZone>
    </AdminDialog>
  );
}

function ImageChoice({ files, onChoose }: { files: MediaFile[] } & Pick<ImagePickerDialogProps, "onChoose">) {
  const mediaPageTexts = useTexts(mediaTexts);
  const mediaName = useMediaName();
  if (files.length === 0) {
    return <p className="text-muted-foreground py-8 text-center">{mediaPageTexts.picker.none}</p>;
  }
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {files.map((file) => (
        <li key={file.name}>
          <button
            type="button"
            aria-label={mediaPageTexts.picker.choose(mediaName(file))}
            onClick={() => onChoose(file.url)}
            className="rounded-control border-border hover:border-primary block w-full overflow-hidden border text-start"
          >
            <MediaThumbnail file={file} sizes="(min-width: 64rem) 180px, 45vw" />
            <bdi className="block truncate px-2 py-1.5 text-[0.9375rem]">{mediaName(file)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
