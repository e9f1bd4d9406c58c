import type { Sql, TransactionSql } from "postgres";
import { todayInDubai } from "@domain/dubai-day";
import type { Entry } from "./fixture";
import type { Row } from "./rest";
import { sql as ownersConnection } from "./stack";

class Undo extends Error {}

/** Runs on the real tables without a trace: the transaction, or this part of one, is always rolled back. */
export async function onScratch(
  sql: Sql | TransactionSql,
  run: (transaction: TransactionSql) => Promise<void>,
): Promise<void> {
  const runAndUndo = async (transaction: TransactionSql): Promise<void> => {
    await run(transaction);
    throw new Undo();
  };
  await ("savepoint" in sql ? sql.savepoint(runAndUndo) : sql.begin(runAndUndo)).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
}

/** The same with these tables empty. */
export const onEmptyTables = (tables: string, run: (transaction: TransactionSql) => Promise<void>) =>
  onScratch(ownersConnection, async (transaction) => {
    await transaction.unsafe(`truncate ${tables}`);
    await run(transaction);
  });

/** The columns of an API request, as a row of the table. */
export const record = (on: TransactionSql, table: string, columns: Row) =>
  on`jsonb_populate_record(null::${on(table)}, ${on.json(columns as never)})`;

/** Adds a row; its other columns have their defaults. */
export const addRow = (on: TransactionSql, [table, row]: Entry) => {
  const columns = on(Object.keys(row));
  return on`insert into ${on(table)} (${columns}) select ${columns} from ${record(on, table, row)}`;
};

/** The day this number of days ago in Dubai. */
export const dayBefore = (days: number): string => todayInDubai(Date.now() - days * 86_400_000);
