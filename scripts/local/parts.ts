import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildFunctions } from "../functions/build-functions";
import { type Backend, startBackend } from "./backend";
import { type Builder, createBuilder, createBuildHook } from "./builder";
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
  /** Whether uncaught errors in this process count as a failure of its parts. */
  ownsProcess: boolean;
}

export interface Parts {
  /** The content of stack.json. */
  values: StackFile;
  /** False once the first owner's password was changed. */
  adminPasswordIsCurrent: boolean;
  /** Resolves with the reason when a part has ended unexpectedly; the others still run then. */
  failed: Promise<unknown>;
  stop: () => Promise<void>;
}

/**
 * Starts everything behind the port: database, API, functions, the built site and its builder, and the scheduler. When a part
 * fails, the running parts are stopped again.
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
    // A starting part notices that as well and ends in its order, unless it waits for a statement whose connection was lost:
    // that may never end.
    const patience = sleep(PATIENCE_MS, undefined, { ref: false });
    await Promise.race([starting.catch(() => undefined), patience]);
    await stop();
    throw error;
  }
}

/**
 * When a connection is lost in a transaction, the database's driver still writes the end of the transaction to it, in a
 * callback of its own, whose failure cannot be caught.
 */
function ofDriver(error: unknown): StackError | undefined {
  const isOfDriver = error instanceof TypeError && /node_modules\/postgres\//.test(error.stack ?? "");
  return isOfDriver
    ? new StackError("The connection to the database was lost.", { cause: error })
    : undefined;
}

async function start(
  options: PartsOptions,
  closers: Closers,
  onFailure: (error: unknown) => void,
): Promise<Pick<Parts, "values" | "adminPasswordIsCurrent">> {
  const context: StartContext = {
    ...options,
    environment: siteEnvironment(options.origin.url, options.keys),
    // The address is secret, because it lets anybody start builds.
    hookPath: `/build-hook/${randomUUID()}`,
    closers,
    onFailure,
  };
  const { backend, isSiteBuilt, startFunctions } = await startBackendAndFunctions(context);
  const started = await createOwnerAndStackFile(context, backend);
  const builder = await startSite(context, isSiteBuilt);
  if (!isSiteBuilt) await startFunctions();
  await startSchedulerAndHook(context, { backend, builder, isSiteBuilt });
  return started;
}

/** The shared values of all stages of a start. */
interface StartContext extends PartsOptions {
  /** The values that the site reads from its environment. */
  environment: Readonly<Record<string, string>>;
  /** The path of the host's own hook. */
  hookPath: string;
  /** Stops the parts of a stage, in the reverse order. */
  closers: Closers;
  onFailure: (error: unknown) => void;
}

/** When the site has to be built, functions start after that: nothing needs them before, and a build needs the memory. */
async function startBackendAndFunctions(context: StartContext) {
  const { paths, origin, site, supabaseDir, environment, log, signal, onFailure } = context;
  log("Starting the database, the API and the functions…");
  const isSiteBuilt = site !== "built" || (await isBuilt({ paths, environment }));
  const starts = [
    startBackend({ ...context, siteUrl: origin.url, seed: true }).then((backend) => {
      context.closers.add(backend.stop);
      return backend;
    }),
    // With hot reload the sources run, otherwise the deployed files.
    (site === "vite" ? Promise.resolve(undefined) : buildFunctions(supabaseDir, log, signal)).then(
      async (built) => {
        if (isSiteBuilt) await startFunctions(context, built);
        return built;
      },
    ),
  ] as const;
  for (const one of starts) one.catch(onFailure);
  // When one fails the other is interrupted, and both have ended before anything is stopped.
  await Promise.allSettled(starts);
  signal.throwIfAborted();
  const [backend, built] = await Promise.all(starts);
  origin.answers.api = toNode(backend.api);
  return { backend, isSiteBuilt, startFunctions: () => startFunctions(context, built) };
}

async function startFunctions(
  { origin, keys, site, supabaseDir, hookPath, log, signal, closers, onFailure }: StartContext,
  built: Record<string, string> | undefined,
): Promise<void> {
  const hosting = { DEPLOY_HOOK_URL: `${origin.url}${hookPath}`, SITE_URL: origin.url };
  const functions = await startEdgeFunctions({
    built,
    settings: site === "built" ? hosting : {},
    folder: path.join(supabaseDir, "functions"),
    apiUrl: origin.url,
    watch: site === "vite",
    keys,
    log,
    signal,
    onFailure,
  });
  closers.add(functions.stop);
  origin.answers.functions = functionsGateway({ port: functions.port, keys });
}

/** From here on others find the stack: the build reads the API, people read stack.json. */
async function createOwnerAndStackFile(
  { paths, origin, keys, signal, closers }: StartContext,
  { sql, databaseUrl }: Backend,
): Promise<Pick<Parts, "values" | "adminPasswordIsCurrent">> {
  const adminPasswordIsCurrent = await ensureFirstOwner(sql, origin.url, keys);
  const { publishableKey, secretKey, admin } = keys;
  const values = { siteUrl: origin.url, apiUrl: origin.url, publishableKey, secretKey, databaseUrl, admin };
  writeStackFile(paths.root, values);
  closers.add(() => rmSync(paths.stackFile, { force: true }));
  signal.throwIfAborted();
  return { values, adminPasswordIsCurrent };
}

/** Builds the site if it is not built yet, and serves it. @returns the builder, when the stack serves a built site */
async function startSite(
  { paths, origin, site, environment, log, signal, closers }: StartContext,
  isSiteBuilt: boolean,
): Promise<Builder | undefined> {
  if (site !== "built") return undefined;
  const builder = createBuilder({ environment: { ...environment, OUT_DIR: paths.site }, log });
  closers.add(builder.stop);
  const endBuilder = () => void builder.stop();
  signal.addEventListener("abort", endBuilder, { once: true });
  await serveBuilt({ paths, origin, environment, log }, builder, isSiteBuilt);
  signal.throwIfAborted();
  signal.removeEventListener("abort", endBuilder);
  return builder;
}

interface Site {
  backend: Backend;
  builder: Builder | undefined;
  isSiteBuilt: boolean;
}

/** Comes after the site: without one, the check of the live build fails. */
async function startSchedulerAndHook(
  { origin, keys, hasScheduler, hookPath, log, closers }: StartContext,
  { backend, builder, isSiteBuilt }: Site,
): Promise<void> {
  const scheduler = startScheduler({ apiUrl: origin.url, keys, log, isOn: hasScheduler });
  closers.add(scheduler.stop);
  if (!builder) return;
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
  // It may not have everything that is in the database, and the next build then has a warm process.
  else hook.ask();
}
