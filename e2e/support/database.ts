import { randomUUID } from "node:crypto";
import { afterAll } from "vitest";
import { connectAsOwner } from "../../supabase/tests/support/stack";

/** The stack's database, seen past every permission, until the file's tests are done. */
export function openDatabase() {
  const sql = connectAsOwner();
  afterAll(() => sql.end());
  return sql;
}

/** For the name of everything that a test makes, so that it is found again: letters, as a slug has them. */
export const newMark = () => `e2e-${randomUUID().slice(0, 8).replaceAll(/\d/g, "x")}`;
