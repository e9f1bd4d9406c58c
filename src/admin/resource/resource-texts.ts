import type { Locale } from "@/config/locales";
import type { RuleTexts } from "./rules";

/** The texts of a form, in one language. */
export interface FormTexts {
  add: string;
  edit: string;
  created: string;
  updated: string;
  failed: string;
  /** Labels by the fields' names; those of `name_en` and `name_ar` are under `name`. */
  fields: Readonly<Record<string, string>>;
  /** Lines below the fields. */
  hints?: Readonly<Record<string, string>>;
  /** Labels of the values of a choice. */
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Error messages by the field's name; `taken` for a duplicate value. */
  errors?: Readonly<Record<string, unknown>>;
}

/** The texts of a page whose rows can be deleted. */
export interface ResourceTexts extends FormTexts {
  title: string;
  lead?: string;
  deleted: string;
  deleteQuestion: string | ((name: string) => string);
  /** The consequences of a deletion. */
  deleteText?: string;
  deleteFailed?: string;
  /** For editors who may add and change rows. */
  deleteOwnersOnly?: string;
  /** The list's name, when it differs from the page's. */
  list?: string;
}

/** The texts of a page that renders its list itself. */
export interface ListTexts extends ResourceTexts {
  /** For a list without rows. */
  empty: string;
  /** For people who may only read the rows, when there is more to know than that. */
  forReaders?: { note: string; empty: string };
}

/** The label of a choice's value; a value that is newer than this page is its own label. */
export const optionOf = ({ options }: Pick<FormTexts, "options">, name: string, value: string): string =>
  options?.[name]?.[value] ?? value;

/**
 * The label of a column; undefined without one.
 * @param isPair whether another column has the same in Arabic
 */
export function labelOf(
  fields: ResourceTexts["fields"],
  column: string,
  isPair: boolean,
  inLanguage: Readonly<Record<Locale, (label: string) => string>>,
): string | undefined {
  if (!isPair && Object.hasOwn(fields, column)) return fields[column];
  const label = fields[column.replace(/_(?:en|ar)$/, "")];
  return label === undefined ? undefined : inLanguage[column.endsWith("_ar") ? "ar" : "en"](label);
}

/** The page's error messages that are plain sentences. Others are functions, which only the page itself calls. */
export const errorSentences = ({ errors = {} }: FormTexts): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** The general error messages with those that the page replaces under the same name: `required`, `number`, `day`. */
export function withPageErrors(general: RuleTexts, page: FormTexts): RuleTexts {
  const sentences = errorSentences(page);
  return Object.fromEntries(
    Object.entries(general).map(([name, message]) => {
      const sentence = sentences[name];
      if (sentence === undefined) return [name, message];
      return [name, typeof message === "string" ? sentence : () => sentence];
    }),
  ) as RuleTexts;
}

/** The message for a value that another row has. */
export const duplicateMessage = (general: RuleTexts, page: FormTexts, field: string): string =>
  errorSentences(page)["taken"] ?? (field === "slug" ? general.slugTaken : general.taken);
