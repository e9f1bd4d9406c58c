import { useState } from "react";
import { toast } from "sonner";
import { z } from "zod";
import { addressFilter, useAddressFilter } from "@/admin/shared/address-filter";
import { AdminPage } from "@/admin/shared/admin-page";
import { EmptyState } from "@/admin/shared/empty-state";
import { DropZone } from "./drop-zone";
import { libraryName } from "./media-names";
import { UploadButton, UploadList } from "./upload-controls";
import { useUploads } from "./use-uploads";
import { QueryView } from "@/admin/shared/query-view";
import { SearchField } from "@/admin/shared/search-field";
import { useRestoreFocus } from "@/admin/shared/focus";
import { Button } from "@/components/ui/button";
import type { MediaFile } from "@/data/staff/media";
import { DeleteMediaDialog } from "./delete-media-dialog";
import { MediaGrid, MediaPreviewDialog, useMediaFiles } from "./media-files";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/texts/admin/media";

const KINDS = ["all", "image", "video"] as const;

const mediaList = addressFilter(z.object({ search: z.string().catch(""), kind: z.enum(KINDS).catch("all") }));

/** All uploaded files, with a search, previews, copying and deletion. */
export function Component() {
  const texts = useTexts(mediaTexts);
  const { filter, choose: show, isNarrowed, clear } = useAddressFilter(mediaList);
  const { query, files = [] } = useMediaFiles(filter);
  const [shown, setShown] = useState<MediaFile>();
  const [asked, setAsked] = useState<MediaFile>();
  // The card of a deleted file had the focus.
  const count = useRestoreFocus<HTMLParagraphElement>(query.data);
  const uploads = useUploads({
    nameFile: libraryName,
    onSettled: (done, failed) => {
      if (done.length > 0) toast.success(texts.uploadedToast(done.length));
      if (failed.length > 0) toast.error(texts.failedToast(failed.length));
    },
  });
  const upload = <UploadButton label={texts.upload} uploads={uploads} />;
  // An empty library has the button in its middle. Until the files are read, nobody can press one that goes away.
  const isFirst = query.data?.length === 0 && !isNarrowed;
  return (
    <AdminPage
      title={texts.title}
      actions={!isFirst && <div style={{ visibility: query.isPending ? "hidden" : undefined }}>{upload}</div>}
    >
      <DropZone
        label={texts.grid}
        onFiles={uploads.add}
        takesPaste
        className="grid min-h-[60vh] content-start gap-5"
      >
        <div>
          <div className="flex flex-wrap gap-3">
            <SearchField
              label={texts.searchLabel}
              search={filter.search}
              onChange={(search) => show({ search })}
            />
            <fieldset aria-label={texts.filterLabel} className="flex flex-wrap gap-2">
              {KINDS.map((kind) => (
                <Button
                  key={kind}
                  size="small"
                  variant={filter.kind === kind ? "primary" : "outline"}
                  aria-pressed={filter.kind === kind}
                  onClick={() => show({ kind })}
                >
                  {texts.filters[kind]}
                </Button>
              ))}
            </fieldset>
          </div>
          <UploadList uploads={uploads} className="not-empty:mt-5" />
        </div>
        <QueryView query={query} loading={texts.loading} failed={texts.loadFailed}>
          {() => (
            <>
              <p
                ref={count}
                tabIndex={-1}
                aria-live="polite"
                // Screen readers announce the count; the empty state shows it.
                className={files.length === 0 ? "sr-only" : "text-muted-foreground text-base outline-none"}
              >
                {texts.count(files.length)}
              </p>
              {files.length === 0 ? (
                <EmptyState text={texts.empty}>
                  {isNarrowed ? (
                    <Button variant="outline" size="small" onClick={clear}>
                      {texts.clearSearch}
                    </Button>
                  ) : (
                    <>
                      <p>{texts.emptyHint}</p>
                      {upload}
                    </>
                  )}
                </EmptyState>
              ) : (
                <MediaGrid files={files} onOpen={setShown} onDelete={setAsked} />
              )}
            </>
          )}
        </QueryView>
        <p className="text-muted-foreground text-[0.9375rem]">
          {texts.dropHint} {texts.limits}
        </p>
      </DropZone>
      {shown && <MediaPreviewDialog file={shown} onClose={() => setShown(undefined)} />}
      {asked && <DeleteMediaDialog file={asked} onClose={() => setAsked(undefined)} />}
    </AdminPage>
  );
}
