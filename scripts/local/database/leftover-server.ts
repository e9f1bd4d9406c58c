import { readdirSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StackError } from "../failure";
import { readIfPresent } from "../files";

type Ways = readonly (readonly [signal: NodeJS.Signals, patienceMs: number])[];

/**
 * The ways to stop a server, with their time limits: first it ends its sessions and writes everything, then it ends at once,
 * then it is killed. The next server recovers from its log.
 */
const WAYS = [
  ["SIGINT", 10_000],
  ["SIGQUIT", 6_000],
  ["SIGKILL", 10_000],
] as const satisfies Ways;
const PAUSE_MS = 50;

/**
 * After a `kill -9` the folder still names a server, which may still run, as may sessions of one that is gone. They are stopped
 * (the caller holds the folder's lock, so nobody uses them). Then the file is removed: its number may by now belong to another
 * program's process, and PostgreSQL would refuse to start.
 */
export async function clearLeftoverServer(dataDir: string, ways: Ways = WAYS): Promise<void> {
  const file = path.join(dataDir, "postmaster.pid");
  const main = Number.parseInt(readIfPresent(file) ?? "", 10);
  const folder = realpathSync(dataDir);
  for (const [signal, patienceMs] of ways) {
    const deadline = Date.now() + patienceMs;
    let left = serversIn(folder);
    while (left.length > 0 && Date.now() < deadline) {
      // The server ends its sessions itself; without it they are alone.
      const asked = signal !== "SIGKILL" && left.includes(main) ? [main] : left;
      for (const pid of asked) tryKill(pid, signal);
      await sleep(PAUSE_MS);
      left = serversIn(folder);
    }
  }
  const [last] = serversIn(folder);
  if (last !== undefined)
    throw new StackError(
      `A database server left behind on ${dataDir} (process ${last}) cannot be ended, not even by force; restart the machine.`,
    );
  rmSync(file, { force: true });
}

/** The processes of PostgreSQL that work in a folder, where the system shows it. */
function serversIn(folder: string): number[] {
  const names = namesIn("/proc").filter((name) => /^\d+$/.test(name));
  return names
    .filter((pid) => linkOf(`/proc/${pid}/cwd`) === folder)
    .filter((pid) => path.basename(linkOf(`/proc/${pid}/exe`) ?? "").startsWith("postgres"))
    .map(Number);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // no /proc
  }
}

function linkOf(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined; // the process is gone, or another user's
  }
}

function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended, which the next check shows.
  }
}
