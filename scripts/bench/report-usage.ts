import { readFileSync } from "node:fs";

/** Linux reports processor time in hundredths of a second, whatever its own clock rate. */
const TICKS_PER_SECOND = 100;

// Loaded before a program that is measured: its last line says how much processor time it and its children have used.
process.on("exit", () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  console.log(JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 + secondsOfChildren() }));
});

function secondsOfChildren(): number {
  // The name of the program, in brackets, may contain spaces.
  const fields = readFileSync("/proc/self/stat", "utf8").split(")").at(-1)?.trim().split(" ") ?? [];
  const [user, system] = [fields[13], fields[14]].map(Number);
  return ((user ?? NaN) + (system ?? NaN)) / TICKS_PER_SECOND;
}
