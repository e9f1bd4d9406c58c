import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import type { Sql } from "postgres";
import { startBackend } from "./backend";
import { generateKeys } from "./keys";
import { localPaths } from "./local-dir";
import { readSupabaseConfig } from "./supabase-config";
import { createTemporaryDir } from "./temporary-dir";

const POSTGREST_VERSION = "14";
const HEADER = "// Generated from the migrations by `npm run types:db`. Changes made by hand are lost.\n";

/** Where the generator's shorthands for parts of `Database` begin: the application names the parts themselves. */
const SHORTHANDS = "type DatabaseWithoutInternals";

/** The `Database` type of supabase-js for a folder's migrations, applied to a database that lives only for this. */
export async function generateDatabaseTypes(supabaseDir: string): Promise<string> {
  const temporary = createTemporaryDir();
  try {
    const backend = await startBackend({
      paths: localPaths(temporary.path),
      keys: generateKeys("types@example.com"),
      supabaseDir,
      siteUrl: "http://127.0.0.1",
      seed: false,
      log: () => undefined,
    });
    try {
      const { schemas } = readSupabaseConfig(supabaseDir).api;
      const metadata = await introspect(queryable(backend.sql), { includedSchemas: schemas });
      const types = await generateTypescript(sortGeneratorMetadata(metadata), {
        postgrestVersion: POSTGREST_VERSION,
        detectOneToOneRelationships: true,
      });
      return HEADER + types.slice(0, types.indexOf(SHORTHANDS));
    } finally {
      await backend.stop();
    }
  } finally {
    temporary.remove();
  }
}

function queryable(sql: Sql) {
  return { query: async (text: string) => ({ rows: [...(await sql.unsafe(text))] }) };
}
