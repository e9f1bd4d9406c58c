import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { isRunning } from "./lock";
import { localPaths } from "./local-dir";
import { readStackFile } from "./stack-file";
import { type Stack, type StackOptions, startStack } from "./stack";
import { createTemporaryDir } from "./temporary-dir";
import { smallProject, writeFiles } from "./testing/fixture-project";

const temporary = createTemporaryDir();
const localDir = path.join(temporary.path, "local");
const supabaseDir = path.join(temporary.path, "supabase");
const paths = localPaths(localDir);
const running: Stack[] = [];

async function start(options: Partial<StackOptions> = {}): Promise<Stack> {
  const defaults = { localDir, supabaseDir, port: 0, adminEmail: "owner@example.com", site: "none" } as const;
  const stack = await startStack({ ...defaults, ...options });
  running.push(stack);
  return stack;
}

const stopAll = () => Promise.all(running.splice(0).map((stack) => stack.stop()));

async function countSeeds({ values }: Stack): Promise<number> {
  const sql = postgres(values.databaseUrl, { max: 1 });
  const rows = await sql`select name from public.seeds`;
  await sql.end();
  return rows.length;
}

beforeAll(() => writeFiles(supabaseDir, smallProject));

afterEach(stopAll);

afterAll(() => temporary.remove());

it("starts from nothing, answers behind one port, and leaves nothing running", async () => {
  const stack = await start();
  const { apiUrl, publishableKey, admin } = stack.values;
  expect(readStackFile(localDir)).toEqual(stack.values);
  expect(statSync(paths.stackFile).mode & 0o777).toBe(0o600);
  expect(stack.adminPasswordIsCurrent).toBe(true);

  const headers = { apikey: publishableKey, "Content-Type": "application/json" };
  const login = await fetch(`${apiUrl}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers,
    body: JSON.stringify(admin),
  });
  expect(login.status).toBe(200);

  const call = (name: string, more: Record<string, string> = {}) =>
    fetch(`${apiUrl}/functions/v1/${name}`, { headers: { ...headers, ...more } });
  const hello = (address: string) => ({
    path: "/hello/there",
    url: apiUrl,
    forwarded: address,
    address,
  });
  const claimed = { "X-Forwarded-For": "10.0.0.1", "CF-Connecting-IP": "10.0.0.2" };
  expect(await (await call("hello/there", claimed)).json()).toEqual(hello("127.0.0.1"));
  const trusted = { ...claimed, "X-Proxy-Secret": stack.values.secretKey };
  expect(await (await call("hello/there", trusted)).json()).toEqual(hello("10.0.0.1"));
  const missing = await call("nothing");
  expect([missing.status, await missing.json()]).toEqual([
    404,
    { code: "NOT_FOUND", message: "Requested function was not found" },
  ]);
  expect((await fetch(`${apiUrl}/_system/info`)).status).toBe(503);
  // Refused before it was read to its end.
  const large = { method: "POST", body: new Uint8Array(6_000_000) };
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++)
    statuses.push((await fetch(`${apiUrl}/functions/v1/small`, large)).status);
  expect(statuses).toEqual(Array(12).fill(413));

  await expect(start()).rejects.toThrow(`in use by process ${process.pid}`);
  const port = Number(new URL(apiUrl).port);
  await expect(start({ localDir: path.join(temporary.path, "other"), port })).rejects.toThrow(
    `Port ${port} is taken by another program; stop it, or choose another with PORT=….`,
  );

  const postmaster = Number(readFileSync(path.join(paths.database, "postmaster.pid"), "utf8").split("\n")[0]);
  await stack.stop();
  expect(isRunning(postmaster)).toBe(false);
  await expect(fetch(apiUrl)).rejects.toThrow("fetch failed");
  expect([paths.stackFile, paths.lock].filter((file) => existsSync(file))).toEqual([]);
});

it("keeps its data, seeds once, and applies a new migration", async () => {
  writeFiles(supabaseDir, {
    "migrations/20260102000000_add_notes.sql": "create table public.notes (id integer);",
  });
  const lines: string[] = [];
  const stack = await start({ log: (line) => lines.push(line) });
  expect(lines).toContain("Database: applied 1 migration.");
  expect(await countSeeds(stack)).toBe(1);
});

it("ends with one sentence on a database whose migrations no longer exist", async () => {
  const olderDir = path.join(temporary.path, "older");
  writeFiles(olderDir, smallProject);
  await expect(start({ supabaseDir: olderDir })).rejects.toThrow(
    /^The database knows the migration 20260102000000, .*; npm run db:reset starts over with an empty one\.$/,
  );
});

it("starts despite the pid file of a killed server, and reports that the first owner's password was changed", async () => {
  writeFileSync(
    path.join(paths.database, "postmaster.pid"),
    `${process.pid}\n${paths.database}\n1\n1\n\n\n\n`,
  );
  const stack = await start();
  expect(await countSeeds(stack)).toBe(1);

  const sql = postgres(stack.values.databaseUrl, { max: 1 });
  await sql`update auth.users set encrypted_password = 'changed'`;
  await sql.end();
  await stack.stop();
  expect((await start()).adminPasswordIsCurrent).toBe(false);
});

it("stops everything when it is interrupted while it starts", async () => {
  const interrupt = new AbortController();
  const starting = start({ signal: interrupt.signal });
  setTimeout(() => interrupt.abort(new Error("interrupted")), 60);
  await expect(starting).rejects.toThrow("interrupted");
  expect(existsSync(path.join(paths.database, "postmaster.pid"))).toBe(false);
  expect(existsSync(paths.lock)).toBe(false);
});

it.each([
  [
    "a migration that fails",
    { "migrations/20260103000000_broken.sql": "select 1;\nselect nonsense;" },
    'The migration 20260103000000_broken.sql failed: column "nonsense" does not exist (line 2)',
  ],
  [
    "a function that cannot be loaded",
    { "functions/broken/index.ts": 'import "./missing.ts";' },
    /^The edge function broken cannot be loaded: Module not found .*missing\.ts/,
  ],
])("ends with one sentence on %s", async (_case, files, message) => {
  const brokenDir = path.join(temporary.path, `broken-${Object.keys(files)[0]?.split("/")[0]}`);
  writeFiles(brokenDir, { ...smallProject, ...files });
  const migrations = { "migrations/20260102000000_add_notes.sql": "create table public.notes (id integer);" };
  writeFiles(brokenDir, migrations);
  await expect(start({ supabaseDir: brokenDir })).rejects.toThrow(message);
  expect(existsSync(paths.lock)).toBe(false);
});

it("ends with one sentence on a seed that fails, and seeds once that is mended", async () => {
  const other = {
    localDir: path.join(temporary.path, "seed-local"),
    supabaseDir: path.join(temporary.path, "seed"),
  };
  writeFiles(other.supabaseDir, {
    ...smallProject,
    "seed.sql": "insert into public.seeds values ('a');\nselect nonsense;",
  });
  await expect(start(other)).rejects.toThrow(
    'The seed seed.sql failed: column "nonsense" does not exist (line 2)',
  );
  writeFiles(other.supabaseDir, smallProject);
  expect(await countSeeds(await start(other))).toBe(1);
});

it("ends with one sentence on keys that are not those of the database", async () => {
  const keys = readFileSync(paths.keys, "utf8");
  rmSync(paths.keys);
  await expect(start()).rejects.toThrow(
    /was made with other keys than those in .*keys\.json; npm run db:reset/,
  );
  writeFileSync(paths.keys, keys);
});

it("ends with one sentence on a folder that cannot be made", async () => {
  const file = path.join(temporary.path, "file");
  writeFileSync(file, "");
  await expect(start({ localDir: path.join(file, "local") })).rejects.toThrow(
    /^The folder .*file\/local cannot be written to \(.*\); set LOCAL_DIR to one that can\.$/,
  );
});

it("ends with one sentence on a data folder that holds no database, or a broken one", async () => {
  const brokenDir = path.join(temporary.path, "broken-local");
  mkdirSync(path.join(brokenDir, "database"), { recursive: true });
  writeFileSync(path.join(brokenDir, "database", "notes.txt"), "");
  await expect(start({ localDir: brokenDir })).rejects.toThrow(
    /is broken: it holds files, but no database\./,
  );
  writeFiles(brokenDir, { "database/PG_VERSION": "9\n", "database/postgresql.conf": "" });
  await expect(start({ localDir: brokenDir })).rejects.toThrow(
    /does not start: data directory \S+ has (?:wrong ownership|invalid permissions)\. .*npm run db:reset starts over/,
  );
});
