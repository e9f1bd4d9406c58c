import { Images } from "lucide-react";
import { useState } from "react";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { AltField } from "@/admin/media/place-image-dialog";
import { ImagePickerDialog } from "@/admin/media/image-picker-dialog";
import { wordsOfName } from "@/admin/media/media-names";
import { takeFocus } from "@/admin/shared/focus";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import type { Locale } from "@/config/locales";
import { useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/words/admin/editor-writing";
import { mediaTexts } from "@/words/admin/media";

/** A page of the web or a file of this site. */
const ADDRESS = /^(?:https?:\/\/[^\s/]+\S*|\/(?!\/)\S+)$/i;

interface ImageDialogProps {
  /** Language of the text into which the image goes. */
  locale: Locale;
  /** What was selected: an address, or words for the alternative text. */
  selection: string;
  onInsert: (alt: string, url: string) => void;
  /** `alt` is what was written about the image, or what its name says. */
  onUseAsHero: (url: string, alt: string) => void;
  onClose: () => void;
}

/** Asks for an image, its alternative text, and where it goes: readers see the one that is the article's hero. */
export function ImageDialog({ locale, selection, onInsert, onUseAsHero, onClose }: ImageDialogProps) {
  const mediaWords = useTexts(mediaTexts);
  const texts = useTexts(writingTexts).image;
  const suggestion = mediaWords.panel.altDefault[locale];
  const isAddress = ADDRESS.test(selection);
  const [alt, setAlt] = useState(isAddress || !selection ? suggestion : selection);
  const [url, setUrl] = useState(isAddress ? selection : "");
  const [error, setError] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);

  const choose = (chosen: string, ownName: string) => {
    setChoosing(false);
    setUrl(chosen);
    setError(undefined);
    // What was written about the image stays.
    setAlt((written) => (written === suggestion ? (wordsOfName(ownName) ?? written) : written));
  };
  /** Says what is wrong with the address, if anything is. */
  const withAddress = (take: (address: string) => void) => {
    const address = url.trim();
    if (ADDRESS.test(address)) take(address);
    else setError(address ? texts.urlInvalid : texts.urlMissing);
  };

  // In place of this one: what was entered so far stays.
  if (isChoosing) return <ImagePickerDialog onChoose={choose} onClose={() => setChoosing(false)} />;

  return (
    <AdminDialog title={texts.title} size="small" onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          withAddress((address) => onUseAsHero(address, alt.trim()));
        }}
      >
        <p className="text-base">{texts.note}</p>
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          onClick={() => setChoosing(true)}
        >
          <Images />
          {texts.choose}
        </Button>
        <FormField label={texts.url} error={error}>
          {(field) => (
            <Input
              {...field}
              ref={takeFocus}
              type="url"
              dir="ltr"
              autoComplete="off"
              value={url}
              onChange={(event) => {
                setUrl(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </FormField>
        <AltField locale={locale} hint={texts.altHint} value={alt} onChange={setAlt} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant="outline"
            size="small"
            onClick={() => withAddress((address) => onInsert(alt.trim() || suggestion, address))}
          >
            {texts.insert}
          </Button>
          <Button type="submit" size="small">
            {mediaWords.panel.useAsHero}
          </Button>
        </div>
      </form>
    </AdminDialog>
  );
}
