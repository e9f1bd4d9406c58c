import { useState } from "react";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Dialog } from "@/components/ui/staff/dialog";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { dirOf, type Locale } from "@/i18n/locales";

/** A page of the web or a file of this site. */
const ADDRESS = /^(?:https?:\/\/[^\s/]+\S*|\/(?!\/)\S+)$/i;

/** A dialog begins where something is to be written, not on its close button. */
const enter = (input: HTMLInputElement | null) => input?.focus();

interface ImageDialogProps {
  /** Language of the text into which the image goes. */
  locale: Locale;
  /** What was selected: an address, or words for the alternative text; undefined while the dialog is closed. */
  selection: string | undefined;
  onInsert: (alt: string, url: string) => void;
  onClose: () => void;
}

/** Asks for an image's address and its alternative text. */
export function ImageDialog({ selection, onClose, ...props }: ImageDialogProps) {
  const { t } = useAdminI18n();
  return (
    <Dialog
      isOpen={selection !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.writing.image.title}
      closeLabel={t.common.close}
      size="small"
    >
      {selection !== undefined && <ImageForm selection={selection} {...props} />}
    </Dialog>
  );
}

function ImageForm({
  locale,
  selection,
  onInsert,
}: Pick<ImageDialogProps, "locale" | "onInsert"> & { selection: string }) {
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
            ref={enter}
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
      <div className="grid gap-1.5">
        <FormField label={texts.alt}>
          {(field) => (
            <Input
              {...field}
              lang={locale}
              dir={dirOf(locale)}
              maxLength={300}
              value={alt}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setAlt(event.target.value)}
            />
          )}
        </FormField>
        <p className="text-muted-foreground text-[0.9375rem]">{texts.altHint}</p>
      </div>
      <p className="text-muted-foreground text-[0.9375rem]">{texts.note}</p>
      <Button type="submit" size="small" className="justify-self-end">
        {texts.insert}
      </Button>
    </form>
  );
}
