import { randomUUID } from "node:crypto";
import { afterAll } from "vitest";
import { connectAsOwner } from "../../supabase/tests/support/stack";

/** The stack's database with all permissions, until the file's tests are done. */
export function openDatabase() {
  const sql = connectAsOwner();
  afterAll(() => sql.end());
  return sql;
}

/**
 * A random word for the titles and slugs of a test. Letters alone: random digits may look like a telephone number, which the
 * editor asks about before an article is published.
 */
export const newWord = () =>
  randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));

/** For the names and slugs of a test's rows, so that they can be found. */
export const newMark = () => `e2e-${newWord()}`;
