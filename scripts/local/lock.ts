import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { errorCode, StackError } from "./failure";
import { readIfPresent } from "./files";
import type { LocalPaths } from "./local-dir";

/** Makes this process the only one that uses the folder; returns the function that gives it up again. */
export function acquireLock(paths: LocalPaths): () => void {
  if (!tryCreate(paths.lock)) {
    const holder = lockHolder(paths);
    if (holder !== undefined) {
      throw new StackError(
        `The folder ${paths.root} is in use by process ${holder}; stop that one first, or set LOCAL_DIR and PORT to run another stack.`,
      );
    }
    rmSync(paths.lock, { force: true });
    if (!tryCreate(paths.lock)) throw new StackError(`Another stack is just starting on ${paths.root}.`);
  }
  return () => rmSync(paths.lock, { force: true });
}

/** The running process that uses the folder, if any. A file left behind by a killed process does not count. */
export function lockHolder(paths: LocalPaths): number | undefined {
  const content = readIfPresent(paths.lock) ?? "";
  const pid = Number.parseInt(content, 10);
  return isRunning(pid) && content === identityOf(pid) ? pid : undefined;
}

export function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

function tryCreate(file: string): boolean {
  try {
    writeFileSync(file, identityOf(process.pid), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** A process's number with its start time, where the system tells it: a later process may be given the same number. */
function identityOf(pid: number): string {
  try {
    const bootId = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the command in parentheses and may hold spaces; the start time is the 22nd of all.
    return `${pid} ${bootId} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  } catch {
    // No /proc, or no such process in it: the number is all there is to go by.
    return `${pid}`;
  }
}
