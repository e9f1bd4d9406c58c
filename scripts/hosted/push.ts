import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startBackend } from "../local/backend";
import { runToEnd } from "../local/child-process";
import { PROJECT_OWNER } from "../local/database/hosted-roles";
import { StackError } from "../local/failure";
import { generatePassword, loadOrCreateKeys } from "../local/keys";
import { localPaths, prepareLocalDir } from "../local/local-dir";

const CLI = "supabase@3";

/**
 * Makes an empty database with what a hosted project has, and has Supabase's own command line push the migrations and the seed
 * into it, signed in as the owner that is no superuser.
 */
export async function pushToEmptyDatabase(localDir: string, project: string, work: string): Promise<void> {
  const paths = localPaths(localDir);
  prepareLocalDir(paths);
  const nothing = path.join(work, "nothing");
  mkdirSync(path.join(nothing, "migrations"), { recursive: true });
  writeFileSync(path.join(nothing, "config.toml"), 'project_id = "empty"\n');
  const backend = await startBackend({
    paths,
    keys: loadOrCreateKeys(paths, "owner@example.com"),
    supabaseDir: nothing,
    siteUrl: "http://127.0.0.1",
    seed: false,
    log: console.log,
  });
  try {
    const password = generatePassword();
    await backend.sql.unsafe(`alter role ${PROJECT_OWNER} login password '${password}'`);
    const address = new URL(backend.databaseUrl);
    address.username = PROJECT_OWNER;
    address.password = password;
    address.searchParams.set("sslmode", "disable");
    const { code, lines } = await runToEnd(
      "npx",
      ["--yes", CLI, "db", "push", `--remote=${address}`, "--include-seed", "--yes"],
      {
        cwd: project,
        onLine: (line) => console.log(`  ${line}`),
        env: { ...process.env, DO_NOT_TRACK: "1" },
      },
    );
    if (code !== 0) throw new StackError(`The command line ended with code ${code}: ${lines.at(-1) ?? ""}`);
    const [owned] = await backend.sql<{ tables: number; foreign: number }[]>`
      select count(*)::int as tables, count(*) filter (where r.rolname <> ${PROJECT_OWNER})::int as foreign
      from pg_class c join pg_roles r on r.oid = c.relowner
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;
    if (!owned || owned.tables === 0 || owned.foreign > 0)
      throw new StackError(`${owned?.foreign} of ${owned?.tables} tables belong to somebody else.`);
    await backend.sql.unsafe(`alter role ${PROJECT_OWNER} nologin password null`);
    console.log(`Pushed: ${owned.tables} tables, all of them of an owner that is no superuser.`);
  } finally {
    await backend.stop();
  }
}
