import { existsSync } from "node:fs";
import path from "node:path";
import { StackError } from "../failure";
import { findFreePort, LOOPBACK } from "../free-port";
import { locateBinaries, type PostgresBinaries } from "./binaries";
import { createCluster } from "./cluster";
import { clearLeftoverServer } from "./leftover";
import { placePostgres } from "./placement";
import { launchServer, stopServer, whyNotReady } from "./server";

const PORT_ATTEMPTS = 3;

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
  await clearLeftoverServer(dataDir, password);

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
