import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Sql } from "postgres";
import { repositoryRoot } from "./settings";

const MIGRATIONS = "supabase/migrations";
export const DEFINITIONS = "supabase/schema";

const HEADER = `-- Generated from the migrations by \`npm run types:db\`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.
`;

interface Definition {
  /** `public.leads`, `private.spend` */
  name: string;
  text: string;
}

/** Every function of the application in the database, with its comment. */
const readFunctions = (sql: Sql) => sql<Definition[]>`
  select n.nspname || '.' || p.proname as name,
    rtrim(pg_get_functiondef(p.oid), E'\n') || ';'
      || coalesce(format(
        E'\ncomment on function %s(%s) is %L;', p.oid::regproc, pg_get_function_identity_arguments(p.oid), obj_description(p.oid, 'pg_proc')
      ), '') as text
  from pg_proc as p
  join pg_namespace as n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')
  order by n.nspname collate "C", p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`;

/** Every policy, including those that a function of the migrations has made, with its table as the name. */
const readPolicies = (sql: Sql) => sql<(Definition & { policy: string })[]>`
  select schemaname || '.' || tablename as name, policyname as policy,
    format('create policy %I on %I.%I', policyname, schemaname, tablename)
      || case when permissive = 'RESTRICTIVE' then ' as restrictive' else '' end
      || ' for ' || lower(cmd) || ' to ' || array_to_string(roles, ', ')
      || coalesce(E'\n  using (' || qual || ')', '') || coalesce(E'\n  with check (' || with_check || ')', '') || ';' as text
  from pg_policies
  order by schemaname collate "C", tablename collate "C", policyname collate "C"`;

/** The migrations in their order: the subject of each, and its text. */
const readMigrations = () =>
  readdirSync(path.join(repositoryRoot, MIGRATIONS))
    .toSorted()
    .map((file) => ({
      subject: file.replace(/^\d+_/, "").replace(/\.sql$/, ""),
      text: readFileSync(path.join(repositoryRoot, MIGRATIONS, file), "utf8"),
    }));

/** The tables and functions that a migration creates or renames. */
const CREATED =
  /create (?:or replace )?(?:function|table) (\w+\.\w+)|alter function ((\w+)\.\w+)[^;]* rename to (\w+)/g;

/** The first migration that created a table or a function of each name; a new name keeps the subject of the former one. */
function firstSubjects(migrations: ReturnType<typeof readMigrations>): ReadonlyMap<string, string> {
  const subjects = new Map<string, string>();
  for (const { subject, text } of migrations)
    for (const [, created, former, schema, renamed] of text.matchAll(CREATED)) {
      const name = created ?? `${schema}.${renamed}`;
      if (!subjects.has(name)) subjects.set(name, subjects.get(former ?? name) ?? subject);
    }
  return subjects;
}

/**
 * The current definition of every policy and function, in a file for each subject: the first migration that created the table
 * or the function.
 */
export async function currentDefinitions(sql: Sql): Promise<[file: string, text: string][]> {
  const migrations = readMigrations();
  const subjects = firstSubjects(migrations);
  const parts = new Map<string, string[]>();
  const add = (subject: string | undefined, { name, text }: Definition) => {
    if (subject === undefined) throw new Error(`No migration creates ${name}.`);
    parts.set(subject, [...(parts.get(subject) ?? []), text]);
  };
  for (const policy of await readPolicies(sql)) {
    const naming = migrations.find(({ text }) => text.includes(`"${policy.policy}"`));
    add(subjects.get(policy.name) ?? naming?.subject, policy);
  }
  for (const definition of await readFunctions(sql)) add(subjects.get(definition.name), definition);
  return [...parts].map(([subject, texts]) => [
    `${DEFINITIONS}/${subject}.sql`,
    `${[HEADER.trimEnd(), ...texts].join("\n\n")}\n`,
  ]);
}
