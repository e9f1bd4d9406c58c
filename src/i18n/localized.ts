import type { Locale } from "./locales";

/** A row with a text in both languages: `name_en` and `name_ar`, or `name` in English with `name_ar` beside it. */
type WithText<Field extends string> =
  | Readonly<Record<`${Field}_en` | `${Field}_ar`, string | null>>
  | Readonly<Record<Field | `${Field}_ar`, string | null>>;

/**
 * A row's text in one language. Where it was not written in that language, the English one, and without that the Arabic
 * one; empty without any.
 * @param field the column's name without its language, like `name`
 */
export function localized<Field extends string>(row: WithText<Field>, field: Field, locale: Locale): string {
  const texts = row as Readonly<Record<string, string | null | undefined>>;
  const columns = [`${field}_${locale}`, `${field}_en`, field, `${field}_ar`];
  return columns.map((column) => texts[column]?.trim() ?? "").find((text) => text !== "") ?? "";
}
