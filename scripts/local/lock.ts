import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { errorCode, StackError } from "./failure";
import type { LocalPaths } from "./local-dir";

const lockSchema = z.object({ pid: z.number().int().positive(), identity: z.string() });

type LockHolder = z.infer<typeof lockSchema>;

/** Makes this process the only one that uses the folder; returns the function that gives it up again. */
export function acquireLock(paths: LocalPaths): () => void {
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) });
  if (!tryCreate(paths.lock, mine)) {
    const holder = lockHolder(paths);
    if (holder) {
      throw new StackError(
        `The folder ${paths.root} is in use by process ${holder.pid}; stop that one first, or set LOCAL_DIR and PORT to run another stack.`,
      );
    }
    rmSync(paths.lock, { force: true });
    if (!tryCreate(paths.lock, mine)) {
      throw new StackError(`Another stack is just starting on ${paths.root}.`);
    }
  }
  return () => rmSync(paths.lock, { force: true });
}

/** The running process that uses the folder, if any. A file left behind by a killed process does not count. */
export function lockHolder(paths: LocalPaths): LockHolder | undefined {
  const holder = readLock(paths.lock);
  if (!holder || !isRunning(holder.pid)) return undefined;
  return processIdentity(holder.pid) === holder.identity ? holder : undefined;
}

function tryCreate(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

function readLock(file: string): LockHolder | undefined {
  try {
    const parsed = lockSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
    return parsed.success ? parsed.data : undefined;
  } catch (error) {
    if (errorCode(error) === "ENOENT" || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/** Tells a process from a later one that was given the same number: its start time, where the system tells it. */
function processIdentity(pid: number): string {
  if (process.platform !== "linux") return "";
  try {
    const bootId = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the command in parentheses and may hold spaces; the start time is the 22nd of all.
    const startTime = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return `${bootId}:${startTime}`;
  } catch {
    // No /proc for this process: it is gone, or the system hides it. Its number is then all there is to go by.
    return "";
  }
}
