import type { ReactNode } from "react";
import { type Locale, LOCALES, type Localized } from "@/config/locales";
import { FormField } from "../form-field";

interface SideProps {
  id: string;
  lang: Locale;
  dir: "ltr" | "rtl";
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
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
          {(field) => children(locale, { ...field, lang: locale, dir: locale === "ar" ? "rtl" : "ltr" })}
        </FormField>
      ))}
    </div>
  );
}
