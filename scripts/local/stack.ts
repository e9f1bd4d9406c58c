import path from "node:path";
import { Closers } from "./closers";
import { describeFailure, explainDisk } from "./failure";
import { type Keys, loadOrCreateKeys } from "./keys";
import { type LocalPaths, localPaths, prepareLocalDir } from "./local-dir";
import { acquireLock } from "./lock";
import { type OriginServer, startOriginServer } from "./origin-server";
import { type Parts, startParts } from "./parts";
import { repositoryRoot } from "./settings";
import { serveSources, siteEnvironment } from "./site";

export interface StackOptions {
  localDir: string;
  /** 0 picks a free port. */
  port: number;
  /** The email of a new database's first owner. */
  adminEmail: string;
  /** `built` serves the built site, `vite` the sources with hot reload, `none` the API alone. */
  site: "built" | "vite" | "none";
  /** Whether it publishes, cleans up and builds on its own. */
  hasScheduler?: boolean;
  supabaseDir?: string;
  log?: (line: string) => void;
  /** Whether uncaught errors in this process count as a failure of the stack. */
  ownsProcess?: boolean;
  /** Interrupts the start; what it had started is stopped before the promise rejects. */
  signal?: AbortSignal;
}

export interface Stack extends Pick<Parts, "values" | "adminPasswordIsCurrent"> {
  /** Rejects when a part has ended and cannot be started again; the other parts have been stopped by then. */
  ended: Promise<never>;
  stop: () => Promise<void>;
}

/**
 * Starts everything behind one port. When a part fails, the running parts are stopped again. When one ends later, all are
 * stopped and started again behind the same port; in the meantime the site is served, and all other requests get an answer to
 * retry.
 */
export async function startStack({
  localDir,
  port,
  adminEmail,
  site,
  hasScheduler = false,
  supabaseDir = path.join(repositoryRoot, "supabase"),
  log = () => undefined,
  ownsProcess = false,
  signal: interrupt,
}: StackOptions): Promise<Stack> {
  const paths = localPaths(localDir);
  const closers = new Closers();
  const ending = new AbortController();
  const signal = interrupt ? AbortSignal.any([interrupt, ending.signal]) : ending.signal;
  try {
    const { origin, keys } = await claimFolderAndPort({ paths, port, adminEmail, closers });
    const start = () =>
      startParts({ paths, origin, keys, site, hasScheduler, supabaseDir, log, signal, ownsProcess });
    const running: RunningParts = { parts: await start(), restarting: Promise.resolve() };
    closers.add(() => running.parts.stop());
    if (site === "vite") closers.add(await serveSources(origin, siteEnvironment(origin.url, keys)));
    // The first to stop: no request may arrive while the rest is being stopped.
    closers.add(origin.stop);

    const ended = restartOnFailure(running, { start, origin, paths, log });
    // Callers that await it get the reason.
    ended.catch(() => undefined);
    return {
      get values() {
        return running.parts.values;
      },
      adminPasswordIsCurrent: running.parts.adminPasswordIsCurrent,
      ended,
      stop: async () => {
        ending.abort();
        await running.restarting.catch(() => undefined);
        await closers.close();
      },
    };
  } catch (error) {
    await closers.close();
    throw explainDisk(error, paths.root);
  }
}

interface Claim {
  paths: LocalPaths;
  port: number;
  adminEmail: string;
  closers: Closers;
}

/**
 * The folder comes first: two copies with one folder would write the same files. The port is next, so that an occupied one ends
 * the start.
 */
async function claimFolderAndPort({
  paths,
  port,
  adminEmail,
  closers,
}: Claim): Promise<{ origin: OriginServer; keys: Keys }> {
  prepareLocalDir(paths);
  closers.add(acquireLock(paths));
  const origin = await startOriginServer(port);
  closers.add(origin.stop);
  return { origin, keys: loadOrCreateKeys(paths, adminEmail) };
}

interface RunningParts {
  /** The running parts. */
  parts: Parts;
  /** Settles when the latest restart has ended. */
  restarting: Promise<unknown>;
}

interface Restart {
  start: () => Promise<Parts>;
  origin: OriginServer;
  paths: LocalPaths;
  log: (line: string) => void;
}

/** Starts all parts again each time one of them has ended. @throws when they cannot be started again */
async function restartOnFailure(
  running: RunningParts,
  { start, origin, paths, log }: Restart,
): Promise<never> {
  const restart = async (reason: unknown) => {
    log(`${describeFailure(reason)} Starting again…`);
    origin.rest();
    // A part that has ended already cannot always be stopped in order.
    await running.parts.stop().catch((error: unknown) => log(describeFailure(error)));
    running.parts = await start().catch((error: unknown) => {
      throw explainDisk(error, paths.root);
    });
    log("Running again.");
  };
  for (;;) {
    running.restarting = restart(await running.parts.failed);
    await running.restarting;
  }
}
