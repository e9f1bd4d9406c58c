import { useId, useState } from "react";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { dirOf, type Locale } from "@/config/locales";
import { MediaThumbnail } from "./media-files";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/words/admin/media";

interface PlaceImageDialogProps {
  locale: Locale;
  url: string;
  /** What its name says that it shows. */
  name: string | undefined;
  onInsert: (alt: string) => void;
  onUseAsHero: () => void;
  onClose: () => void;
}

/** Asks for the alternative text of a picture and where it is to go. */
export function PlaceImageDialog({
  locale,
  url,
  name,
  onInsert,
  onUseAsHero,
  onClose,
}: PlaceImageDialogProps) {
  const texts = useTexts(mediaTexts).panel;
  const suggestion = texts.altDefault[locale];
  const [alt, setAlt] = useState(name ?? suggestion);
  return (
    <AdminDialog title={texts.altTitle} size="small" onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onInsert(alt.trim() || suggestion);
        }}
      >
        <div className="rounded-control mx-auto w-40 overflow-hidden">
          <MediaThumbnail file={{ kind: "image", url }} />
        </div>
        <AltField locale={locale} hint={texts.altHint} value={alt} onChange={setAlt} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" size="small" onClick={onUseAsHero}>
            {texts.useAsHero}
          </Button>
          <Button type="submit" size="small">
            {texts.insert}
          </Button>
        </div>
        <p className="text-muted-foreground text-[0.9375rem]">{texts.bodyNote}</p>
      </form>
    </AdminDialog>
  );
}

interface AltFieldProps {
  /** Language of the text into which the picture goes. */
  locale: Locale;
  hint: string;
  value: string;
  onChange: (alt: string) => void;
}

/** The alternative text of a picture. Whoever enters the field replaces the suggestion by typing. */
export function AltField({ locale, hint, value, onChange }: AltFieldProps) {
  const media = useTexts(mediaTexts);
  const hintId = useId();
  return (
    <div className="grid gap-1.5">
      <FormField label={media.panel.altLabel}>
        {(field) => (
          <Input
            {...field}
            aria-describedby={hintId}
            lang={locale}
            dir={dirOf(locale)}
            maxLength={300}
            value={value}
            onFocus={(event) => event.target.select()}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FormField>
      <p id={hintId} className="text-muted-foreground text-[0.9375rem]">
        {hint}
      </p>
    </div>
  );
}
