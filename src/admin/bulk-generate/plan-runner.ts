import { AppError } from "@/data/client/errors";
import { endGenerationRun, generateTopic, GenerationRefused } from "@/data/staff/generate-topic";
import { FunctionRefusal } from "@/data/staff/client/invoke-function";
import { localStore } from "@/lib/safe-storage";
import { GENERATION_RUN } from "@/lib/storage-keys";
import { parseRun } from "./bulk-run";
import { createBulkRunner } from "./bulk-runner";
import { generationPlan, PAUSE_MS, PLAN_RUN_KEY } from "./generation-plan";

const LOCK = "bulk-generation";

/** One per tab: a run continues on other pages of the back office. */
export const planRunner = createBulkRunner({
  topics: generationPlan,
  generate: (topic) => generateTopic(topic, PLAN_RUN_KEY),
  end: () => endGenerationRun(PLAN_RUN_KEY),
  load: () => parseRun(localStore.get(GENERATION_RUN), generationPlan.length),
  keep: (run) => localStore.set(GENERATION_RUN, JSON.stringify(run)),
  alone,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  pauseMs: PAUSE_MS,
  now: () => performance.now(),
  isUnanswered: (error) => error instanceof AppError && error.code === "offline",
  isFinal: (error) => error instanceof AppError && ["unauthorized", "forbidden"].includes(error.code),
  reason: (error) =>
    error instanceof GenerationRefused || error instanceof FunctionRefusal ? error.message : "",
});

/** Web Locks: held by one tab of this browser, and let go of when that tab is closed or crashes. */
async function alone(work: () => Promise<void>, wait: boolean): Promise<boolean> {
  return await navigator.locks.request(LOCK, { ifAvailable: !wait }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
}
