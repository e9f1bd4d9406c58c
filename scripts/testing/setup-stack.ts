import type { TestProject } from "vitest/node";
import { readStackFile, type StackFile } from "../local/stack-file";
import { createTemporaryDir } from "../local/temporary-dir";
import { startChildStack } from "./child-stack";
import { oncePerRun } from "./once-per-run";

declare module "vitest" {
  interface ProvidedContext {
    stack: StackFile;
  }
}

/** A stack for the tests, with the site built; or the running one that LOCAL_DIR names. It must have no other user. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { value, stop } = await oncePerRun("stack", startStack);
  project.provide("stack", value);
  return stop;
}

async function startStack(signal: AbortSignal) {
  const running = process.env["LOCAL_DIR"];
  if (running) return { value: readStackFile(running), stop: async () => undefined };
  const localDir = createTemporaryDir();
  try {
    const { values, stop } = await startChildStack(localDir.path, signal);
    return { value: values, stop: () => stop().finally(localDir.remove) };
  } catch (error) {
    localDir.remove();
    throw error;
  }
}
