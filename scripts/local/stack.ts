import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import { buildFunctions } from "../functions/build-functions";
import { startBackend } from "./backend";
import { createBuilder, createBuildHook } from "./builder";
import { Closers } from "./closers";
import { startEdgeFunctions } from "./functions/edge-functions";
import { ensureFirstOwner } from "./staff-account";
import { functionsGateway } from "./functions/gateway";
import { loadOrCreateKeys } from "./keys";
import { localPaths, prepareLocalDir } from "./local-dir";
import { acquireLock } from "./lock";
import { startOriginServer, toNode } from "./origin-server";
import { startScheduler } from "./scheduler";
import { repositoryRoot } from "./settings";
import { serveBuilt, serveSources } from "./site";
import { type StackFile, writeStackFile } from "./stack-file";

export interface StackOptions {
  localDir: string;
  /** 0 picks a free port. */
  port: number;
  /** Who the first owner of a new database is. */
  adminEmail: string;
  /** `built` serves the built site, `vite` the sources with hot reload, `none` the API alone. */
  site: "built" | "vite" | "none";
  /** Whether it publishes, cleans up and builds on its own. */
  hasScheduler?: boolean;
  supabaseDir?: string;
  log?: (line: string) => void;
  /** Interrupts the start; what it had started is stopped before the promise rejects. */
  signal?: AbortSignal;
}

export interface Stack {
  /** The content of stack.json. */
  values: StackFile;
  /** False once someone has changed the first owner's password. */
  adminPasswordIsCurrent: boolean;
  stop: () => Promise<void>;
}

/** Starts everything behind one port. When a part fails, the parts that run already are stopped again. */
export async function startStack({
  localDir,
  port,
  adminEmail,
  site,
  hasScheduler = false,
  supabaseDir = path.join(repositoryRoot, "supabase"),
  log = () => undefined,
  signal: interrupt,
}: StackOptions): Promise<Stack> {
  const paths = localPaths(localDir);
  const closers = new Closers();
  const failure = new AbortController();
  const signal = interrupt ? AbortSignal.any([interrupt, failure.signal]) : failure.signal;
  const keep = <Part extends { stop: () => Promise<void> }>(part: Part): Part => {
    closers.add(part.stop);
    return part;
  };
  const fail = (error: unknown) => {
    failure.abort(error);
    throw error;
  };
  try {
    prepareLocalDir(paths);
    closers.add(acquireLock(paths));
    const origin = keep(await startOriginServer(port));
    const keys = loadOrCreateKeys(paths, adminEmail);
    const folder = path.join(supabaseDir, "functions");
    log("Starting the database, the API and the functions…");
    const shared = { keys, log, signal };
    // Anybody who knows the address may start builds.
    const hookPath = `/build-hook/${randomUUID()}`;
    const hosting = { DEPLOY_HOOK_URL: `${origin.url}${hookPath}`, SITE_URL: origin.url };
    const startFunctions = async () =>
      startEdgeFunctions({
        ...shared,
        settings: site === "built" ? hosting : {},
        folder,
        apiUrl: origin.url,
        // With hot reload the sources run, else what is deployed.
        ...(site === "vite"
          ? { watch: true }
          : { watch: false, built: await buildFunctions(supabaseDir, log, signal) }),
      });
    const starts = [
      startBackend({ ...shared, paths, supabaseDir, siteUrl: origin.url, seed: true }).then(keep, fail),
      startFunctions().then(keep, fail),
    ] as const;
    // When one fails the other is interrupted, and both have ended before anything is taken down.
    await Promise.allSettled(starts);
    failure.signal.throwIfAborted();
    const [backend, functions] = await Promise.all(starts);
    origin.answers.api = toNode(backend.api);
    origin.answers.functions = functionsGateway({ port: functions.port, keys });
    const adminPasswordIsCurrent = await ensureFirstOwner(backend.sql, origin.url, keys);

    // From here on others find the stack: the build reads the API, people read stack.json.
    const { publishableKey, secretKey, admin } = keys;
    const { databaseUrl } = backend;
    const values = { siteUrl: origin.url, apiUrl: origin.url, publishableKey, secretKey, databaseUrl, admin };
    writeStackFile(localDir, values);
    closers.add(() => rmSync(paths.stackFile, { force: true }));
    signal.throwIfAborted();
    const environment = {
      VITE_SITE_URL: origin.url,
      VITE_SUPABASE_URL: origin.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    };
    if (site === "vite") closers.add(await serveSources({ paths, origin, environment, log }));
    const builder =
      site === "built" && keep(createBuilder({ environment: { ...environment, OUT_DIR: paths.site }, log }));
    let isFresh = false;
    if (builder) {
      const endBuilder = () => void builder.stop();
      signal.addEventListener("abort", endBuilder, { once: true });
      isFresh = await serveBuilt({ paths, origin, environment, log }, builder);
      signal.throwIfAborted();
      signal.removeEventListener("abort", endBuilder);
    }
    // Only now: before there is a site, asking which one readers have fails.
    const scheduler = keep(startScheduler({ apiUrl: origin.url, keys, log, isOn: hasScheduler }));
    if (builder) {
      let isStopping = false;
      const hook = createBuildHook(async () => {
        const buildFailure = await builder.build();
        if (isStopping) return;
        await scheduler.keepSite(buildFailure === undefined ? {} : { buildFailure });
      });
      origin.answers.hooks[hookPath] = hook.handle;
      closers.add(async () => {
        isStopping = true;
        await Promise.all([hook.stop(), builder.stop()]);
      });
      const changes = await backend.sql.listen("site_changed", (kind) => {
        if (kind === "urgent") scheduler.siteChanged();
      });
      closers.add(() => changes.unlisten());
      if (isFresh) void scheduler.keepSite();
      // It may not have everything that is in the database, and the next build finds its process warm.
      else hook.ask();
    }
    // First of all when it ends: no request may arrive while the rest is taken down.
    closers.add(origin.stop);
    return { values, adminPasswordIsCurrent, stop: () => closers.close() };
  } catch (error) {
    await closers.close();
    throw error;
  }
}
