import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Dialog } from "@/components/ui/staff/dialog";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { dirOf, type Locale } from "@/i18n/locales";
import { MediaThumbnail } from "./media-thumbnail";

interface PlaceImageDialogProps {
  locale: Locale;
  /** The picture to place; the dialog is closed without one. */
  url: string | undefined;
  onInsert: (alt: string) => void;
  onUseAsHero: () => void;
  onClose: () => void;
}

/** Asks for the alternative text of a picture and where it is to go. */
export function PlaceImageDialog({ url, onClose, ...props }: PlaceImageDialogProps) {
  const { t } = useAdminI18n();
  return (
    <Dialog
      isOpen={url !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.media.panel.altTitle}
      closeLabel={t.common.close}
      size="small"
    >
      {url !== undefined && <PlaceImageForm url={url} {...props} />}
    </Dialog>
  );
}

function PlaceImageForm({
  locale,
  url,
  onInsert,
  onUseAsHero,
}: Omit<PlaceImageDialogProps, "url" | "onClose"> & { url: string }) {
  const texts = useAdminI18n().t.media.panel;
  const suggestion = texts.altDefault[locale];
  const [alt, setAlt] = useState(suggestion);
  const id = useId();
  return (
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
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-base font-semibold">
          {texts.altLabel}
        </label>
        <Input
          id={id}
          value={alt}
          lang={locale}
          dir={dirOf(locale)}
          maxLength={300}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setAlt(event.target.value)}
        />
        <p id={`${id}-hint`} className="text-muted-foreground text-[0.9375rem]">
          {texts.altHint}
        </p>
      </div>
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
  );
}
