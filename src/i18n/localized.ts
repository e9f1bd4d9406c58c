import { otherLocale, type Locale } from "@/config/locales";

type Text = string | null;

/** A row with a text in both languages: in `name_en` and `name_ar`, or in `name` and `name_ar`. */
type InBothLanguages<Field extends string> = Readonly<Record<`${Field}_ar`, Text>> &
  (Readonly<Record<`${Field}_en`, Text>> | Readonly<Record<Field, Text>>);

/**
 * A text of a row in a language, trimmed. Without a translation it is the text of the other language; empty without both. The
 * caller decides what replaces an empty text.
 */
export const localized = <Field extends string>(
  row: InBothLanguages<NoInfer<Field>>,
  field: Field,
  locale: Locale,
): string => textIn(row, field, localizedLang(row, field, locale));

/** The language that {@link localized} finds the text in, for its `lang` attribute. */
export const localizedLang = <Field extends string>(
  row: InBothLanguages<NoInfer<Field>>,
  field: Field,
  locale: Locale,
): Locale => (textIn(row, field, locale) ? locale : otherLocale(locale));

function textIn(row: object, field: string, locale: Locale): string {
  const columns = row as Readonly<Record<string, Text | undefined>>;
  const text = columns[`${field}_${locale}`] ?? (locale === "en" ? columns[field] : undefined);
  return text?.trim() ?? "";
}
