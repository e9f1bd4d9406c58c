import { spawn } from "node:child_process";
import { watch } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { mainError, ownProcessGroup, untilEnded, untilReady } from "../child-process";
import { StackError } from "../failure";
import { installedProgram } from "../installed-program";
import {
  denoArguments,
  type FunctionKeys,
  functionsEnvironment,
  type FunctionsFolder,
  readDotEnv,
} from "./deno-command";

const START_TIMEOUT_MS = 180_000;
const STOP_GRACE_MS = 3_000;

export interface EdgeFunctionsOptions extends FunctionsFolder {
  apiUrl: string;
  keys: FunctionKeys;
  settings?: Readonly<Record<string, string>>;
  log: (line: string) => void;
  signal?: AbortSignal;
  /** Go on with the new code when a file changes, and without a function that cannot be loaded. */
  watch: boolean;
}

interface FunctionsProcess {
  port: number;
  /** Functions that could not be loaded; the others still answer. */
  failed: { name: string; message: string }[];
  stop: () => Promise<void>;
}

const reportSchema = z.object({
  port: z.number().int().positive(),
  failed: z.array(z.object({ name: z.string(), message: z.string() })),
});

type HostReport = z.infer<typeof reportSchema>;

/** Starts one Deno process that serves every function of the folder as it is now. */
async function startFunctionsProcess(options: EdgeFunctionsOptions): Promise<FunctionsProcess> {
  const { folder, log, signal } = options;
  signal?.throwIfAborted();
  const variables = readDotEnv(path.join(folder, ".env"));
  const child = spawn(installedProgram("Deno", "deno/package.json", "deno"), denoArguments(options), {
    ...ownProcessGroup,
    env: functionsEnvironment(process.env, options, variables),
    // Its standard input stays open as long as this process lives; see functions-host.ts.
    stdio: ["pipe", "pipe", "pipe"],
  });
  const stop = () => {
    child.kill("SIGTERM");
    return untilEnded(child, STOP_GRACE_MS);
  };
  try {
    const report = await untilReady(child, {
      read: parseReport,
      onLine: (line) => log(`Functions: ${line}`),
      describe: (lines, reason) =>
        new StackError(`The edge functions cannot start: ${briefly(mainError(lines) ?? reason)}`),
      limitMs: START_TIMEOUT_MS,
      signal,
    });
    return { ...report, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What functions-host.ts says once it listens, among whatever the functions print while they load. */
export function parseReport(line: string): HostReport | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    return reportSchema.safeParse(JSON.parse(line)).data;
  } catch {
    // Broken JSON: it is not the report.
    return undefined;
  }
}

/** The first line of Deno's explanation, and what to do about it when a package could not be fetched. */
export function briefly(message: string): string {
  const [first = "", ...rest] = message.trim().split("\n");
  const isFetch = /npm package|error sending request|client error \(Connect\)|Import '?https?:/i.test(
    [first, ...rest].join(" "),
  );
  return isFetch
    ? `${first} (functions fetch their packages from the npm registry at the first start; it must be reachable then)`
    : first;
}

const QUIET_MS = 100;

export interface EdgeFunctions {
  /** Where they listen at this moment. */
  port: () => number;
  stop: () => Promise<void>;
}

/** Serves the functions of the folder. */
export async function startEdgeFunctions(options: EdgeFunctionsOptions): Promise<EdgeFunctions> {
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
