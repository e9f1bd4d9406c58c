import { hashKey, type QueryKey } from "@tanstack/react-query";
import type { Database } from "@/data/database.types";
import { AppError, assertOk, countOf, isStale, requireVersion, unwrap } from "@/data/client/errors";
import { change } from "./change";
import { staffClient } from "./staff-client";

/** A row to change, as it was when it was read; without a version the change goes over whatever is there by now. */
export interface RowVersion {
  id: string;
  updated_at?: string | undefined;
}

/** What a form sends. It can be sent again when the answer was lost: it is stored once, and is no conflict with itself. */
export interface Save<Values, Before extends RowVersion = RowVersion> {
  /** The row as it was read; undefined for a new one. */
  before: Before | undefined;
  values: Values;
  /** The id of a new row, made before it is sent for the first time. */
  id: string;
}

/** How the saving functions of the database are told which row is meant. */
export const rowVersion = (
  before: RowVersion | undefined,
  id: string,
): { p_id?: string; p_version?: string; p_new_id?: string } =>
  before
    ? { p_id: before.id, ...(before.updated_at !== undefined && { p_version: before.updated_at }) }
    : { p_new_id: id };

/** The values as a saving function of the database takes them: each under its own name, with `p_` before it. */
export const rpcArguments = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`p_${name}`, value])) as {
    [Name in keyof Values & string as `p_${Name}`]: Values[Name];
  };

type Tables = Database["public"]["Tables"];

/** The tables whose rows have an id and a version. */
type StaffTable = {
  [Table in keyof Tables]: Tables[Table]["Row"] extends { id: string; updated_at: string } ? Table : never;
}[keyof Tables];

/** One of several tables at once is more than the client's types can tell apart; all have an id and a version. */
const rowsOf = (table: StaffTable) => staffClient.from(table as "services");

/**
 * The two changes of a table whose rows are stored as they are.
 * @param stale what a change makes stale, beside what else its caller knows
 */
export const rowChanges = <Table extends StaffTable, Values extends Tables[Table]["Insert"]>(
  table: Table,
  stale: readonly QueryKey[],
) => ({
  save: rowSave<Values>(table, stale),
  remove: removal(table, stale),
});

/**
 * A change of a row that takes these values of it. Refused with AppError: a unique violation, or a stale one when the row is
 * not at the version any more.
 */
export const rowSave = <Values extends object>(table: StaffTable, stale: readonly QueryKey[]) =>
  change<Save<Values>>(({ before, values, id }) => saveRow(table, before, values, id), stale);

/** The removal of a row. One that is gone already counts as removed. Refused with AppError `forbidden`. */
export const removal = (table: StaffTable, stale: readonly QueryKey[]) =>
  change<string>((id) => removeRow(table, id), stale);

/** What {@link rowSave} does. */
export async function saveRow(
  table: StaffTable,
  before: RowVersion | undefined,
  values: object,
  id: string,
): Promise<void> {
  if (!before) return assertOk(await rowsOf(table).upsert({ id, ...values } as never));
  const { id: known, updated_at: version } = before;
  const match = { id: known, ...(version !== undefined && { updated_at: version }) };
  const answer = await rowsOf(table)
    .update(values as never)
    .match(match)
    .select("id");
  try {
    requireVersion(answer, version);
  } catch (error) {
    if (!isStale(error)) throw error;
    const { row, version: current } = await readRow(table, known, values);
    // The same change may have arrived before, and its answer not.
    if (row && isSame(row, values)) return;
    // The database passes over a row that has changed, and one that this person may not change (any more), alike.
    if (current === version) throw new AppError("forbidden", "The row may not be changed.", 403);
    throw error;
  }
}

/** A row with the columns of these values, and its version. */
async function readRow(table: StaffTable, id: string, values: object) {
  const columns = [...Object.keys(values), "updated_at"].join(", ") as "updated_at";
  const [stored] = unwrap(await rowsOf(table).select(columns).eq("id", id).limit(1));
  if (!stored) return {};
  const { updated_at: version, ...row } = stored;
  return { row, version };
}

/** JSON columns come back with their keys in another order. */
const isSame = (row: object, values: object): boolean => hashKey([row]) === hashKey([values]);

/** What {@link removal} does. */
async function removeRow(table: StaffTable, id: string): Promise<void> {
  if (unwrap(await rowsOf(table).delete().eq("id", id).select("id")).length > 0) return;
  // The database passes over a row that is gone, and one that this person may not remove, alike.
  const left = await rowsOf(table).select("id", { count: "exact", head: true }).eq("id", id);
  if (countOf(left) > 0) throw new AppError("forbidden", "The row may not be removed.", 403);
}
