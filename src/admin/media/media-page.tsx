import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { toast } from "sonner";
import { AdminPage } from "@/admin/shared/admin-page";
import { EmptyState } from "@/admin/shared/empty-state";
import { DropZone } from "@/admin/media/drop-zone";
import { createLibraryNames } from "@/admin/media/media-names";
import { UploadButton } from "@/admin/media/upload-button";
import { UploadList } from "@/admin/media/upload-list";
import { useMediaFiles } from "@/admin/media/use-media-files";
import { useUploads } from "@/admin/media/use-uploads";
import { QueryView } from "@/admin/shared/query-view";
import { Button } from "@/components/ui/button";
import type { MediaFile } from "@/data/staff/media-file";
import { DeleteMediaDialog, useDeleteMedia } from "./delete-media-dialog";
import { MediaGrid } from "./media-grid";
import { MediaPreviewDialog } from "./media-preview-dialog";
import { MediaToolbar, readFilter } from "./media-toolbar";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/words/admin/media";

/** Everything that was uploaded, to be found, seen, copied and deleted. */
export function Component() {
  const texts = useTexts(mediaTexts);
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const { query, files = [], isNarrowed } = useMediaFiles(filter);
  const [shown, setShown] = useState<MediaFile>();
  const count = useRef<HTMLParagraphElement>(null);
  const deleted = useRef<string>(undefined);
  const deletion = useDeleteMedia((name) => (deleted.current = name));
  useEffect(() => {
    if (deleted.current === undefined || files.some(({ name }) => name === deleted.current)) return;
    deleted.current = undefined;
    // The card that is gone had the focus and took it along.
    if (document.activeElement === document.body) count.current?.focus();
  }, [files]);
  const uploads = useUploads({
    nameFile: createLibraryNames,
    onSettled: (done, failed) => {
      if (done.length > 0) toast.success(texts.uploadedToast(done.length));
      if (failed.length > 0) toast.error(texts.failedToast(failed.length));
    },
  });
  return (
    <AdminPage
      title={texts.title}
      actions={
        <UploadButton
          label={texts.upload}
          busyLabel={texts.uploading}
          isBusy={uploads.isBusy}
          onFiles={uploads.add}
        />
      }
    >
      <DropZone
        label={texts.grid}
        dropLabel={texts.dropNow}
        onFiles={uploads.add}
        takesPaste
        className="grid min-h-[60vh] content-start gap-5"
      >
        <div>
          <MediaToolbar filter={filter} onChange={setParams} />
          <UploadList uploads={uploads} className="not-empty:mt-5" />
        </div>
        <QueryView query={query} loading={texts.loading} failed={texts.loadFailed}>
          {() => (
            <>
              <p
                ref={count}
                tabIndex={-1}
                aria-live="polite"
                className="text-muted-foreground text-base outline-none"
              >
                {texts.count(files.length)}
              </p>
              {files.length === 0 && !query.isFetchingNextPage ? (
                <EmptyState text={texts.empty}>
                  {isNarrowed ? (
                    <Button variant="outline" size="small" onClick={() => setParams({}, { replace: true })}>
                      {texts.clearSearch}
                    </Button>
                  ) : (
                    <p>{texts.emptyHint}</p>
                  )}
                </EmptyState>
              ) : (
                <MediaGrid
                  files={files}
                  onOpen={setShown}
                  onDelete={(file) => void deletion.ask(file)}
                  asking={deletion.asking}
                />
              )}
            </>
          )}
        </QueryView>
        {query.hasNextPage && (
          <Button
            variant="outline"
            className="justify-self-center"
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchingNextPage ? texts.loadingMore : texts.loadMore}
          </Button>
        )}
        <p className="text-muted-foreground text-[0.9375rem]">
          {texts.dropHint} {texts.limits}
        </p>
      </DropZone>
      {shown && <MediaPreviewDialog file={shown} onClose={() => setShown(undefined)} />}
      <DeleteMediaDialog deletion={deletion} />
    </AdminPage>
  );
}
