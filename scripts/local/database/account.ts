import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { StackError } from "../failure";

/** The way PostgreSQL programs are started: as whom, and through which wrapper. */
export interface Launcher {
  /** The account the files belong to, when it is not the one that runs this process. */
  account?: Account;
  spawnAs: Partial<Account>;
  wrap: (program: string, args: string[]) => [program: string, args: string[]];
}

interface Account {
  uid: number;
  gid: number;
}

const asIs: Launcher = { spawnAs: {}, wrap: (program, args) => [program, args] };

/**
 * PostgreSQL refuses to run as root. A normal user simply runs it; root hands the data folder to an unprivileged
 * account and runs it as that account.
 *
 * A folder below a closed one (a clone in /root) cannot be reached by that account. Opening the parents to
 * everybody, or keeping the data elsewhere, would both surprise; instead the program keeps the one privilege that
 * lets it pass (CAP_DAC_OVERRIDE), which is far less than the root account that started it has.
 */
export function prepareDataFolder(dataDir: string, program: string): Launcher {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return asIs;

  const account = ownerOf(dataDir) ?? unprivilegedAccount(readFileSync("/etc/passwd", "utf8"));
  chownSync(dataDir, account.uid, account.gid);
  const direct: Launcher = { ...asIs, account, spawnAs: account };
  if (canReach(direct, program, dataDir)) return direct;

  const keepingAccess: Launcher = {
    account,
    spawnAs: {},
    wrap: (name, args) => ["setpriv", setprivArgs(account, name, args)],
  };
  if (canReach(keepingAccess, program, dataDir)) return keepingAccess;
  throw new StackError(
    `PostgreSQL cannot run as root, and the account it runs as (uid ${account.uid}) may not enter ${dataDir} or ${program}; move the project out of folders that only root may open (such as /root), or start it as a normal user.`,
  );
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
  const { uid, gid } = statSync(dataDir);
  return uid === 0 ? undefined : { uid, gid };
}

function setprivArgs({ uid, gid }: Account, program: string, args: string[]): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--inh-caps=-all,+dac_override",
    "--ambient-caps=-all,+dac_override",
    "--",
    program,
    ...args,
  ];
}

function canReach(launcher: Launcher, program: string, dataDir: string): boolean {
  const probe = launcher.wrap("/bin/sh", ["-c", 'test -x "$1" && test -w "$2"', "sh", program, dataDir]);
  return spawnSync(...probe, { ...launcher.spawnAs, cwd: "/", stdio: "ignore" }).status === 0;
}
