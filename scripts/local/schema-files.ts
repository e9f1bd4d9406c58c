import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { format } from "oxfmt";
import type { Sql } from "postgres";
import formatOptions from "../../.oxfmtrc.json" with { type: "json" };
import { currentDefinitions, DEFINITIONS } from "./current-definitions";
import { readIfPresent } from "./files";
import { repositoryRoot } from "./settings";
import { describeStoredData, readStoredTables } from "./stored-data";
import { readSupabaseConfig } from "./supabase-config";

const TYPES = "src/data/database.types.ts";
const TABLES = "src/data/staff/tables.ts";
const PAGE = "docs/stored-data.md";
const POSTGREST_VERSION = "14";
const HEADER = "// Generated from the migrations by `npm run types:db`. Changes made by hand are lost.\n";

/** The start of the generator's shorthands for parts of `Database`: the application names the parts itself. */
const SHORTHANDS = "type DatabaseWithoutInternals";

/** The files that differ from the schema: their paths, and their new content; undefined for one to remove. */
export async function staleSchemaFiles(sql: Sql): Promise<[file: string, text: string | undefined][]> {
  const page = readFileSync(path.join(repositoryRoot, PAGE), "utf8");
  const described = describeStoredData(await readStoredTables(sql), page);
  const files: [string, string | undefined][] = [
    [TYPES, await generateDatabaseTypes(sql)],
    [TABLES, await formatted(TABLES, await listStaffTables(sql))],
    [PAGE, await formatted(PAGE, described)],
    ...(await currentDefinitions(sql)),
  ];
  const names = new Set(files.map(([name]) => name));
  for (const file of readdirSync(path.join(repositoryRoot, DEFINITIONS)))
    if (!names.has(`${DEFINITIONS}/${file}`)) files.push([`${DEFINITIONS}/${file}`, undefined]);
  return files.filter(([name, text]) => readIfPresent(path.join(repositoryRoot, name)) !== text);
}

const formatted = async (name: string, text: string): Promise<string> =>
  (await format(name, text, { printWidth: formatOptions.printWidth })).code;

/** The migrations' properties of each table whose changes staff see, as a module. */
async function listStaffTables(sql: Sql): Promise<string> {
  const tables = await sql<{ name: string; declared: object }[]>`
    select name, json_build_object('entity', entity, 'writers', writers, 'removers', removers, 'sitePart', site_part) as declared
    from private.staff_tables
    -- Of pictures the ledger keeps no change, only that pages wait for a build.
    where entity in (select entity from private.staff_tables where kept is distinct from '{}')
    order by name collate "C"`;
  const entries = tables.map(({ name, declared }) => [name, declared] as const);
  return `${HEADER}
/** The tables whose changes staff see, as \`private.staff_tables\` describes them. */
export const staffTables = ${JSON.stringify(Object.fromEntries(entries))} as const;
`;
}

/** The `Database` type of supabase-js for the configured schemas. */
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
