import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Sql } from "postgres";
import { StackError } from "../failure";
import { describeSqlError } from "./sql-error";

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

interface Migration {
  file: string;
  version: string;
  name: string;
}

// The table in which the Supabase command line keeps the same record.
const history = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
`;

/** Applies the migrations that the database does not know yet, in order, each in a transaction of its own. */
export async function migrate(sql: Sql, folder: string): Promise<string[]> {
  await sql.unsafe(history);
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  const done = new Set(rows.map((row) => row.version));
  const pending = listMigrations(folder).filter(({ version }) => !done.has(version));
  for (const migration of pending) await apply(sql, folder, migration);
  return pending.map(({ file }) => file);
}

/** The migration files in the order of their versions; other files are none. Two of one version would hide each other. */
export function listMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) return [];
  const migrations = readdirSync(folder)
    .sort()
    .flatMap((file): Migration[] => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      return version && name ? [{ file, version, name }] : [];
    });
  for (const [index, migration] of migrations.entries()) {
    const next = migrations[index + 1];
    if (next?.version === migration.version) {
      throw new StackError(
        `The migrations ${migration.file} and ${next.file} have the same version; rename one.`,
      );
    }
  }
  return migrations;
}

async function apply(sql: Sql, folder: string, { file, version, name }: Migration): Promise<void> {
  const text = readFileSync(path.join(folder, file), "utf8");
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text);
      await transaction`insert into supabase_migrations.schema_migrations (version, name) values (${version}, ${name})`;
    });
  } catch (error) {
    throw new StackError(`The migration ${file} failed: ${describeSqlError(error, text)}`, { cause: error });
  }
}
