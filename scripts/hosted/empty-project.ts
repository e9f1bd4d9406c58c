import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Sql } from "postgres";
import { startBackend } from "../local/backend";
import { runToEnd } from "../local/child-process";
import { PROJECT_OWNER } from "../local/database/hosted-roles";
import { StackError } from "../local/failure";
import { generatePassword, loadOrCreateKeys } from "../local/keys";
import { localPaths, prepareLocalDir } from "../local/local-dir";

const CLI = "supabase@3";

interface EmptyProject {
  /** One connection with all permissions. */
  sql: Sql;
  /** Makes Supabase's own command line push the folder `supabase` of `project`, as an owner that is not a superuser. */
  push: (project: string, options?: string[]) => Promise<void>;
}

/** Runs `work` on an empty database in the state of a hosted project before its first migration. */
export async function onEmptyProject(
  localDir: string,
  work: (project: EmptyProject) => Promise<void>,
): Promise<void> {
  const paths = localPaths(localDir);
  prepareLocalDir(paths);
  const nothing = path.join(localDir, "nothing");
  mkdirSync(path.join(nothing, "migrations"), { recursive: true });
  writeFileSync(path.join(nothing, "config.toml"), 'project_id = "empty"\n');
  const { sql, databaseUrl, stop } = await startBackend({
    paths,
    keys: loadOrCreateKeys(paths, "owner@example.com"),
    supabaseDir: nothing,
    siteUrl: "http://127.0.0.1",
    seed: false,
    log: console.log,
  });
  try {
    const password = generatePassword();
    await sql.unsafe(`alter role ${PROJECT_OWNER} login password '${password}'`);
    const address = new URL(databaseUrl);
    address.username = PROJECT_OWNER;
    address.password = password;
    address.searchParams.set("sslmode", "disable");
    const push = async (project: string, options: string[] = []) => {
      const { code, lines } = await runToEnd(
        "npx",
        ["--yes", CLI, "db", "push", `--remote=${address}`, ...options, "--yes"],
        {
          cwd: project,
          onLine: (line) => console.log(`  ${line}`),
          env: { ...process.env, DO_NOT_TRACK: "1" },
        },
      );
      if (code !== 0) throw new StackError(`The command line ended with code ${code}: ${lines.at(-1) ?? ""}`);
    };
    await work({ sql, push });
    await sql.unsafe(`alter role ${PROJECT_OWNER} nologin password null`);
  } finally {
    await stop();
  }
}

/** Throws unless there are tables, and each belongs to the owner that is not a superuser. */
export async function expectOwnTables(sql: Sql): Promise<void> {
  const [owned] = await sql<{ tables: number; foreign: number }[]>`
    select count(*)::int as tables, count(*) filter (where r.rolname <> ${PROJECT_OWNER})::int as foreign
    from pg_class c join pg_roles r on r.oid = c.relowner
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;
  if (!owned || owned.tables === 0 || owned.foreign > 0)
    throw new StackError(`${owned?.foreign} of ${owned?.tables} tables belong to somebody else.`);
  console.log(`Pushed: ${owned.tables} tables, all of them of an owner that is no superuser.`);
}
