import { readdirSync, readFileSync } from "node:fs";

export interface Memory {
  megabytes: number;
  processes: number;
  /** PSS shares out memory that processes have in common; RSS counts it once for each. */
  measure: "PSS" | "RSS";
}

/** What a process and all its descendants hold in memory. Null where there is no /proc to read it from. */
export function processTreeMemory(rootPid: number): Memory | null {
  const parents = readParents();
  if (!parents) return null;
  const pids = descendants(rootPid, parents);
  const proportional = pids.map((pid) => kilobytes(`/proc/${pid}/smaps_rollup`, "Pss"));
  if (proportional.every((value) => value !== null)) {
    return { megabytes: megabytes(proportional), processes: pids.length, measure: "PSS" };
  }
  const resident = pids.map((pid) => kilobytes(`/proc/${pid}/status`, "VmRSS") ?? 0);
  return { megabytes: megabytes(resident), processes: pids.length, measure: "RSS" };
}

/** A process and everything below it, given each process's parent. */
export function descendants(rootPid: number, parents: ReadonlyMap<number, number>): number[] {
  const children = [...parents].filter(([, parent]) => parent === rootPid).map(([pid]) => pid);
  return [rootPid, ...children.flatMap((pid) => descendants(pid, parents))];
}

/** The parent's id in /proc/<pid>/stat. The name before it may hold spaces and brackets. */
export function parentOf(stat: string): number {
  const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(parent);
}

function readParents(): Map<number, number> | null {
  const parents = new Map<number, number>();
  const entries = readOrNull(() => readdirSync("/proc"));
  for (const entry of entries ?? []) {
    const stat = /^\d+$/.test(entry) ? readOrNull(() => readFileSync(`/proc/${entry}/stat`, "utf8")) : null;
    if (stat) parents.set(Number(entry), parentOf(stat));
  }
  return parents.size > 0 ? parents : null;
}

function kilobytes(file: string, field: string): number | null {
  const text = readOrNull(() => readFileSync(file, "utf8"));
  const value = text && new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(text)?.[1];
  return value ? Number(value) : null;
}

function megabytes(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / 1_024);
}

// Processes end while they are listed, and other systems have no /proc: both simply have nothing to read.
function readOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
