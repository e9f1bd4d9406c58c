import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Sql, TransactionSql } from "postgres";
import { globSync } from "tinyglobby";
import { StackError } from "../failure";
import type { SupabaseConfig } from "../supabase-config";
import { describeSqlError } from "./sql-error";

// The table in which the Supabase command line keeps the same record.
const history = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;

/**
 * Fills a new database once: all files of `sql_paths` in one transaction, together with the record of them. A seed that
 * fails leaves nothing behind and is tried again at the next start; one that worked is never run again.
 */
export async function seedOnce(
  sql: Sql,
  supabaseDir: string,
  config: SupabaseConfig["db"]["seed"],
): Promise<string[]> {
  await sql.unsafe(history);
  const [earlier] = await sql`select path from supabase_migrations.seed_files limit 1`;
  if (earlier || !config.enabled) return [];
  const files = config.sql_paths.flatMap((pattern) => globSync(pattern, { cwd: supabaseDir }).sort());
  await sql.begin(async (transaction) => {
    for (const file of files) await run(transaction, supabaseDir, file);
  });
  return files;
}

async function run(transaction: TransactionSql, supabaseDir: string, file: string): Promise<void> {
  const text = readFileSync(path.join(supabaseDir, file), "utf8");
  const hash = createHash("sha256").update(text).digest("hex");
  try {
    await transaction.unsafe(text);
    await transaction`insert into supabase_migrations.seed_files (path, hash) values (${`supabase/${file}`}, ${hash})`;
  } catch (error) {
    throw new StackError(`The seed ${file} failed: ${describeSqlError(error, text)}`, { cause: error });
  }
}
