import { readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** Seconds of processor time of this process, including ended child processes. */
export function processorSeconds(): number {
  const stat = readFileSync("/proc/self/stat", "utf8");
  // After the name, which may contain spaces: user and system time, then those of the children.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}
