import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * What a process and all its descendants hold in memory, in megabytes; what they have in common is counted once.
 * Null where the system does not tell.
 */
export function processTreeMegabytes(rootPid: number): number | null {
  return existsSync("/proc/self/smaps_rollup") ? Math.round(kilobytes(rootPid) / 1_024) : null;
}

/** Nothing for a process that has ended in between. */
function kilobytes(pid: number): number {
  if (!existsSync(`/proc/${pid}/task`)) return 0;
  const own = Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]);
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
  );
  return children.reduce((sum, child) => sum + kilobytes(Number(child)), own);
}
