import { readdirSync, readFileSync } from "node:fs";

/** The parent of a process; undefined when the process has ended. */
function parentOf(pid: number): number | undefined {
  const stat = readStat(pid);
  // The second field is the command in parentheses and may contain spaces; the parent is the fourth of all.
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}

/** A process with all its descendants. */
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

/** Undefined for a process that has ended. */
function readStat(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return undefined;
  }
}
