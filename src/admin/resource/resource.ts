import { z } from "zod";
import type { UseMutationOptions, UseQueryOptions } from "@tanstack/react-query";
import type { Locale, Localized } from "@/config/locales";
import { isUniqueViolation } from "@/data/client/errors";
import { change, orderChange } from "@/data/staff/client/change";
import {
  removeRow,
  type RowOf,
  type RowVersion,
  type Save,
  saveOrder,
  saveRow,
  type StaffTable,
  tableQuery,
} from "@/data/staff/client/rows";
import { staleAfter } from "@/data/staff/stale";
import { staffTables } from "@/data/staff/tables";
import type { Field } from "./fields";
import type { RuleTexts } from "./rules";

export type Fields = Readonly<Record<string, Field>>;

/** The values of a form, before validation. */
export type InputOf<F> = {
  -readonly [Name in keyof F]: F[Name] extends Field<infer Input, unknown, never> ? Input : never;
};
/** The values of a form, after validation. */
export type OutputOf<F> = {
  -readonly [Name in keyof F]: F[Name] extends Field<infer _Input, infer Output, never> ? Output : never;
};
/** A row of the list. */
export type ListedRow<Table extends StaffTable, F, Extra extends keyof RowOf<Table> = never> = {
  [Name in keyof F]: Name extends keyof RowOf<Table>
    ? RowOf<Table>[Name]
    : F[Name] extends Field<infer _Input, unknown, infer Stored>
      ? Stored
      : never;
} & Pick<RowOf<Table>, Extra> & { id: string; updated_at: string };

/** Each field saves the type of its column. */
type Fitting<Table extends StaffTable, F> = {
  [Name in keyof F]: Name extends keyof RowOf<Table> ? Field<unknown, RowOf<Table>[Name], never> : unknown;
};

/** The name of a field's label: a pair has one for both of its columns. */
type LabelName<Name> = Name extends `${infer Base}_en` ? Base : Name extends `${string}_ar` ? never : Name;

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
}

type LabelledTexts<F> = FormTexts & { fields: Readonly<Record<LabelName<keyof F> & string, string>> };

/** The server's refusal of a field, or of a part of one. */
export interface Refusal<F> {
  name: (keyof F & string) | `${keyof F & string}.${string}`;
  message: string;
}

interface Declaration<
  Table extends StaffTable,
  F extends Fields,
  W extends LabelledTexts<F>,
  Extra extends keyof RowOf<Table> & string,
> {
  texts: Localized<W>;
  /** The columns in the form, in its order. */
  fields: F & Fitting<Table, F>;
  /** Columns that are read without a field. */
  extraColumns?: readonly Extra[];
  /** Columns that sort the list, by default `-created_at`, the newest first; ties are sorted by id. */
  order?: readonly string[];
  /** Whether owners put the rows in order themselves. */
  isOrdered?: boolean;
  /** The field whose values are unique. */
  unique?: keyof F & string;
  nameOf: (row: ListedRow<Table, F, Extra>, texts: W, locale: Locale) => string;
  /** The places that use the row, in whole sentences, for the confirmation of its deletion. */
  describeUses?: (
    row: ListedRow<Table, F, Extra>,
    texts: W,
    signal: AbortSignal,
  ) => Promise<readonly string[]>;
  /** Validates several fields together. */
  check?: (values: OutputOf<F>, refuse: (name: keyof F & string, message: string) => void, texts: W) => void;
  /** Saves a row that is more than its table's columns. */
  save?: (save: Save<OutputOf<F>, ListedRow<Table, F, Extra>>) => Promise<void>;
}

type DeclaredTable = (typeof staffTables)[StaffTable];

/** A table with a screen, for its page, its form and its history. */
export interface Resource<
  F extends Fields = Fields,
  Row extends RowVersion = RowVersion,
  W extends FormTexts = FormTexts,
> {
  table: StaffTable;
  /** The ledger's name of a row. */
  entity: DeclaredTable["entity"];
  /** The people who add and change rows. */
  writers: DeclaredTable["writers"];
  /** The people who delete them. */
  removers: DeclaredTable["removers"];
  texts: Localized<W>;
  fields: F;
  query: UseQueryOptions<Row[]> & { queryKey: readonly unknown[] };
  save: UseMutationOptions<void, Error, Save<OutputOf<F>, Row>>;
  remove: UseMutationOptions<void, Error, string>;
  isOrdered: boolean;
  order: ReturnType<typeof orderChange>;
  nameOf(row: Row, texts: W, locale: Locale): string;
  describeUses?(row: Row, texts: W, signal: AbortSignal): Promise<readonly string[]>;
  /** @param services the slugs that texts with facts may name; undefined while they are not known */
  schemaFor: (
    texts: RuleTexts,
    locale: Locale,
    services?: readonly string[],
  ) => z.ZodType<OutputOf<F>, InputOf<F>>;
  /** The form's initial values; a new row may have some. */
  formValues: (row: Partial<Row> | undefined) => InputOf<F>;
  /** The field of a unique violation. */
  uniqueViolationField: (error: unknown, texts: RuleTexts, locale: Locale) => Refusal<F> | undefined;
}

/** A row of a declared table. */
export type RowIn<R> = R extends Resource<infer _F, infer Row, infer _W> ? Row : never;

/** The values of its form, before validation. */
export type InputIn<R> = R extends Resource<infer F, infer _Row, infer _W> ? InputOf<F> : never;

/** The values of its form, after validation. */
export type OutputIn<R> = R extends Resource<infer F, infer _Row, infer _W> ? OutputOf<F> : never;

/** The page's error messages that are plain sentences. */
const sentencesOf = ({ errors = {} }: FormTexts): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** The general messages, with those that the page replaces: `required`, `number`, `day`. */
const inOwnTexts = (texts: RuleTexts, own: ReturnType<typeof sentencesOf>): RuleTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const said = own[name];
      return [name, said === undefined ? text : typeof text === "string" ? said : () => said];
    }),
  ) as RuleTexts;

const takenIn = (own: FormTexts, field: string, texts: RuleTexts): string =>
  sentencesOf(own)["taken"] ?? (field === "slug" ? texts.slugTaken : texts.taken);

/** The label of a choice's value; a value that is newer than this page is its own label. */
export const optionOf = ({ options }: Pick<FormTexts, "options">, name: string, value: string): string =>
  options?.[name]?.[value] ?? value;

/** Declares a table with a screen: its page, its form and its history use the result. */
export function resource<
  Table extends StaffTable,
  F extends Fields,
  W extends LabelledTexts<F>,
  Extra extends keyof RowOf<Table> & string = never,
>(table: Table, declared: Declaration<Table, F, W, Extra>): Resource<F, ListedRow<Table, F, Extra>, W> {
  type Row = ListedRow<Table, F, Extra>;
  const {
    texts: localizedTexts,
    extraColumns = [],
    isOrdered = false,
    unique,
    nameOf,
    describeUses,
    check,
  } = declared;
  const fields: F = declared.fields;
  const { save = ({ before, values, id }) => saveRow(table, before, values, id) } = declared;
  const { order = isOrdered ? ["display_order"] : ["-created_at"] } = declared;
  const columns = Object.entries(fields).map(([name, { column }]) => column ?? name);
  const query = tableQuery<Row>(table, ["id", ...columns, ...extraColumns, "updated_at"], order);
  const { entity, writers, removers } = staffTables[table];
  const stale = staleAfter(table);
  return {
    table,
    entity,
    writers,
    removers,
    texts: localizedTexts,
    fields,
    query,
    save: change(save, stale),
    remove: change<string>((id, client) => removeRow(table, id, client), stale),
    isOrdered,
    order: orderChange(query.queryKey, (ids) => saveOrder(table, ids)),
    nameOf,
    describeUses,
    schemaFor: (texts, locale, services) => {
      const said = localizedTexts[locale];
      const own = sentencesOf(said);
      const messages = { ...inOwnTexts(texts, own), services, locale };
      const rules = Object.entries(fields).map(([name, { schema }]) => [
        name,
        schema({ ...messages, own: own[name] }),
      ]);
      const shape = z.object(Object.fromEntries(rules) as z.ZodRawShape);
      const whole = shape as unknown as z.ZodType<OutputOf<F>, InputOf<F>>;
      return whole.superRefine((values, context) =>
        check?.(values, (name, message) => context.addIssue({ code: "custom", path: [name], message }), said),
      );
    },
    formValues: (row: Readonly<Record<string, unknown>> = {}) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => {
          const stored = row[name];
          return [name, stored === null || stored === undefined ? field.initialValue : field.toInput(stored)];
        }),
      ) as InputOf<F>,
    uniqueViolationField: (error, texts, locale) =>
      unique !== undefined && isUniqueViolation(error)
        ? { name: unique, message: takenIn(localizedTexts[locale], unique, texts) }
        : undefined,
  };
}

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
