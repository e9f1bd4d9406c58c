import type { Sql, TransactionSql } from "postgres";
import { todayInDubai } from "@domain/dubai-day";

class Undo extends Error {}

/** Runs on the real tables and leaves no trace: the transaction, or this part of one, is always rolled back. */
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

/** The day so many days ago in Dubai. */
export const dayBefore = (days: number): string => todayInDubai(Date.now() - days * 86_400_000);
