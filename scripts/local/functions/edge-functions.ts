import { z } from "zod";
import { endGuarded, mainError, onUnexpectedEnd, spawnGuarded, untilReady } from "../child-process";
import { StackError } from "../failure";
import { installedProgram } from "../installed-program";
import { denoArguments, type FunctionKeys, functionsEnvironment, type FunctionsFolder } from "./deno-command";
import { readDotEnv } from "./source-files";

const START_TIMEOUT_MS = 180_000;
const STOP_GRACE_MS = 3_000;

export interface EdgeFunctionsOptions extends FunctionsFolder {
  apiUrl: string;
  keys: FunctionKeys;
  settings?: Readonly<Record<string, string>>;
  log: (line: string) => void;
  signal?: AbortSignal;
  /** Called when their process ends unexpectedly. */
  onFailure?: (error: StackError) => void;
}

export interface EdgeFunctions {
  /** Their current port. */
  port: () => number;
  stop: () => Promise<void>;
}

const reportSchema = z.object({
  port: z.number().int().positive(),
  /** Functions that could not be loaded; the others still answer. */
  failed: z.array(z.object({ name: z.string(), message: z.string() })),
});

type HostReport = z.infer<typeof reportSchema>;

/** Serves the functions of the folder by one Deno process. */
export async function startEdgeFunctions(options: EdgeFunctionsOptions): Promise<EdgeFunctions> {
  const { folder, log, signal, watch, onFailure } = options;
  signal?.throwIfAborted();
  const child = spawnGuarded(installedProgram("Deno", "deno/package.json", "deno"), denoArguments(options), {
    env: functionsEnvironment(process.env, options, readDotEnv(folder)),
    stdio: ["pipe", "pipe", "pipe"],
  });
  const stop = () => endGuarded(child, STOP_GRACE_MS);
  let port: number;
  const take = ({ port: current, failed }: HostReport) => {
    port = current;
    for (const { name, message } of failed) {
      const problem = `${name} cannot be loaded: ${briefly(message)}`;
      if (!watch) throw new StackError(`The edge function ${problem}`);
      log(`Functions: ${problem}`);
    }
  };
  try {
    const first = await untilReady(child, {
      read: parseReport,
      onLine: (line) => {
        const report = watch ? parseReport(line) : undefined;
        if (!report) return log(`Functions: ${line}`);
        // Deno has restarted them after a change of a file.
        log("Functions: reloaded.");
        take(report);
      },
      describe: (lines, reason) =>
        new StackError(`The edge functions cannot start: ${briefly(mainError(lines) ?? reason)}`),
      limitMs: START_TIMEOUT_MS,
      signal,
    });
    take(first);
    onUnexpectedEnd(child, () => onFailure?.(new StackError("The functions have ended unexpectedly.")));
    return { port: () => port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Parses the report of functions-host.ts, among the functions' own output while they load. */
export function parseReport(line: string): HostReport | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    return reportSchema.safeParse(JSON.parse(line)).data;
  } catch {
    // Broken JSON: it is not the report.
    return undefined;
  }
}

/** The first line of Deno's explanation, with advice when a package could not be fetched. */
export function briefly(message: string): string {
  const [first = "", ...rest] = message.trim().split("\n");
  const isFetch = /npm package|error sending request|client error \(Connect\)|Import '?https?:/i.test(
    [first, ...rest].join(" "),
  );
  return isFetch
    ? `${first} (functions fetch their packages from the npm registry at the first start; it must be reachable then)`
    : first;
}
