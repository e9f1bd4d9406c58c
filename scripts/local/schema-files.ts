import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import { readFileSync } from "node:fs";
import path from "node:path";
import { format } from "oxfmt";
import type { Sql } from "postgres";
import formatOptions from "../../.oxfmtrc.json" with { type: "json" };
import { readIfPresent } from "./files";
import { repositoryRoot } from "./settings";
import { describeStoredData, readStoredTables } from "./stored-data";
import { readSupabaseConfig } from "./supabase-config";

const TYPES = "src/data/database.types.ts";
const PAGE = "docs/stored-data.md";
const POSTGREST_VERSION = "14";
const HEADER = "// Generated from the migrations by `npm run types:db`. Changes made by hand are lost.\n";

/** Where the generator's shorthands for parts of `Database` begin: the application names the parts themselves. */
const SHORTHANDS = "type DatabaseWithoutInternals";

/** The files that say what the schema is and do not yet: their paths, and what they are to be. */
export async function staleSchemaFiles(sql: Sql): Promise<[file: string, text: string][]> {
  const page = readFileSync(path.join(repositoryRoot, PAGE), "utf8");
  const described = describeStoredData(await readStoredTables(sql), page);
  const files: [string, string][] = [
    [TYPES, await generateDatabaseTypes(sql)],
    [PAGE, (await format(PAGE, described, { printWidth: formatOptions.printWidth })).code],
  ];
  return files.filter(([name, text]) => readIfPresent(path.join(repositoryRoot, name)) !== text);
}

/** The `Database` type of supabase-js for the schemas that the configuration exposes. */
async function generateDatabaseTypes(sql: Sql): Promise<string> {
  const { schemas } = readSupabaseConfig(path.join(repositoryRoot, "supabase")).api;
  const queryable = { query: async (text: string) => ({ rows: [...(await sql.unsafe(text))] }) };
  const metadata = await introspect(queryable, { includedSchemas: schemas });
  const types = await generateTypescript(sortGeneratorMetadata(metadata), {
    postgrestVersion: POSTGREST_VERSION,
    detectOneToOneRelationships: true,
  });
  return HEADER + types.slice(0, types.indexOf(SHORTHANDS));
}
