import { cpSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Sql } from "postgres";
import { laterMigrations } from "../local/database/frozen-migrations";
import { applyFile, listMigrations } from "../local/database/migrate";
import { StackError } from "../local/failure";
import { onEmptyProject } from "./empty-project";

const ROWS = path.join(import.meta.dirname, "rows.sql");

/** Pushes the frozen migrations, fills every table, and pushes the later ones: no row may be lost. */
export async function pushLaterMigrations(supabaseDir: string, work: string): Promise<void> {
  const folder = path.join(supabaseDir, "migrations");
  const project = path.join(work, "project");
  const target = path.join(project, "supabase", "migrations");
  mkdirSync(target, { recursive: true });
  cpSync(path.join(supabaseDir, "config.toml"), path.join(project, "supabase", "config.toml"));

  const later = laterMigrations(supabaseDir);
  const frozen = listMigrations(folder).filter(({ file }) => !later.includes(file));
  for (const { file } of frozen) cpSync(path.join(folder, file), path.join(target, file));

  await onEmptyProject(path.join(work, "local"), async ({ sql, push }) => {
    await push(project);
    await sql.begin(async (transaction) => void (await applyFile(transaction, ROWS, "file rows.sql")));
    const statements = later.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n");
    const rows = await readRows(sql, withoutNamed(await listTables(sql), statements));
    for (const file of later) cpSync(path.join(folder, file), path.join(target, file));
    await push(project);
    await expectRows(sql, rows);
    const count = [...rows.values()].flat().length;
    console.log(
      `Pushed ${later.length} later migrations to ${rows.size} tables with ${count} rows; none was lost.`,
    );
  });
}

interface Table {
  name: string;
  columns: string[];
}

/** The tables of the application with their current columns. */
export const listTables = async (sql: Sql): Promise<Table[]> => [
  ...(await sql<Table[]>`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')
    group by 1 order by 1`),
];

/** The checksums of a table's rows over these columns. */
async function checksumsOf(sql: Sql, { name, columns }: Table): Promise<string[]> {
  const rows = await sql.unsafe<{ checksum: string }[]>(
    `select md5(jsonb_build_array(${columns.join(", ")})::text) as checksum from ${name}`,
  );
  return rows.map(({ checksum }) => checksum);
}

/** The tables without the columns that these statements name together with their table: they may change them. */
export function withoutNamed(tables: Table[], statements: string): Table[] {
  const named = new Set(statements.replaceAll(/--.*$/gm, "").match(/\w+/g) ?? []);
  return tables.map(({ name, columns }) => ({
    name,
    columns: named.has(name.split(".")[1] ?? "") ? columns.filter((column) => !named.has(column)) : columns,
  }));
}

/** All rows of these tables. @throws StackError that names the tables without a row */
export async function readRows(sql: Sql, tables: Table[]): Promise<Map<Table, string[]>> {
  const rows = new Map<Table, string[]>();
  for (const table of tables) rows.set(table, await checksumsOf(sql, table));
  const empty = [...rows].filter(([, checksums]) => checksums.length === 0).map(([{ name }]) => name);
  if (empty.length > 0) throw new StackError(`No row for ${empty.join(", ")}; add one to rows.sql.`);
  return rows;
}

/** Throws a StackError that names the tables with a lost or changed row. */
export async function expectRows(sql: Sql, before: Map<Table, string[]>): Promise<void> {
  const lost: string[] = [];
  for (const [table, checksums] of before) {
    const left = await checksumsOf(sql, table);
    const gone = checksums.filter((checksum) => {
      const at = left.indexOf(checksum);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    if (gone.length > 0) lost.push(`${table.name}: ${gone.length} of ${checksums.length}`);
  }
  if (lost.length > 0) throw new StackError(`Rows are gone or have changed: ${lost.join("; ")}.`);
}
