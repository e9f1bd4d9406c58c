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
import { duplicateMessage, errorSentences, type FormTexts, withPageErrors } from "./resource-texts";
import type { RuleTexts } from "./rules";

/** Fields by the names of their columns. */
export type Fields = Readonly<Record<string, Field>>;

/** A page's declaration of its table. */
interface Declaration<
  Table extends StaffTable,
  F extends Fields,
  Texts extends LabelledTexts<F>,
  Extra extends keyof RowOf<Table> & string,
> {
  texts: Localized<Texts>;
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
  nameOf: (row: ListedRow<Table, F, Extra>, texts: Texts, locale: Locale) => string;
  /** The places that use the row, in whole sentences, for the confirmation of its deletion. */
  describeUses?: (
    row: ListedRow<Table, F, Extra>,
    texts: Texts,
    signal: AbortSignal,
  ) => Promise<readonly string[]>;
  /** Validates several fields together. */
  check?: (
    values: OutputOf<F>,
    refuse: (name: keyof F & string, message: string) => void,
    texts: Texts,
  ) => void;
  /** Saves a row that is more than its table's columns. */
  save?: (save: Save<OutputOf<F>, ListedRow<Table, F, Extra>>) => Promise<void>;
}

type DeclaredTable = (typeof staffTables)[StaffTable];

/** A table with a screen, for its page, its form and its history. */
export interface Resource<
  F extends Fields = Fields,
  Row extends RowVersion = RowVersion,
  Texts extends FormTexts = FormTexts,
> {
  table: StaffTable;
  /** The ledger's name of a row. */
  entity: DeclaredTable["entity"];
  /** The people who add and change rows. */
  writers: DeclaredTable["writers"];
  /** The people who delete them. */
  removers: DeclaredTable["removers"];
  texts: Localized<Texts>;
  fields: F;
  query: UseQueryOptions<Row[]> & { queryKey: readonly unknown[] };
  save: UseMutationOptions<void, Error, Save<OutputOf<F>, Row>>;
  remove: UseMutationOptions<void, Error, string>;
  isOrdered: boolean;
  order: ReturnType<typeof orderChange>;
  nameOf(row: Row, texts: Texts, locale: Locale): string;
  describeUses?(row: Row, texts: Texts, signal: AbortSignal): Promise<readonly string[]>;
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

/** Declares a table with a screen: its page, its form and its history use the result. */
export function resource<
  Table extends StaffTable,
  F extends Fields,
  Texts extends LabelledTexts<F>,
  Extra extends keyof RowOf<Table> & string = never,
>(
  table: Table,
  declared: Declaration<Table, F, Texts, Extra>,
): Resource<F, ListedRow<Table, F, Extra>, Texts> {
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
  const columns = Object.entries(fields).flatMap(([name, { column = name }]) => column || []);
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
      const pageTexts = localizedTexts[locale];
      const messages = { ...withPageErrors(texts, pageTexts), services, locale };
      const fieldMessages = errorSentences(pageTexts);
      const schemas = Object.entries(fields).map(([name, { schema }]) => [
        name,
        schema({ ...messages, fieldMessage: fieldMessages[name] }),
      ]);
      const form = z.object(Object.fromEntries(schemas) as z.ZodRawShape);
      return (form as unknown as z.ZodType<OutputOf<F>, InputOf<F>>).superRefine((values, context) => {
        const refuse = (name: string, message: string) =>
          context.addIssue({ code: "custom", path: [name], message });
        check?.(values, refuse, pageTexts);
      });
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
        ? { name: unique, message: duplicateMessage(texts, localizedTexts[locale], unique) }
        : undefined,
  };
}

/** The server's refusal of a field, or of a part of one. */
export interface Refusal<F> {
  name: (keyof F & string) | `${keyof F & string}.${string}`;
  message: string;
}

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

type LabelledTexts<F> = FormTexts & { fields: Readonly<Record<LabelName<keyof F> & string, string>> };

/** A row of a declared table. */
export type RowIn<R> = R extends Resource<infer _F, infer Row, infer _W> ? Row : never;

/** The values of its form, before validation. */
export type InputIn<R> = R extends Resource<infer F, infer _Row, infer _W> ? InputOf<F> : never;

/** The values of its form, after validation. */
export type OutputIn<R> = R extends Resource<infer F, infer _Row, infer _W> ? OutputOf<F> : never;
