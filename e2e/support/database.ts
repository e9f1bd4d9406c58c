import { randomUUID } from "node:crypto";
import { afterAll } from "vitest";
import { connectAsOwner } from "../../supabase/tests/support/stack";

/** The stack's database with all permissions, until the file's tests are done. */
export function openDatabase() {
  const sql = connectAsOwner();
  afterAll(() => sql.end());
  return sql;
}

/** For the names of a test's rows, so that they can be found: letters, as in a slug. */
export const newMark = () => `e2e-${randomUUID().slice(0, 8).replaceAll(/\d/g, "x")}`;
