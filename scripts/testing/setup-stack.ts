import type { TestProject } from "vitest/node";
import { readStackFile, type StackFile } from "../local/stack-file";
import { createTemporaryDir } from "../local/temporary-dir";
import { startChildStack } from "./child-stack";
import { oncePerRun } from "./once-per-run";
import { runningStack, STACKS } from "./stacks";

declare module "vitest" {
  interface ProvidedContext {
    /** One for each worker. */
    stacks: StackFile[];
  }
}

/**
 * A stack for each worker (`supabase/tests/support/stack.ts` assigns them), with the site built; or the running one in
 * LOCAL_DIR. A file has its stack to itself while it runs, so it may change anything as long as it cleans up.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { value, stop } = await oncePerRun("stacks", startStacks);
  project.provide("stacks", value);
  return stop;
}

async function startStacks(signal: AbortSignal) {
  if (runningStack) return { value: [readStackFile(runningStack)], stop: async () => undefined };
  const starting = await Promise.allSettled(Array.from({ length: STACKS }, () => startStack(signal)));
  const started = starting.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const stop = async () => void (await Promise.all(started.map((one) => one.stop())));
  const failed = starting.find((one) => one.status === "rejected");
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { value: started.map(({ values }) => values), stop };
}

async function startStack(signal: AbortSignal) {
  const localDir = createTemporaryDir();
  try {
    const { values, stop } = await startChildStack(localDir.path, signal);
    return { values, stop: () => stop().finally(localDir.remove) };
  } catch (error) {
    localDir.remove();
    throw error;
  }
}
