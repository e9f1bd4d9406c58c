import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { errorCode, StackError } from "./failure";
import { besideOf, readIfPresent } from "./files";

/** Makes this process the only one that uses the folder; returns the function that releases it. */
export function acquireLock(paths: { root: string; lock: string }): () => void {
  const { release, holder } = takeLock(paths.lock);
  if (release) return release;
  throw new StackError(
    holder === undefined
      ? `Another stack is just starting on ${paths.root}.`
      : `The folder ${paths.root} is in use by process ${holder}; stop that one first, or set LOCAL_DIR and PORT to run another stack.`,
  );
}

/** Acquires a lock file. @returns a function that releases it, or the process that holds it, if known */
export function takeLock(file: string): { release?: () => void; holder?: number } {
  const release = () => {
    if (readIfPresent(file) === identityOf(process.pid)) rmSync(file, { force: true });
  };
  if (tryCreate(file)) return { release };
  const holder = holderOf(file);
  if (holder !== undefined) return { holder };
  removeLeftover(file);
  return tryCreate(file) ? { release } : { holder: holderOf(file) };
}

/** Removes the lock of a process that is gone, unless another process has acquired the lock in the meantime. */
function removeLeftover(file: string): void {
  const taken = besideOf(file);
  try {
    renameSync(file, taken);
    if (holderOf(taken) !== undefined) linkSync(taken, file);
  } catch (error) {
    if (errorCode(error) !== "ENOENT" && errorCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(taken, { force: true });
  }
}

/** The running process that uses the folder, if any. */
export const lockHolder = (paths: { lock: string }): number | undefined => holderOf(paths.lock);

/** The file of a killed process does not count. */
function holderOf(file: string): number | undefined {
  const content = readIfPresent(file) ?? "";
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

/** The file appears with its content: an empty one would look as if its process were gone. */
function tryCreate(file: string): boolean {
  const complete = besideOf(file);
  try {
    writeFileSync(complete, identityOf(process.pid), { flag: "wx", mode: 0o600 });
    linkSync(complete, file);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(complete, { force: true });
  }
}

/** A process's number with its start time, where the system shows it: a later process may get the same number. */
function identityOf(pid: number): string {
  try {
    const bootId = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the command in parentheses and may contain spaces; the start time is the 22nd of all.
    return `${pid} ${bootId} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  } catch {
    // No /proc, or no such process in it: only the number is left.
    return `${pid}`;
  }
}
