/*
 * Builds the site on its parent's message, in a process that stays, like the one of `npm start`, and answers with the time and
 * memory.
 */
import { readFileSync } from "node:fs";
import { runBuild } from "../site/run-build";
import type { TimedBuild } from "./timed-builder";

const TICKS_PER_SECOND = 100;
const KILOBYTES = 1024;

/** Seconds of processor time, including ended child processes. */
function processorSeconds(): number {
  const stat = readFileSync("/proc/self/stat", "utf8");
  // After the name, which may contain spaces: user and system time, then those of the children.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

async function build(): Promise<TimedBuild> {
  const [started, before] = [performance.now(), processorSeconds()];
  const problem = await runBuild(process.env);
  return {
    problem,
    seconds: (performance.now() - started) / 1_000,
    processor: processorSeconds() - before,
    memory: process.resourceUsage().maxRSS / KILOBYTES,
  };
}

process.on("message", () => void build().then((timed) => process.send?.(timed)));
process.on("disconnect", () => process.exit());
