import { readdirSync, readFileSync } from "node:fs";

const KILOBYTES = 1024;

/** Its parent, as the system knows it; undefined for a process that has ended. */
function parentOf(pid: number): number | undefined {
  const stat = readProc(pid, "stat");
  // The second field is the command in parentheses and may hold spaces; the parent is the fourth of all.
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}

/** A process and all that it has started, and that these have. */
export function familyOf(pid: number): number[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.map((one) => [one, parentOf(one)] as const));
  const below = (one: number): number[] => [
    one,
    ...all.filter((other) => parents.get(other) === one).flatMap(below),
  ];
  return below(pid);
}

/**
 * The memory of these processes together, in MB: their own, and their share of what several of them use (Pss of Linux, where alone this
 * is known).
 */
export function memoryOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, "smaps_rollup") ?? "")?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) / KILOBYTES;
}

/** Undefined for a process that has ended. */
function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return undefined;
  }
}
