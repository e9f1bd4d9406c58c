import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StackError } from "../failure";
import { readIfPresent } from "../files";
import { findFreePort, LOOPBACK } from "../free-port";
import { locateBinaries, type PostgresBinaries } from "./binaries";
import { createCluster } from "./cluster";
import { placePostgres } from "./placement";
import { launchServer, stopServer, whyNotReady } from "./server";

const PORT_ATTEMPTS = 3;
const STOP_TIMEOUT_MS = 15_000;

export interface PostgresServer {
  url: string;
  stop: () => Promise<void>;
}

export interface PostgresOptions {
  dataDir: string;
  logFile: string;
  password: string;
  log: (line: string) => void;
  binaries?: PostgresBinaries;
  signal?: AbortSignal;
}

/** Starts PostgreSQL on the folder, which is filled first when it does not exist. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { logFile, password, log, binaries = locateBinaries(), signal } = options;
  const placement = placePostgres(options.dataDir, binaries, log);
  const { dataDir } = placement;
  if (!existsSync(path.join(dataDir, "PG_VERSION"))) await createCluster(placement, password, signal);
  await clearLeftoverServer(dataDir);

  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const port = await findFreePort();
    const child = launchServer(placement, logFile, port);
    const reason = await whyNotReady(child, { dataDir, logFile, signal });
    const stop = () => stopServer(child);
    if (reason === undefined)
      return { url: `postgres://postgres:${password}@${LOOPBACK}:${port}/postgres`, stop };

    await stop();
    signal?.throwIfAborted();
    const portWasTaken = reason.includes("could not create any TCP/IP sockets");
    if (!portWasTaken || attempt === PORT_ATTEMPTS) {
      throw new StackError(
        `The database in ${dataDir} does not start: ${reason}. ${logFile} says more; npm run db:reset starts over with an empty one.`,
      );
    }
  }
}

/**
 * After a `kill -9` the folder still names a server. One that does work on it is stopped (the caller holds the folder's lock, so
 * nobody uses it). Then the file is taken away: its number may by now belong to somebody else's process, and PostgreSQL would
 * refuse to start.
 */
async function clearLeftoverServer(dataDir: string): Promise<void> {
  const file = path.join(dataDir, "postmaster.pid");
  const pid = Number.parseInt(readIfPresent(file) ?? "", 10);
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  const isServing = () => readIfPresent(`/proc/${pid}/cmdline`)?.includes(`\0-D\0${dataDir}\0`);
  while (isServing()) {
    if (Date.now() > deadline)
      throw new StackError(
        `A database server left behind on ${dataDir} (process ${pid}) does not stop; end it by hand.`,
      );
    process.kill(pid, "SIGINT");
    await sleep(50);
  }
  rmSync(file, { force: true });
}
