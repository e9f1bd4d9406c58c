import { readFileSync } from "node:fs";
import type { Sql, TransactionSql } from "postgres";
import { PROJECT_OWNER } from "./hosted-roles";
import { errorMessage, StackError } from "../failure";

/** Makes the tables in which the Supabase command line keeps the same records. */
export const createHistory = (sql: Sql) =>
  sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
  `);

/** Runs a file of statements as the project's owner. @throws StackError that names the file by `name`, with the line it fails at */
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

/** The message of a Postgres error with the line of the file it points at, when it points anywhere. */
export function describeSqlError(error: unknown, text: string): string {
  const position = error instanceof Error && "position" in error ? Number(error.position) : Number.NaN;
  // Positions count characters from 1; inside a function body they count from its start and mean nothing here.
  const isInFile = Number.isInteger(position) && !(error instanceof Error && "internal_position" in error);
  const line = isInFile ? ` (line ${Array.from(text).slice(0, position).join("").split("\n").length})` : "";
  return `${errorMessage(error)}${line}`;
}
