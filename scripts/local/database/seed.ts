import { createHash } from "node:crypto";
import path from "node:path";
import type { Sql } from "postgres";
import { globSync } from "tinyglobby";
import type { SupabaseConfig } from "../supabase-config";
import { applyFile, createHistory } from "./apply-file";

/**
 * Fills a new database once: all files of `sql_paths` in one transaction, together with the record of them. A seed that
 * fails leaves nothing behind and is tried again at the next start; one that worked is never run again.
 */
export async function seedOnce(
  sql: Sql,
  supabaseDir: string,
  config: SupabaseConfig["db"]["seed"],
): Promise<string[]> {
  await createHistory(sql);
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
