import { useId, type ReactNode } from "react";
import { dirOf, type Locale, LOCALES, type Localized } from "@/config/locales";

interface FieldProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface FormFieldProps {
  label: string;
  error?: string;
  /** Gets what ties the control to its label and its error. */
  children: (field: FieldProps) => ReactNode;
}

export function FormField({ label, error, children }: FormFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-base font-semibold">
        {label}
      </label>
      {children({ id, "aria-invalid": error !== undefined, "aria-describedby": error ? errorId : undefined })}
      {error && (
        <p id={errorId} role="alert" className="text-destructive text-base">
          {error}
        </p>
      )}
    </div>
  );
}

interface SideProps extends FieldProps {
  lang: Locale;
  dir: "ltr" | "rtl";
}

interface TwoLanguageFieldProps {
  /** The labels of the two halves, for example Name (EN) and Name (AR). */
  labels: Localized;
  errors?: Partial<Record<Locale, string>>;
  /** Draws the control of one half. */
  children: (locale: Locale, props: SideProps) => ReactNode;
}

/** One field in both languages, side by side where there is space; each half has its own language and direction. */
export function TwoLanguageField({ labels, errors = {}, children }: TwoLanguageFieldProps) {
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      {LOCALES.map((locale) => (
        <FormField key={locale} label={labels[locale]} error={errors[locale]}>
          {(field) => children(locale, { ...field, lang: locale, dir: dirOf(locale) })}
        </FormField>
      ))}
    </div>
  );
}
