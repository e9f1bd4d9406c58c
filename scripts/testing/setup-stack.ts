import type { TestProject } from "vitest/node";
import { findFreePort, LOOPBACK } from "../local/free-port";
import { readStackFile, type StackFile } from "../local/stack-file";
import { createTemporaryDir } from "../local/temporary-dir";
import { type ChildStack, startChildStack } from "./child-stack";
import { copyStack } from "./copy-stack";
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
  const started: Started[] = [];
  const stop = async () => void (await Promise.all(started.map((one) => one.stop())));
  try {
    // Only the first one fills a database and builds the site.
    while (started.length < STACKS) started.push(await startStack(signal, started[0]));
  } catch (error) {
    await stop();
    throw error;
  }
  return { value: started.map(({ values }) => values), stop };
}

/**
 * For new objects. With as little as `npm start` has, the API spends more of its time on collecting garbage: 231 tests of the
 * database took 25 s of its processor time instead of 22.
 */
const ENOUGH_SPACE = ["--max-semi-space-size=32"];

interface Started extends ChildStack {
  localDir: string;
}

async function startStack(signal: AbortSignal, original?: Started): Promise<Started> {
  const localDir = createTemporaryDir();
  try {
    // The copy's files contain its address.
    const port = original ? await findFreePort() : 0;
    if (original) await copyStack(original.localDir, localDir.path, `http://${LOOPBACK}:${port}`);
    signal.throwIfAborted();
    const { values, stop } = await startChildStack(localDir.path, signal, { port, flags: ENOUGH_SPACE });
    return { values, stop: () => stop().finally(localDir.remove), localDir: localDir.path };
  } catch (error) {
    localDir.remove();
    throw error;
  }
}
