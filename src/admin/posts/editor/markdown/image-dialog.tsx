import { useState } from "react";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { AltField } from "@/admin/shared/media/alt-field";
import { takeFocus } from "@/admin/shared/take-focus";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { Locale } from "@/config/locales";

/** A page of the web or a file of this site. */
const ADDRESS = /^(?:https?:\/\/[^\s/]+\S*|\/(?!\/)\S+)$/i;

interface ImageDialogProps {
  /** Language of the text into which the image goes. */
  locale: Locale;
  /** What was selected: an address, or words for the alternative text. */
  selection: string;
  onInsert: (alt: string, url: string) => void;
  onClose: () => void;
}

/** Asks for an image's address and its alternative text. */
export function ImageDialog({ locale, selection, onInsert, onClose }: ImageDialogProps) {
  const { t } = useAdminI18n();
  const texts = t.writing.image;
  const suggestion = t.media.panel.altDefault[locale];
  const isAddress = ADDRESS.test(selection);
  const [alt, setAlt] = useState(isAddress || !selection ? suggestion : selection);
  const [url, setUrl] = useState(isAddress ? selection : "");
  const [error, setError] = useState<string>();

  const submit = () => {
    const address = url.trim();
    if (!ADDRESS.test(address)) {
      setError(address ? texts.urlInvalid : texts.urlMissing);
      return;
    }
    onInsert(alt.trim() || suggestion, address);
  };

  return (
    <AdminDialog title={texts.title} size="small" onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
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
        <p className="text-muted-foreground text-[0.9375rem]">{texts.note}</p>
        <Button type="submit" size="small" className="justify-self-end">
          {texts.insert}
        </Button>
      </form>
    </AdminDialog>
  );
}
