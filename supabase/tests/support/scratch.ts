import type { Sql, TransactionSql } from "postgres";
import { todayInDubai } from "@domain/dubai-day";

class Undo extends Error {}

/** Runs on the real tables and leaves no trace: the transaction is always rolled back. */
export async function onScratch(
  sql: Sql,
  run: (transaction: TransactionSql) => Promise<void>,
): Promise<void> {
  await sql
    .begin(async (transaction) => {
      await run(transaction);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
}

/** The day so many days ago in Dubai. */
export const dayBefore = (days: number): string => todayInDubai(Date.now() - days * 86_400_000);
