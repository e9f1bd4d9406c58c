import path from "node:path";
import { Closers } from "./closers";
import { describeFailure, explainDisk } from "./failure";
import { loadOrCreateKeys } from "./keys";
import { localPaths, prepareLocalDir } from "./local-dir";
import { acquireLock } from "./lock";
import { startOriginServer } from "./origin-server";
import { type Parts, startParts } from "./parts";
import { repositoryRoot } from "./settings";
import { serveSources, siteEnvironment } from "./site";

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
  /** Whether what nobody catches in this process counts as a failure of the stack. */
  ownsProcess?: boolean;
  /** Interrupts the start; what it had started is stopped before the promise rejects. */
  signal?: AbortSignal;
}

export interface Stack extends Pick<Parts, "values" | "adminPasswordIsCurrent"> {
  /** Rejects when a part has ended and cannot be started again; what runs has been stopped by then. */
  ended: Promise<never>;
  stop: () => Promise<void>;
}

/**
 * Starts everything behind one port. When a part fails, the parts that run already are stopped again. When one ends later, all are
 * stopped and started again behind the same port; meanwhile the site is served, and everything else is told to try again.
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
    prepareLocalDir(paths);
    closers.add(acquireLock(paths));
    const origin = await startOriginServer(port);
    closers.add(origin.stop);
    const keys = loadOrCreateKeys(paths, adminEmail);
    const start = () =>
      startParts({ paths, origin, keys, site, hasScheduler, supabaseDir, log, signal, ownsProcess });
    let parts = await start();
    closers.add(() => parts.stop());
    if (site === "vite") closers.add(await serveSources(origin, siteEnvironment(origin.url, keys)));
    // First of all when it ends: no request may arrive while the rest is taken down.
    closers.add(origin.stop);

    let restarting: Promise<unknown> = Promise.resolve();
    const restart = async (reason: unknown) => {
      log(`${describeFailure(reason)} Starting again…`);
      origin.rest();
      // What has ended already cannot always be stopped in order.
      await parts.stop().catch((error: unknown) => log(describeFailure(error)));
      parts = await start().catch((error: unknown) => {
        throw explainDisk(error, paths.root);
      });
      log("Running again.");
    };
    const keepRunning = async (): Promise<never> => {
      for (;;) {
        restarting = restart(await parts.failed);
        await restarting;
      }
    };
    const ended = keepRunning();
    // Whoever waits for it is told.
    ended.catch(() => undefined);
    return {
      get values() {
        return parts.values;
      },
      adminPasswordIsCurrent: parts.adminPasswordIsCurrent,
      ended,
      stop: async () => {
        ending.abort();
        await restarting.catch(() => undefined);
        await closers.close();
      },
    };
  } catch (error) {
    await closers.close();
    throw explainDisk(error, paths.root);
  }
}
