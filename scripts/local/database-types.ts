import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import type { Sql } from "postgres";
import { readSupabaseConfig } from "./supabase-config";

const POSTGREST_VERSION = "14";
const HEADER = "// Generated from the migrations by `npm run types:db`. Changes made by hand are lost.\n";

/** Where the generator's shorthands for parts of `Database` begin: the application names the parts themselves. */
const SHORTHANDS = "type DatabaseWithoutInternals";

/** The `Database` type of supabase-js for the schemas that a folder's configuration exposes. */
export async function generateDatabaseTypes(sql: Sql, supabaseDir: string): Promise<string> {
  const { schemas } = readSupabaseConfig(supabaseDir).api;
  const metadata = await introspect(queryable(sql), { includedSchemas: schemas });
  const types = await generateTypescript(sortGeneratorMetadata(metadata), {
    postgrestVersion: POSTGREST_VERSION,
    detectOneToOneRelationships: true,
  });
  return HEADER + types.slice(0, types.indexOf(SHORTHANDS));
}

function queryable(sql: Sql) {
  return { query: async (text: string) => ({ rows: [...(await sql.unsafe(text))] }) };
}
