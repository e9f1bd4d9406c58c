import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Sql, TransactionSql } from "postgres";
import { globSync } from "tinyglobby";
import { errorMessage, StackError } from "../failure";
import type { SupabaseConfig } from "../supabase-config";
import { PROJECT_OWNER } from "./hosted-roles";

/** Creates the tables of the Supabase command line for the same records. */
export const createHistory = (sql: Sql) =>
  sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
  `);

/** Runs a file of statements as the project's owner. @throws StackError with the file's `name` and the line of the failure */
export async function applyFile(transaction: TransactionSql, file: string, name: string): Promise<string> {
  const text = readFileSync(file, "utf8");
  try {
    await transaction.unsafe(`set local role ${PROJECT_OWNER}`);
    await transaction.unsafe(text);
    await transaction.unsafe("reset role");
    return text;
  } catch (cause) {
    throw new StackError(`The ${name} failed: ${describeSqlError(cause, text)}`, { cause });
  }
}

/** The message of a Postgres error with the line of the file, if it has a position. */
export function describeSqlError(error: unknown, text: string): string {
  const position = error instanceof Error && "position" in error ? Number(error.position) : Number.NaN;
  // Positions count characters from 1; inside a function body they count from its start and mean nothing here.
  const isInFile = Number.isInteger(position) && !(error instanceof Error && "internal_position" in error);
  const line = isInFile ? ` (line ${Array.from(text).slice(0, position).join("").split("\n").length})` : "";
  return `${errorMessage(error)}${line}`;
}

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

interface Migration {
  file: string;
  version: string;
  name: string;
}

/** Applies the migrations that the database does not have yet, in order, each in a transaction of its own. */
export async function migrate(sql: Sql, folder: string): Promise<string[]> {
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

/** The migration files in the order of their versions; other files are ignored. Two of one version would hide each other. */
export function listMigrations(folder: string): Migration[] {
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

/**
 * Fills a new database once: all files of `sql_paths` in one transaction, together with the record of them. A seed that fails
 * leaves nothing behind and is tried again at the next start; one that succeeded is never run again.
 */
export async function seedOnce(
  sql: Sql,
  supabaseDir: string,
  config: SupabaseConfig["db"]["seed"],
): Promise<string[]> {
  const [earlier] = await sql`select path from supabase_migrations.seed_files limit 1`;
  if (earlier || !config.enabled) return [];
  const files = config.sql_paths.flatMap((pattern) => globSync(pattern, { cwd: supabaseDir }).sort());
  await sql.begin(async (transaction) => {
    for (const file of files) {
      const text = await applyFile(transaction, path.join(supabaseDir, file), `seed ${file}`);
      const hash = createHash("sha256").update(text).digest("hex");
      await transaction`insert into supabase_migrations.seed_files (path, hash) values (${`supabase/${file}`}, ${hash})`;
    }
  });
  return files;
}
