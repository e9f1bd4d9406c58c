import { Images } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DropZone } from "./drop-zone";
import { MediaThumbnail } from "./media-thumbnail";
import { ImagePickerDialog } from "./lazy-library";
import { UploadButton, UploadList } from "./upload-controls";
import { usePictureUploads } from "./use-uploads";
import { VideoEmbedField } from "./video-embed-field";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/texts/admin/media";

interface MediaPanelProps {
  /** Called when files arrive, also those that are pasted elsewhere on the page. */
  onFiles: () => void;
  /** Opens the dialog for the alternative text and the position of a picture. */
  onPlace: (url: string) => void;
  /** Makes the picture the post's hero. */
  onUseAsHero: (url: string) => void;
  /** Inserts a video into the text, by its short address at YouTube or Vimeo. Returns whether the text has it now. */
  onEmbedVideo: (url: string) => boolean;
}

/** The panel next to the text: uploads images, places them in the text or as its hero, and embeds videos. */
export function MediaPanel({ onFiles, onPlace, onUseAsHero, onEmbedVideo }: MediaPanelProps) {
  const texts = useTexts(mediaTexts).panel;
  const [isChoosing, setChoosing] = useState(false);
  const uploads = usePictureUploads();
  return (
    <section className="rounded-card border-border bg-card grid gap-5 border p-5" aria-label={texts.title}>
      <h2 className="text-lg tracking-normal">{texts.title}</h2>
      <DropZone
        label={texts.imagesTitle}
        onFiles={(files) => {
          onFiles();
          uploads.add(files);
        }}
        takesPaste
        className="grid gap-3"
      >
        <div className="flex flex-wrap gap-2">
          <UploadButton label={texts.uploadImages} uploads={uploads} only="image" variant="outline" />
          <Button variant="ghost" size="small" onClick={() => setChoosing(true)}>
            <Images />
            {texts.chooseFromLibrary}
          </Button>
        </div>
        <div>
          <p className="text-muted-foreground text-[0.9375rem]">{texts.dropHint}</p>
          <UploadList uploads={uploads} className="not-empty:mt-3" />
        </div>
        <ul aria-label={texts.recent} className="grid gap-3 empty:hidden">
          {uploads.queue.map(
            ({ id, fileName, url }) =>
              url !== undefined && (
                <li key={id} className="flex items-center gap-3">
                  <span className="rounded-control w-16 shrink-0 overflow-hidden">
                    <MediaThumbnail file={{ kind: "image", url }} sizes="64px" />
                  </span>
                  <div className="min-w-0 grow">
                    <p>
                      <bdi className="block truncate text-[0.9375rem]">{fileName}</bdi>
                    </p>
                    <div className="flex flex-wrap gap-x-4">
                      <TextButton label={`${texts.insert}: ${fileName}`} onClick={() => onPlace(url)}>
                        {texts.insert}
                      </TextButton>
                      <TextButton label={`${texts.useAsHero}: ${fileName}`} onClick={() => onUseAsHero(url)}>
                        {texts.useAsHero}
                      </TextButton>
                    </div>
                  </div>
                </li>
              ),
          )}
        </ul>
        <p className="text-muted-foreground text-[0.9375rem]">{texts.bodyNote}</p>
      </DropZone>
      <VideoEmbedField onEmbedVideo={onEmbedVideo} />
      {isChoosing && (
        <ImagePickerDialog
          onClose={() => setChoosing(false)}
          onChoose={(url) => {
            setChoosing(false);
            onPlace(url);
          }}
        />
      )}
    </section>
  );
}

function TextButton({ label, onClick, children }: { label: string; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="text-primary min-h-12 text-[0.9375rem] font-semibold hover:underline lg:min-h-10"
    >
      {children}
    </button>
  );
}
