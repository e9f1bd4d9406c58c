import { existsSync, watch } from "node:fs";
import { StackError } from "../failure";
import {
  briefly,
  type FunctionsProcess,
  type FunctionsProcessOptions,
  startFunctionsProcess,
} from "./process";

const QUIET_MS = 100;

export interface EdgeFunctionsOptions extends FunctionsProcessOptions {
  /** Go on with the new code when a file changes, and without a function that cannot be loaded. */
  watch: boolean;
}

export interface EdgeFunctions {
  /** Where they listen at this moment. */
  port: () => number;
  stop: () => Promise<void>;
}

/** Serves the functions of the folder. */
export async function startEdgeFunctions(options: EdgeFunctionsOptions): Promise<EdgeFunctions> {
  if (!existsSync(options.folder)) throw new StackError(`The functions folder ${options.folder} is missing.`);
  const first = await startFunctionsProcess(options);
  if (options.watch) return replaceOnChange(first, options);
  const [broken] = first.failed;
  if (broken) {
    await first.stop();
    throw new StackError(`The edge function ${broken.name} cannot be loaded: ${briefly(broken.message)}`);
  }
  return { port: () => first.port, stop: first.stop };
}

/** A change starts a new process; the old one answers until the new one does, and stays when the new one fails. */
function replaceOnChange(first: FunctionsProcess, options: EdgeFunctionsOptions): EdgeFunctions {
  let current = first;
  const { folder, log } = options;
  const tell = ({ failed }: FunctionsProcess) => {
    for (const { name, message } of failed) log(`Functions: ${name} cannot be loaded: ${briefly(message)}`);
  };
  const replace = async () => {
    const previous = current;
    current = await startFunctionsProcess(options);
    log("Functions: reloaded.");
    tell(current);
    await previous.stop();
  };
  tell(first);
  const stopWatching = watchFolder(folder, replace, (error) =>
    log(`Functions: not reloaded. ${error.message}`),
  );
  return {
    port: () => current.port,
    stop: async () => {
      await stopWatching();
      await current.stop();
    },
  };
}

/**
 * Calls `onChange` some moments after files below the folder changed, one call at a time. Returns how to stop, which
 * waits for a call that runs.
 */
function watchFolder(
  folder: string,
  onChange: () => Promise<void>,
  onError: (error: Error) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(onChange).catch(onError);
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  });
  watcher.on("error", onError);
  return () => {
    watcher.close();
    clearTimeout(timer);
    return running;
  };
}
