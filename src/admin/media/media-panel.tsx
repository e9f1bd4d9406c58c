import { Images } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import type { Locale } from "@/config/locales";
import { DropZone } from "./drop-zone";
import { ImagePickerDialog } from "./image-picker-dialog";
import { MediaThumbnail } from "./media-files";
import { wordsOfName } from "./media-names";
import { PlaceImageDialog } from "./place-image-dialog";
import { UploadButton, UploadList } from "./upload-controls";
import { usePictureUploads } from "./use-uploads";
import { VideoEmbedField } from "./video-embed-field";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/words/admin/media";

interface MediaPanelProps {
  /** The language that is being written: it decides the alternative text that is suggested. */
  locale: Locale;
  /** Writes the picture into the text. The panel has asked for the alternative text, and says that it was inserted. */
  onInsertImage: (image: { url: string; alt: string }) => void;
  /** Makes the picture the post's hero in this language. Its name may say what it shows. */
  onUseAsHero: (url: string, alt: string | undefined) => void;
  /** Writes a video, by its short address at YouTube or Vimeo, into the text. Returns whether it is there now. */
  onEmbedVideo: (url: string) => boolean;
}

/** Beside the text: uploads images, places them in the text or as its hero, and embeds videos. */
export function MediaPanel({ locale, onInsertImage, onUseAsHero, onEmbedVideo }: MediaPanelProps) {
  const texts = useTexts(mediaTexts).panel;
  const [isChoosing, setChoosing] = useState(false);
  /** The image whose alternative text is being asked for. */
  const [placing, setPlacing] = useState<{ url: string; ownName: string }>();
  const uploads = usePictureUploads();
  const makeHero = (url: string, ownName: string) => {
    onUseAsHero(url, wordsOfName(ownName));
    toast.success(texts.heroSet);
  };
  return (
    <section className="rounded-card border-border bg-card grid gap-5 border p-5" aria-label={texts.title}>
      <h2 className="text-lg tracking-normal">{texts.title}</h2>
      <DropZone label={texts.imagesTitle} onFiles={uploads.add} takesPaste className="grid gap-3">
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
                      <TextButton
                        label={`${texts.insert}: ${fileName}`}
                        onClick={() => setPlacing({ url, ownName: fileName })}
                      >
                        {texts.insert}
                      </TextButton>
                      <TextButton
                        label={`${texts.useAsHero}: ${fileName}`}
                        onClick={() => makeHero(url, fileName)}
                      >
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
          onChoose={(url, ownName) => {
            setChoosing(false);
            setPlacing({ url, ownName });
          }}
        />
      )}
      {placing !== undefined && (
        <PlaceImageDialog
          locale={locale}
          url={placing.url}
          name={wordsOfName(placing.ownName)}
          onClose={() => setPlacing(undefined)}
          onInsert={(alt) => {
            setPlacing(undefined);
            onInsertImage({ url: placing.url, alt });
            toast.success(texts.inserted);
          }}
          onUseAsHero={() => {
            setPlacing(undefined);
            makeHero(placing.url, placing.ownName);
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
