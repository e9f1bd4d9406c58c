import { ImageOff, Images, X } from "lucide-react";
import { type Ref, useState } from "react";
import { FormField } from "@/components/patterns/form-field";
import { Picture } from "@/components/patterns/picture";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { ImagePickerDialog } from "./lazy-library";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/texts/admin/media";

const FRAME = { width: 320, height: 180 };

interface PicturePickerProps {
  /** The field for the address. */
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** Address of the picture; empty for none. */
  value: string;
  /** @param isChosen whether it was chosen as a picture; otherwise its address is being typed */
  onChange: (url: string, isChosen: boolean) => void;
  error?: string;
}

/** A picture of a page: shown, chosen from the library or uploaded, typed as an address, or removed. */
export function PicturePicker({ ref, label, value, onChange, error }: PicturePickerProps) {
  const texts = useTexts(mediaTexts).picker;
  const [isChoosing, setChoosing] = useState(false);
  const nothing = <ImageOff className="text-muted-foreground size-8" />;
  return (
    <div className="grid gap-3">
      <FormField label={label} error={error}>
        {(field) => (
          <Input
            ref={ref}
            type="url"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            {...field}
            value={value}
            onChange={(event) => onChange(event.target.value.trim(), false)}
          />
        )}
      </FormField>
      <div className="flex flex-wrap items-center gap-3">
        <span className="rounded-control border-border bg-sand relative grid aspect-video w-40 place-items-center overflow-hidden border">
          {value === "" ? (
            nothing
          ) : (
            <Picture
              // A new address is a new attempt.
              key={value}
              src={value}
              alt={texts.preview}
              {...FRAME}
              sizes="160px"
              fallback={nothing}
              className="absolute inset-0 size-full object-cover"
            />
          )}
        </span>
        <Button variant="outline" size="small" onClick={() => setChoosing(true)}>
          <Images />
          {value === "" ? texts.choosePicture : texts.change}
        </Button>
        {value !== "" && (
          <Button variant="ghost" size="small" onClick={() => onChange("", false)}>
            <X />
            {texts.remove}
          </Button>
        )}
      </div>
      {isChoosing && (
        <ImagePickerDialog
          onClose={() => setChoosing(false)}
          onChoose={(url) => {
            setChoosing(false);
            onChange(url, true);
          }}
        />
      )}
    </div>
  );
}
