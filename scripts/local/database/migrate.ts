import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Sql } from "postgres";
import { StackError } from "../failure";
import { applyFile, createHistory } from "./apply-file";

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

interface Migration {
  file: string;
  version: string;
  name: string;
}

/** Applies the migrations that the database does not know yet, in order, each in a transaction of its own. */
export async function migrate(sql: Sql, folder: string): Promise<string[]> {
  await createHistory(sql);
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  const done = new Set(rows.map((row) => row.version));
  const migrations = listMigrations(folder);
  const unknown = rows.find((row) => !migrations.some(({ version }) => version === row.version));
  if (unknown !== undefined) {
    throw new StackError(
      `The database knows the migration ${unknown.version}, which is not in ${folder}; npm run db:reset starts over with an empty one.`,
    );
  }
  const pending = migrations.filter(({ version }) => !done.has(version));
  for (const { file, version, name } of pending) {
    await sql.begin(async (transaction) => {
      await applyFile(transaction, path.join(folder, file), `migration ${file}`);
      await transaction`insert into supabase_migrations.schema_migrations (version, name) values (${version}, ${name})`;
    });
  }
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
