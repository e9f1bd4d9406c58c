import { cpSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { applyFile } from "../local/database/apply-file";
import { laterMigrations, readFrozen } from "../local/database/frozen-migrations";
import { listMigrations } from "../local/database/migrate";
import { onEmptyProject } from "./empty-project";
import { expectRows, listTables, readRows, withoutNamed } from "./stored-rows";

const MADE_UP = path.join(import.meta.dirname, "later-migration.sql");
const ROWS = path.join(import.meta.dirname, "rows.sql");

/** Pushes the frozen migrations, fills every table, and pushes what came later: no row may be lost. */
export async function pushLaterMigrations(supabaseDir: string, work: string): Promise<void> {
  const folder = path.join(supabaseDir, "migrations");
  const project = path.join(work, "project");
  const target = path.join(project, "supabase", "migrations");
  mkdirSync(target, { recursive: true });
  cpSync(path.join(supabaseDir, "config.toml"), path.join(project, "supabase", "config.toml"));

  // Before the first freeze, everything counts as the frozen state.
  const hasFrozen = Object.keys(readFrozen(supabaseDir)).length > 0;
  const later = hasFrozen ? laterMigrations(supabaseDir) : [];
  const frozen = listMigrations(folder).filter(({ file }) => !later.includes(file));
  for (const { file } of frozen) cpSync(path.join(folder, file), path.join(target, file));
  const pushed: [string, string][] =
    later.length > 0
      ? later.map((file) => [path.join(folder, file), file])
      : [[MADE_UP, "29990101000000_made_up.sql"]];

  await onEmptyProject(path.join(work, "local"), async ({ sql, push }) => {
    await push(project);
    await sql.begin(async (transaction) => void (await applyFile(transaction, ROWS, "file rows.sql")));
    const statements = pushed.map(([file]) => readFileSync(file, "utf8")).join("\n");
    const rows = await readRows(sql, withoutNamed(await listTables(sql), statements));
    for (const [file, name] of pushed) cpSync(file, path.join(target, name));
    await push(project);
    await expectRows(sql, rows);
    const count = [...rows.values()].flat().length;
    const what = later.length > 0 ? `${later.length} later migrations` : "a made-up later migration";
    console.log(`Pushed ${what} to ${rows.size} tables with ${count} rows; none was lost.`);
  });
}
