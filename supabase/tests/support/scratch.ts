import type { Sql, TransactionSql } from "postgres";

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

/** The Dubai date so many days ago, as `2026-11-21`. Dubai is four hours ahead and knows no summer time. */
export function dayBefore(days: number): string {
  const inDubai = new Date(Date.now() + 4 * 3_600_000 - days * 86_400_000);
  return inDubai.toISOString().slice(0, 10);
}
