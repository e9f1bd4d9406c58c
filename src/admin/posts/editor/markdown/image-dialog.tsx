import { useState } from "react";
import { PicturePicker } from "@/admin/media/picture-picker";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { takeFocus } from "@/lib/take-focus";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { dirOf, type Locale } from "@/config/locales";
import { useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/texts/admin/editor-writing";
import { mediaTexts } from "@/texts/admin/media";

/** An http address or a path of this site. */
const ADDRESS = /^(?:https?:\/\/[^\s/]+\S*|\/(?!\/)\S+)$/i;

/** An image that is about to be placed; its values may be incomplete. */
export interface PlacedImage {
  url: string;
  /** Its alternative text. */
  alt: string;
  /** Whether the person has chosen to put it into the text; otherwise the hero image, which readers see, is offered first. */
  isForText: boolean;
}

/** A selected text is an image's address, or its alternative text. */
export const imageOfSelection = (selection: string): PlacedImage => ({
  ...(ADDRESS.test(selection) ? { url: selection, alt: "" } : { url: "", alt: selection }),
  isForText: false,
});

/** After the library, in which the image may have been chosen, has closed and returned the focus. */
const takeFocusLater = (element: HTMLElement | null) => void requestAnimationFrame(() => element?.focus());

interface ImageDialogProps {
  /** Language of the text that the image is for. */
  locale: Locale;
  image: PlacedImage;
  onInsert: (alt: string, url: string) => void;
  /** `alt` is the alternative text of the image. */
  onUseAsHero: (url: string, alt: string) => void;
  onClose: () => void;
}

/** Collects an image, its alternative text, and its place: readers see the image that is the article's hero. */
export function ImageDialog({ locale, image, onInsert, onUseAsHero, onClose }: ImageDialogProps) {
  const media = useTexts(mediaTexts).panel;
  const texts = useTexts(writingTexts).image;
  const suggestion = media.altDefault[locale];
  const [alt, setAlt] = useState(image.alt || suggestion);
  const [url, setUrl] = useState(image.url);
  const [error, setError] = useState<string>();

  /** Shows the problem of the address, if it has one. */
  const withAddress = (take: (address: string) => void) => () => {
    if (ADDRESS.test(url)) take(url);
    else setError(url ? texts.urlInvalid : texts.urlMissing);
  };
  const insert = {
    label: texts.insert,
    take: withAddress((address) => onInsert(alt.trim() || suggestion, address)),
  };
  const makeHero = {
    label: media.useAsHero,
    take: withAddress((address) => onUseAsHero(address, alt.trim())),
  };
  const [first, second] = image.isForText ? [insert, makeHero] : [makeHero, insert];

  return (
    <AdminDialog title={texts.title} size="small" onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          first.take();
        }}
      >
        <p className="text-base">{texts.note}</p>
        <PicturePicker
          ref={image.url === "" ? takeFocus : undefined}
          label={texts.url}
          value={url}
          error={error}
          onChange={(chosen) => {
            setUrl(chosen);
            setError(undefined);
          }}
        />
        <FormField label={media.altLabel} hint={texts.altHint}>
          {(field) => (
            <Input
              {...field}
              ref={image.url === "" ? undefined : takeFocusLater}
              lang={locale}
              dir={dirOf(locale)}
              maxLength={300}
              value={alt}
              // Typing in the focused field replaces the suggestion.
              onFocus={(event) => event.target.select()}
              onChange={(event) => setAlt(event.target.value)}
            />
          )}
        </FormField>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" size="small" onClick={second.take}>
            {second.label}
          </Button>
          <Button type="submit" size="small">
            {first.label}
          </Button>
        </div>
      </form>
    </AdminDialog>
  );
}
