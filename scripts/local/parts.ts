import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildFunctions } from "../functions/build-functions";
import { startBackend } from "./backend";
import { createBuilder, createBuildHook } from "./builder";
import { Closers } from "./closers";
import { startEdgeFunctions } from "./functions/edge-functions";
import { functionsGateway } from "./functions/gateway";
import type { Keys } from "./keys";
import type { LocalPaths } from "./local-dir";
import { type OriginServer, toNode } from "./origin-server";
import { StackError } from "./failure";
import { startScheduler } from "./scheduler";
import { isBuilt, serveBuilt, siteEnvironment } from "./site";
import { ensureFirstOwner } from "./staff-account";
import { type StackFile, writeStackFile } from "./stack-file";

const PATIENCE_MS = 20_000;

export interface PartsOptions {
  paths: LocalPaths;
  origin: OriginServer;
  keys: Keys;
  site: "built" | "vite" | "none";
  hasScheduler: boolean;
  supabaseDir: string;
  log: (line: string) => void;
  /** Interrupts the start; what it had started is stopped before the promise rejects. */
  signal: AbortSignal;
  /** Whether what nobody catches in this process counts as a failure of its parts. */
  ownsProcess: boolean;
}

export interface Parts {
  /** The content of stack.json. */
  values: StackFile;
  /** False once someone has changed the first owner's password. */
  adminPasswordIsCurrent: boolean;
  /** Resolves when a part has ended that nobody has stopped, with the reason; the others still run then. */
  failed: Promise<unknown>;
  stop: () => Promise<void>;
}

/**
 * Starts what is behind the port: database, API, functions, the built site and its builder, and the scheduler. When a part fails, the
 * parts that run already are stopped again.
 */
export async function startParts(options: PartsOptions): Promise<Parts> {
  const closers = new Closers();
  const failure = new AbortController();
  const failed = new Promise<unknown>((resolve) => {
    failure.signal.addEventListener("abort", () => resolve(failure.signal.reason), { once: true });
  });
  let isStopping = false;
  const onFailure = (error: unknown) => {
    if (!isStopping) failure.abort(error);
  };
  if (options.ownsProcess) {
    const onUncaught = (error: unknown) => onFailure(ofDriver(error) ?? error);
    process.on("uncaughtException", onUncaught);
    closers.add(() => void process.off("uncaughtException", onUncaught));
  }
  const stop = () => {
    isStopping = true;
    return closers.close();
  };
  const signal = AbortSignal.any([options.signal, failure.signal]);
  options.signal.throwIfAborted();
  const interrupted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  const starting = start({ ...options, signal }, closers, onFailure);
  try {
    return { ...(await Promise.race([starting, interrupted])), failed, stop };
  } catch (error) {
    // What is being started notices that as well and ends in its order, unless it waits for a statement whose connection was lost: that
    // may never end.
    const patience = sleep(PATIENCE_MS, undefined, { ref: false });
    await Promise.race([starting.catch(() => undefined), patience]);
    await stop();
    throw error;
  }
}

/**
 * When a connection is lost in a transaction, the database's driver writes the end of that to it all the same, in a callback of its
 * own, where nobody can catch that it fails.
 */
function ofDriver(error: unknown): StackError | undefined {
  const isOfDriver = error instanceof TypeError && /node_modules\/postgres\//.test(error.stack ?? "");
  return isOfDriver
    ? new StackError("The connection to the database was lost.", { cause: error })
    : undefined;
}

async function start(
  { paths, origin, keys, site, hasScheduler, supabaseDir, log, signal }: PartsOptions,
  closers: Closers,
  onFailure: (error: unknown) => void,
): Promise<Pick<Parts, "values" | "adminPasswordIsCurrent">> {
  const keep = <Part extends { stop: () => Promise<void> }>(part: Part): Part => {
    closers.add(part.stop);
    return part;
  };
  const { publishableKey, secretKey, admin } = keys;
  const environment = siteEnvironment(origin.url, keys);
  const siteOptions = { paths, origin, environment, log };
  const shared = { keys, log, signal, onFailure };
  // Anybody who knows the address may start builds.
  const hookPath = `/build-hook/${randomUUID()}`;
  const hosting = { DEPLOY_HOOK_URL: `${origin.url}${hookPath}`, SITE_URL: origin.url };
  const bundleFunctions = async () =>
    // With hot reload the sources run, else what is deployed.
    site === "vite" ? {} : { built: await buildFunctions(supabaseDir, log, signal) };
  const startFunctions = async (bundled: { built?: Record<string, string> }) => {
    const functions = keep(
      await startEdgeFunctions({
        ...shared,
        ...bundled,
        settings: site === "built" ? hosting : {},
        folder: path.join(supabaseDir, "functions"),
        apiUrl: origin.url,
        watch: site === "vite",
      }),
    );
    origin.answers.functions = functionsGateway({ port: functions.port, keys });
  };

  log("Starting the database, the API and the functions…");
  // Where the site has to be built, functions start after that: nothing needs them before, and a build needs the memory.
  const isSiteBuilt = site !== "built" || (await isBuilt(siteOptions));
  const starts = [
    startBackend({ ...shared, paths, supabaseDir, siteUrl: origin.url, seed: true }).then(keep),
    bundleFunctions().then(async (bundled) => {
      if (isSiteBuilt) await startFunctions(bundled);
      return bundled;
    }),
  ] as const;
  for (const one of starts) one.catch(onFailure);
  // When one fails the other is interrupted, and both have ended before anything is taken down.
  await Promise.allSettled(starts);
  signal.throwIfAborted();
  const [backend, bundled] = await Promise.all(starts);
  origin.answers.api = toNode(backend.api);
  const adminPasswordIsCurrent = await ensureFirstOwner(backend.sql, origin.url, keys);

  // From here on others find the stack: the build reads the API, people read stack.json.
  const { databaseUrl } = backend;
  const values = { siteUrl: origin.url, apiUrl: origin.url, publishableKey, secretKey, databaseUrl, admin };
  writeStackFile(paths.root, values);
  closers.add(() => rmSync(paths.stackFile, { force: true }));
  signal.throwIfAborted();
  const builder =
    site === "built" && keep(createBuilder({ environment: { ...environment, OUT_DIR: paths.site }, log }));
  if (builder) {
    const endBuilder = () => void builder.stop();
    signal.addEventListener("abort", endBuilder, { once: true });
    await serveBuilt(siteOptions, builder, isSiteBuilt);
    signal.throwIfAborted();
    signal.removeEventListener("abort", endBuilder);
  }
  if (!isSiteBuilt) await startFunctions(bundled);
  // Only now: before there is a site, asking which one readers have fails.
  const scheduler = keep(startScheduler({ apiUrl: origin.url, keys, log, isOn: hasScheduler }));
  if (!builder) return { values, adminPasswordIsCurrent };
  let isStopping = false;
  const hook = createBuildHook(async () => {
    const buildFailure = await builder.build();
    if (isStopping) return;
    await scheduler.keepSite(buildFailure === undefined ? {} : { buildFailure });
  });
  origin.answers.hooks[hookPath] = hook.handle;
  closers.add(async () => {
    isStopping = true;
    delete origin.answers.hooks[hookPath];
    await Promise.all([hook.stop(), builder.stop()]);
  });
  await backend.sql.listen("site_changed", (kind) => {
    if (kind === "urgent" && !isStopping) scheduler.siteChanged();
  });
  if (!isSiteBuilt) void scheduler.keepSite();
  // It may not have everything that is in the database, and the next build finds its process warm.
  else hook.ask();
  return { values, adminPasswordIsCurrent };
}
