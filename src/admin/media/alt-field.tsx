import { useId } from "react";
import { FormField } from "@/components/patterns/form-field";
import { Input } from "@/components/ui/staff/form-controls";
import { dirOf, type Locale } from "@/config/locales";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/words/admin/media";

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
