import assert from "node:assert/strict";
import { secret } from "./people.ts";

/** A row with its dependent rows; removed after `work`. */
export async function withRow(
  table: string,
  row: Readonly<Record<string, unknown>> & { id: string },
  work: () => Promise<void>,
): Promise<void> {
  assert.equal((await secret.from(table).insert(row)).error, null);
  try {
    await work();
  } finally {
    const removed = await secret.from(table).delete().eq("id", row.id);
    assert.equal(removed.error, null);
  }
}
