import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "oxfmt";
import type { Sql } from "postgres";
import formatOptions from "../.oxfmtrc.json" with { type: "json" };
import { runCommand, StackError } from "./local/failure";
import { readIfPresent } from "./local/files";
import { onMigratedDatabase } from "./local/backend";
import { repositoryRoot } from "./local/settings";
import { describeStoredData, readStoredTables, SUBJECTS, undescribed } from "./local/stored-data";
import { readSupabaseConfig } from "./local/supabase-config";

const supabaseDir = path.join(repositoryRoot, "supabase");
const TYPES = "src/data/database.types.ts";
const PAGE = "docs/stored-data.md";
const POSTGREST_VERSION = "14";
const HEADER = "// Generated from the migrations by `npm run types:db`. Changes made by hand are lost.\n";

/** Where the generator's shorthands for parts of `Database` begin: the application names the parts themselves. */
const SHORTHANDS = "type DatabaseWithoutInternals";

await runCommand(() =>
  onMigratedDatabase(supabaseDir, async (sql) => {
    const page = readFileSync(path.join(repositoryRoot, PAGE), "utf8");
    const tables = await readStoredTables(sql);
    const unclear = undescribed(tables).join(", ");
    if (unclear)
      throw new StackError(
        `The comment of ${unclear} needs Why:, Kept: and Subject: (${SUBJECTS.join(", ")}).`,
      );
    const described = describeStoredData(tables, page);
    const files = {
      [TYPES]: await generateDatabaseTypes(sql),
      [PAGE]: (await format(PAGE, described, { printWidth: formatOptions.printWidth })).code,
    };
    const stale = Object.entries(files).filter(
      ([name, text]) => readIfPresent(path.join(repositoryRoot, name)) !== text,
    );
    const names = stale.map(([name]) => name).join(", ");
    if (process.argv.includes("--check")) {
      if (stale.length > 0) console.log(`${names}: stale; run npm run types:db.`);
      return stale.length > 0 ? 1 : 0;
    }
    for (const [name, text] of stale) writeFileSync(path.join(repositoryRoot, name), text);
    console.log(stale.length > 0 ? `Wrote ${names}.` : "Nothing has changed.");
    return 0;
  }),
);

/** The `Database` type of supabase-js for the schemas that the configuration exposes. */
async function generateDatabaseTypes(sql: Sql): Promise<string> {
  const { schemas } = readSupabaseConfig(supabaseDir).api;
  const queryable = { query: async (text: string) => ({ rows: [...(await sql.unsafe(text))] }) };
  const metadata = await introspect(queryable, { includedSchemas: schemas });
  const types = await generateTypescript(sortGeneratorMetadata(metadata), {
    postgrestVersion: POSTGREST_VERSION,
    detectOneToOneRelationships: true,
  });
  return HEADER + types.slice(0, types.indexOf(SHORTHANDS));
}
