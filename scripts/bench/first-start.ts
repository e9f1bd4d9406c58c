import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StackError } from "../local/failure";
import { repositoryRoot } from "../local/settings";
import { inTemporaryDir } from "../local/temporary-dir";
import { startChildStack } from "../testing/child-stack";
import { familyOf, memoryOf } from "../testing/processes";
import { row, type Section } from "./report";

const SAMPLE_MS = 250;
const REST_MS = 60_000;

/**
 * The first start of `npm start` in a new clone: how long until Ready, and the memory of all its processes meanwhile and a minute later.
 * On its own port, so that the site has not been built with its address yet.
 */
export const measureFirstStart = (signal: AbortSignal): Promise<Section> =>
  inTemporaryDir(async (localDir) => {
    if (process.platform !== "linux") throw new StackError("The memory of a start is known on Linux alone.");
    rmSync(path.join(repositoryRoot, "supabase/built-functions"), { recursive: true, force: true });
    let pid = 0;
    let peak = 0;
    const sample = () => {
      const memory = memoryOf(familyOf(pid));
      peak = Math.max(peak, memory);
      return memory;
    };
    const sampling = setInterval(sample, SAMPLE_MS);
    const startedAt = performance.now();
    try {
      const stack = await startChildStack(localDir, signal, {
        environment: { SCHEDULER: "on" },
        onProcess: (started) => (pid = started),
      });
      const seconds = (performance.now() - startedAt) / 1_000;
      clearInterval(sampling);
      try {
        const atReady = sample();
        await sleep(REST_MS, undefined, { signal });
        return {
          title: "First start",
          rows: [
            row("until Ready, s", seconds, { digits: 1 }),
            row("memory at its peak, MB", peak, { atMost: 700 }),
            row("memory at Ready, MB", atReady),
            row("memory a minute later, MB", sample(), { atMost: 350 }),
          ],
          notes: ["Memory is the sum of all processes, what several of them share counted once (Pss)."],
        };
      } finally {
        await stack.stop();
      }
    } finally {
      clearInterval(sampling);
    }
  });
