/*
 * Builds the site on its parent's message, in a process that stays, like the one of `npm start`, and answers with the time and
 * memory.
 */
import { runBuild } from "../site/run-build";
import { processorSeconds } from "./processor-time";
import type { TimedBuild } from "./timed-builder";

const KILOBYTES = 1024;

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
