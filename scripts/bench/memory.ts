import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * What a process and all its descendants hold in memory, in megabytes; what they have in common is counted once.
 * Null where the system does not tell.
 */
export function processTreeMegabytes(rootPid: number): number | null {
  return existsSync("/proc/self/smaps_rollup") ? Math.round(kilobytes(rootPid) / 1_024) : null;
}

function kilobytes(pid: number): number {
  const own = Number(/^Pss:\s+(\d+) kB/m.exec(readIfRunning(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
  const tasks = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
  const children = tasks.flatMap((task) =>
    readIfRunning(`/proc/${pid}/task/${task}/children`).split(" ").filter(Boolean),
  );
  return children.reduce((sum, child) => sum + kilobytes(Number(child)), own);
}

/** Nothing for a process that has ended in between. */
function readIfRunning(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return "";
    throw error;
  }
}
