import type { SupabaseClient } from "@supabase/supabase-js";
import { hashKey, type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import type { Database } from "@/data/database.types";
import { AppError, assertOk, countOf, requireRow, ROW_GONE, staleRow, unwrap } from "@/data/client/errors";
import { staffKey } from "@/data/client/keys";
import type { staffTables } from "../tables";
import { isSignedOut } from "../session";
import { readAll } from "./read";
import { staffClient } from "./staff-client";

/** A row to change, in the version that was read. Without a version the change overwrites any newer one. */
export interface RowVersion {
  id: string;
  updated_at?: string | undefined;
}

/**
 * The values of a form. They can be sent again after a lost answer: they are stored once, and do not conflict with themselves.
 */
export interface Save<Values, Before extends RowVersion = RowVersion> {
  /** The row as it was read; undefined for a new one. */
  before: Before | undefined;
  values: Values;
  /** The id of a new row, made before it is first sent. */
  id: string;
}

/** The arguments of the database's saving functions that identify the row. */
export const rowVersion = (
  before: RowVersion | undefined,
  id: string,
): { p_id?: string; p_version?: string; p_new_id?: string } =>
  before
    ? { p_id: before.id, ...(before.updated_at !== undefined && { p_version: before.updated_at }) }
    : { p_new_id: id };

/** The values as arguments of a saving function: each name with `p_` before it. */
export const rpcArguments = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`p_${name}`, value])) as {
    [Name in keyof Values & string as `p_${Name}`]: Values[Name];
  };

type Tables = Database["public"]["Tables"];

/** The tables that staff change, whose rows have an id and a version. */
export type StaffTable = {
  [Table in keyof typeof staffTables]: Tables[Table]["Row"] extends { id: string; updated_at: string }
    ? Table
    : never;
}[keyof typeof staffTables];

export type RowOf<Table extends StaffTable> = Tables[Table]["Row"];

interface AnyTable {
  Row: Record<string, unknown>;
  Insert: Record<string, unknown>;
  Update: Record<string, unknown>;
  Relationships: [];
}

interface AnyDatabase {
  public: {
    Tables: Record<string, AnyTable>;
    Views: Record<string, never>;
    Functions: Record<string, never>;
  };
}

/** The tables whose rows have an id. */
type TableWithId = {
  [Table in keyof Tables]: Tables[Table]["Row"] extends { id: string } ? Table : never;
}[keyof Tables];

/** The client's types need the literal name of a table; here it is one of several, and so are its columns. */
const rowsOf = (table: TableWithId) => (staffClient as unknown as SupabaseClient<AnyDatabase>).from(table);

/**
 * All rows of a table, in an order without ties.
 * @param columns in PostgREST's syntax, also of other tables
 * @param order columns, `-created_at` for the newest first; ties are sorted by id
 */
export const tableQuery = <Row extends { id: string }>(
  table: TableWithId,
  columns: readonly string[],
  order: readonly string[],
) =>
  queryOptions({
    queryKey: staffKey(table),
    queryFn: ({ signal }) =>
      readAll<Row>(
        () =>
          [...order, "id"].reduce(
            (rows, column) => rows.order(column.replace(/^-/, ""), { ascending: !column.startsWith("-") }),
            rowsOf(table).select<string, Row>(columns.join(", ")),
          ),
        signal,
      ),
  });

/**
 * Some columns of all rows of a table, for pages that choose or name a row.
 * @param queryKey of this selection
 */
export const columnsQuery = <Table extends TableWithId, Column extends keyof Tables[Table]["Row"] & string>(
  queryKey: QueryKey,
  table: Table,
  columns: readonly Column[],
  order: readonly string[],
) =>
  queryOptions({
    ...tableQuery<Pick<Tables[Table]["Row"], Column> & { id: string }>(table, ["id", ...columns], order),
    queryKey,
  });

/** Stores the order of the rows. @throws AppError when the server refuses it */
export const saveOrder = async (table: StaffTable, ids: readonly string[]): Promise<void> =>
  assertOk(await staffClient.rpc("order_rows", { p_table: table, p_ids: [...ids] }));

/**
 * Saves the values of a row.
 * @throws AppError for a unique violation, or a stale one when the row has a newer version
 */
export async function saveRow(
  table: StaffTable,
  before: RowVersion | undefined,
  values: object,
  id: string,
): Promise<void> {
  if (!before) return assertOk(await rowsOf(table).upsert({ id, ...values }));
  const { id: known, updated_at: version } = before;
  const match = { id: known, ...(version !== undefined && { updated_at: version }) };
  const answer = await rowsOf(table)
    .update({ ...values })
    .match(match)
    .select("id");
  if (version === undefined) return requireRow(answer);
  if (unwrap(answer).length > 0) return;
  const { row, version: current } = await readRow(table, known, values);
  if (!row) throw staleRow(ROW_GONE);
  // The same change may have arrived before, without its answer.
  if (isSame(row, values)) return;
  // The database skips both a row that has changed and a row that this person may not change.
  throw current === version ? new AppError("forbidden", "The row may not be changed.", 403) : staleRow();
}

/** The columns of these values in the stored row, and its version. */
async function readRow(table: StaffTable, id: string, values: object) {
  const columns = [...Object.keys(values), "updated_at"].join(", ");
  const rows = await rowsOf(table).select<string, Record<string, unknown>>(columns).eq("id", id).limit(1);
  const [stored] = unwrap(rows);
  if (!stored) return {};
  const { updated_at: version, ...row } = stored;
  return { row, version };
}

const isSame = (row: object, values: object): boolean => comparable(row) === comparable(values);

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

/** JSON columns are returned with their keys in another order, and moments with `+00:00` instead of `Z`. */
const comparable = (columns: object): string =>
  hashKey([
    Object.fromEntries(
      Object.entries(columns).map(([name, value]) => [name, isTime(value) ? Date.parse(value) : value]),
    ),
  ]);

const isTime = (value: unknown): value is string => typeof value === "string" && TIME.test(value);

/** Removes a row. A row that is gone already counts as removed. @throws AppError `forbidden` */
export async function removeRow(table: StaffTable, id: string, client: QueryClient): Promise<void> {
  if (unwrap(await rowsOf(table).delete().eq("id", id).select("id")).length > 0) return;
  // The database skips both a row that is gone and a row that this person may not remove.
  const left = await rowsOf(table).select("id", { count: "exact", head: true }).eq("id", id);
  // Without a session an existing row is invisible, too.
  if (countOf(left) > 0 || (await isSignedOut(client)))
    throw new AppError("forbidden", "The row may not be removed.", 403);
}
