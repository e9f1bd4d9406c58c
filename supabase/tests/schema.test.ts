import { expect, test } from "vitest";
import { tables } from "./support/matrix";
import { sql } from "./support/stack";

/*
 * Supabase's own lints of the schema, and the rules of this project beside them, as queries on the catalogue. Each query finds
 * offenders; there must be none.
 */

async function offenders(query: string): Promise<string[]> {
  const rows = await sql.unsafe<{ name: string }[]>(query);
  return rows.map(({ name }) => name);
}

const ourTables = `
  select c.oid, c.relname, c.relrowsecurity, n.nspname || '.' || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')`;

const ourFunctions = `
  select p.*, n.nspname || '.' || p.proname as name
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')`;

const ourPolicies = `
  select *, schemaname || '.' || tablename || ': ' || policyname as name,
    coalesce(qual, '') || ' ' || coalesce(with_check, '') as expression
  from pg_policies
  where schemaname in ('public', 'private') or (schemaname = 'storage' and policyname like 'Staff %')`;

const STAFF_WRITE_UNRECORDED = `
  select name from (${ourTables}) t
  where (
      has_table_privilege('authenticated', t.oid, 'delete')
      or has_any_column_privilege('authenticated', t.oid, 'insert')
      or has_any_column_privilege('authenticated', t.oid, 'update')
    )
    -- What visitors write has limits of its own.
    and not has_table_privilege('anon', t.oid, 'insert')
    and not exists (select from pg_trigger where tgrelid = t.oid and tgfoid = 'private.record_change'::regproc)`;

test("all tables are in the matrix of permissions", async () => {
  expect(
    await offenders(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    ),
  ).toEqual([...tables].sort());
});

const bare = `regexp_replace(expression, '\\( SELECT (auth|private)\\.\\w+\\(\\) AS \\w+\\)', '', 'g')`;

test.each([
  ["tables without row-level security", `select name from (${ourTables}) t where not relrowsecurity`],
  [
    // Without a policy the database refuses everything that a right allows: one of the two was forgotten.
    "tables of which the API has rights without a policy",
    `select name from (${ourTables}) t
     where not exists (select from pg_policy where polrelid = t.oid)
       and exists (
         select from unnest(array['anon', 'authenticated']) as role
         where has_any_column_privilege(role, t.oid, 'select, insert, update') or has_table_privilege(role, t.oid, 'delete')
       )`,
  ],
  [
    "tables without a primary key",
    `select name from (${ourTables}) t
     where not exists (select from pg_index where indrelid = t.oid and indisprimary)`,
  ],

  [
    "tables of which staff change a row and nothing keeps the former one",
    // For an address without a page, only when it was dismissed.
    `${STAFF_WRITE_UNRECORDED} and t.relname <> 'missing_paths'`,
  ],
  [
    "labels of the ledger that are no column of their table",
    `select name || '.' || label_column as name from private.staff_tables cross join unnest(label) as label_column
     where not exists (select from pg_attribute where attrelid = format('public.%I', name)::regclass and attname = label_column)`,
  ],
  [
    "tables with a time that knows no time zone",
    `select t.name || '.' || a.attname as name from (${ourTables}) t join pg_attribute a on a.attrelid = t.oid
     where a.atttypid = 'timestamp'::regtype`,
  ],
  [
    "tables with an update time that nobody sets",
    `select t.name from (${ourTables}) t join pg_attribute a on a.attrelid = t.oid
     where a.attname = 'updated_at' and not exists (
       select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
       where tgrelid = t.oid and prosrc ~ 'new\\.updated_at := '
     )`,
  ],
  [
    "tables with text from visitors that has no limit",
    `select t.name || '.' || a.attname as name from (${ourTables}) t join pg_attribute a on a.attrelid = t.oid
     where a.atttypid = 'text'::regtype and not a.attisdropped and has_table_privilege('anon', t.oid, 'insert')
       and not exists (select from pg_constraint where conrelid = t.oid and contype = 'c' and a.attnum = any(conkey))`,
  ],
  [
    "indexes missing for a foreign key",
    `select k.conrelid::regclass || ' ' || k.conname as name
     from pg_constraint k join (${ourTables}) t on t.oid = k.conrelid
     where k.contype = 'f' and not exists (
       select from pg_index i
       where i.indrelid = k.conrelid
         and i.indpred is null
         and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
     )`,
  ],
  [
    "indexes that another one repeats",
    `select min(indexrelid::regclass::text) as name
     from pg_index i join (${ourTables}) t on t.oid = i.indrelid
     group by indrelid, indkey::text, indclass::text, indoption::text, coalesce(indpred::text, ''),
       coalesce(indexprs::text, '')
     having count(*) > 1`,
  ],
  [
    "policies that ask who is calling once per row",
    `select name from (${ourPolicies}) p where ${bare} ~ '(auth|private)\\.\\w+\\(\\)'`,
  ],
  [
    "policies that trust what users can write into their own token",
    `select name from (${ourPolicies}) p where expression ~ '(user|app)_metadata'`,
  ],
  [
    "policies that let somebody write without asking for staff",
    `select name from (${ourPolicies}) p
     where cmd <> 'SELECT' and permissive = 'PERMISSIVE' and expression !~ 'private\\.(is_(staff|owner|at_desk)|has_account)\\(\\)'`,
  ],
  [
    "policies for every operation at once",
    `select name from (${ourPolicies}) p where cmd = 'ALL' and permissive = 'PERMISSIVE'`,
  ],
  [
    "policies for others than the API's two roles",
    `select name from (${ourPolicies}) p where not roles <@ array['anon', 'authenticated']::name[]`,
  ],
  [
    "policies whose name is no sentence",
    `select name from (${ourPolicies}) p where policyname !~ '^[A-Z][a-z-]+( [\\w-]+,?){2,}$'`,
  ],
  [
    "policies for the same role and operation twice",
    `select tablename || ' ' || cmd || ' ' || role as name
     from (${ourPolicies}) p cross join unnest(roles) as role
     where permissive = 'PERMISSIVE' and schemaname <> 'storage' group by tablename, cmd, role having count(*) > 1`,
  ],
  [
    // Hosted projects refuse such a statement in a request (pg_safeupdate), also inside a function.
    "functions that change or delete rows without saying which",
    `select f.name || ': ' || btrim(statement) as name
     from (${ourFunctions}) f cross join regexp_split_to_table(f.prosrc, ';') as statement
     where statement ~* '\\m(delete\\s+from|update\\s+[a-z_.]+\\s+(as\\s+[a-z_]+\\s+)?set)\\M'
       and statement !~* '\\mwhere\\M'`,
  ],
  [
    "functions that look names up along a path callers can change",
    `select name from (${ourFunctions}) f where not coalesce('search_path=""' = any (proconfig), false)`,
  ],
  [
    "functions without a comment",
    `select name from (${ourFunctions}) f where obj_description(f.oid, 'pg_proc') is null`,
  ],
  [
    "functions that refuse without a machine-readable reason",
    `select name from (${ourFunctions}) f
     where regexp_count(prosrc, '\\mraise (exception|warning|sqlstate)\\M') <> regexp_count(prosrc, '(\\mdetail = (''|reason|problem)|details'', '')')`,
  ],
  [
    "views in the API, which would run with their owner's rights",
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`,
  ],
  [
    "extensions in the API",
    "select extname as name from pg_extension where extnamespace = 'public'::regnamespace",
  ],
  [
    "roles of the API that see the private schema",
    `select role as name from unnest(array['anon', 'authenticated', 'service_role']) as role
     where has_schema_privilege(role, 'private', 'usage')`,
  ],
  [
    "roles of the API that may do what only a table's owner needs",
    `select role || ' ' || privilege || ' ' || t.name as name
     from (${ourTables}) t cross join unnest(array['anon', 'authenticated', 'service_role']) as role
       cross join unnest(array['truncate', 'references', 'trigger']) as privilege
     where has_table_privilege(role, t.oid, privilege)`,
  ],
])("%s: none", async (_what, query) => {
  expect(await offenders(query)).toEqual([]);
});

test("a visitor's statement ends after a second", async () => {
  const [visitors] = await sql`select rolconfig from pg_roles where rolname = 'anon'`;
  expect(visitors).toEqual({ rolconfig: ["statement_timeout=1s"] });
});

test("papers are private, and no bucket takes files without a limit, or of a type that can carry scripts", async () => {
  const buckets = await sql<{ id: string; public: boolean; max: number; types: string[] }[]>`
    select id, public, file_size_limit::int as max, allowed_mime_types as types from storage.buckets order by id`;
  expect(buckets.map((bucket) => [bucket.id, bucket.public, bucket.max])).toEqual([
    ["blog-media", true, 50 * 1024 * 1024],
    ["permits", false, 10 * 1024 * 1024],
  ]);
  const types = "image/jpeg image/png image/webp image/gif image/avif video/mp4 video/webm video/quicktime";
  expect(buckets.map((bucket) => bucket.types.join(" "))).toEqual([
    types,
    "application/pdf image/jpeg image/png",
  ]);
});
