import { afterAll } from "vitest";
import { connectAsOwner } from "../../supabase/tests/support/stack";

/** The stack's database, seen past every permission, until the file's tests are done. */
export function openDatabase() {
  const sql = connectAsOwner();
  afterAll(() => sql.end());
  return sql;
}
