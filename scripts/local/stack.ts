import { rmSync } from "node:fs";
import path from "node:path";
import { type Backend, startBackend } from "./backend";
import { Closers } from "./closers";
import { startEdgeFunctions } from "./functions/edge-functions";
import { ensureFirstOwner } from "./first-owner";
import { functionsGateway } from "./functions/gateway";
import { type Keys, loadOrCreateKeys } from "./keys";
import { localPaths, type LocalPaths, prepareLocalDir } from "./local-dir";
import { acquireLock } from "./lock";
import { type OriginServer, startOriginServer } from "./origin-server";
import { startScheduler } from "./scheduler";
import { repositoryRoot } from "./settings";
import { buildSiteIfStale } from "./site-build";
import { serveSite } from "./site-files";
import { type StackFile, writeStackFile } from "./stack-file";
import { readSupabaseConfig } from "./supabase-config";

export interface StackOptions {
  localDir: string;
  /** 0 picks a free port. */
  port: number;
  /** Who the first owner of a new database is. */
  adminEmail: string;
  /** `built` serves the built site, `vite` the sources with hot reload, `none` the API alone. */
  site: "built" | "vite" | "none";
  supabaseDir?: string;
  log?: (line: string) => void;
  /** Interrupts the start; what it had started is stopped before the promise rejects. */
  signal?: AbortSignal;
}

export interface Stack {
  /** What stands in stack.json too. */
  values: StackFile;
  /** False once someone has changed the first owner's password. */
  adminPasswordIsCurrent: boolean;
  stop: () => Promise<void>;
}

interface Start {
  paths: LocalPaths;
  keys: Keys;
  origin: OriginServer;
  supabaseDir: string;
  site: StackOptions["site"];
  log: (line: string) => void;
  signal: AbortSignal;
  failure: AbortController;
  closers: Closers;
}

/** Starts everything behind one port. When a part fails, the parts that run already are stopped again. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const closers = new Closers();
  const failure = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, failure.signal]) : failure.signal;
  const paths = localPaths(options.localDir);
  try {
    prepareLocalDir(paths);
    closers.add(acquireLock(paths));
    const origin = await startOriginServer(options.port);
    closers.add(origin.stop);
    const keys = loadOrCreateKeys(paths, options.adminEmail);
    const { site, supabaseDir = path.join(repositoryRoot, "supabase"), log = () => undefined } = options;
    const start: Start = { paths, keys, origin, supabaseDir, site, log, signal, failure, closers };

    const backend = await startServices(start);
    const adminPasswordIsCurrent = await ensureFirstOwner(backend.sql, origin.url, keys);
    const values = publishValues(start, backend);
    signal.throwIfAborted();
    await startSite(start);
    // First of all when it ends: no request may arrive while the rest is taken down.
    closers.add(origin.stop);
    return { values, adminPasswordIsCurrent, stop: () => closers.close() };
  } catch (error) {
    await closers.close();
    throw error;
  }
}

async function startServices(start: Start): Promise<Backend> {
  const { paths, keys, origin, supabaseDir, site, log, signal, failure, closers } = start;
  const settings = readSupabaseConfig(supabaseDir).functions;
  const keep = <Part extends { stop: () => Promise<void> }>(part: Part): Part => {
    closers.add(part.stop);
    return part;
  };
  const folder = path.join(supabaseDir, "functions");
  log("Starting the database, the API and the functions…");
  // When one fails the other is interrupted, and both have ended before anything is taken down.
  const interrupt = (error: unknown) => {
    failure.abort(error);
    throw error;
  };
  const starts = [
    startBackend({ paths, keys, supabaseDir, siteUrl: origin.url, seed: true, log, signal }).then(
      keep,
      interrupt,
    ),
    startEdgeFunctions({ folder, apiUrl: origin.url, keys, watch: site === "vite", log, signal }).then(
      keep,
      interrupt,
    ),
  ] as const;
  await Promise.allSettled(starts);
  failure.signal.throwIfAborted();
  const [backend, functions] = await Promise.all(starts);
  origin.setApi(backend.api);
  origin.setFunctions(functionsGateway({ folder, port: functions.port, keys, settings }));
  closers.add(startScheduler(origin.url, keys, log));
  return backend;
}

/** From here on others find the stack: the build reads the API, people read stack.json. */
function publishValues({ paths, keys, origin, closers }: Start, backend: Backend): StackFile {
  const values: StackFile = {
    siteUrl: origin.url,
    apiUrl: origin.url,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    databaseUrl: backend.databaseUrl,
    admin: keys.admin,
  };
  writeStackFile(paths.root, values);
  closers.add(() => rmSync(paths.stackFile, { force: true }));
  return values;
}

async function startSite({ paths, keys, origin, site, log, signal, closers }: Start): Promise<void> {
  if (site === "vite") {
    // Loaded only when it is wanted: Vite takes longer to load than everything else takes to start.
    const { serveWithVite } = await import("./vite-site");
    const vite = await serveWithVite({
      server: origin.server,
      siteUrl: origin.url,
      publishableKey: keys.publishableKey,
    });
    closers.add(vite.stop);
    origin.setSite(vite.handler);
  }
  if (site === "built") {
    const environment = {
      OUT_DIR: paths.site,
      VITE_SITE_URL: origin.url,
      VITE_SUPABASE_URL: origin.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    };
    await buildSiteIfStale({ paths, environment, log, signal });
    origin.setSite(serveSite(paths.site));
  }
}
