import type { ChildProcess } from "node:child_process";
import { chownSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { endGuarded, mainError, onUnexpectedEnd, runToEnd, spawnGuarded, untilReady } from "../child-process";
import { StackError } from "../failure";
import { findFreePort, LOOPBACK } from "../free-port";
import { openLog } from "../log-file";
import { createTemporaryDir } from "../temporary-dir";
import { clearLeftoverServer } from "./leftover-server";
import {
  type Account,
  createDataFolder,
  locateBinaries,
  type Placement,
  placePostgres,
  type PostgresBinaries,
} from "./placement";

const PORT_ATTEMPTS = 3;
const STOP_GRACE_MS = 15_000;

interface PostgresServer {
  url: string;
  stop: () => Promise<void>;
}

interface PostgresOptions {
  dataDir: string;
  logFile: string;
  password: string;
  binaries?: PostgresBinaries;
  signal?: AbortSignal;
  /** Called when the server ends unexpectedly. */
  onFailure?: (error: StackError) => void;
}

/** Starts PostgreSQL on the folder, which is filled first when it does not exist. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { dataDir, logFile, password, binaries = locateBinaries(), signal, onFailure } = options;
  const placement = placePostgres(dataDir, binaries);
  if (!existsSync(path.join(dataDir, "PG_VERSION")))
    await createCluster(placement, dataDir, password, signal);
  await clearLeftoverServer(dataDir);

  const log = openLog(logFile);
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const port = await findFreePort();
    const child = launchServer(placement, dataDir, port);
    const stop = () => endGuarded(child, STOP_GRACE_MS);
    let problem = "";
    try {
      await untilReady(child, {
        read: (line) => {
          log(line);
          return line.includes("ready to accept connections") || undefined;
        },
        onLine: log,
        describe: (lines, reason) => {
          problem = (mainError(lines) ?? reason).replace(/^.*\b(?:FATAL|PANIC):\s*/, "");
          return new StackError(
            `The database in ${dataDir} does not start: ${problem}. ${logFile} says more; npm run db:reset starts over with an empty one.`,
          );
        },
        limitMs: START_TIMEOUT_MS,
        signal,
      });
      onUnexpectedEnd(child, () => onFailure?.(new StackError("The database has ended unexpectedly.")));
      return { url: `postgres://postgres:${password}@${LOOPBACK}:${port}/postgres`, stop };
    } catch (error) {
      await stop();
      signal?.throwIfAborted();
      const portWasTaken = problem.includes("could not create any TCP/IP sockets");
      if (!portWasTaken || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

/**
 * The data folder, for a program that runs in it. Another account than root may not be able to enter the folders above, and
 * need not, because it is already inside.
 */
const dataFolder = (dataDir: string, account: Account | undefined): string =>
  account && process.platform === "linux" ? "/proc/self/cwd" : dataDir;

/**
 * Fills a new data folder. It gets its name only when it is complete, so that an interrupted start leaves no incomplete folder.
 */
async function createCluster(
  { binaries, account }: Placement,
  dataDir: string,
  password: string,
  signal?: AbortSignal,
): Promise<void> {
  refuseForeignFolder(dataDir);
  const newDir = `${dataDir}.new`;
  const temporary = createTemporaryDir();
  const passwordFile = path.join(temporary.path, "password");
  rmSync(newDir, { recursive: true, force: true });
  try {
    createDataFolder(newDir, account);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
    const args = [
      `--pgdata=${dataFolder(newDir, account)}`,
      `--pwfile=${passwordFile}`,
      "--username=postgres",
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    ];
    const { code, lines } = await runToEnd(binaries.initdb, args, { ...account, cwd: newDir, signal });
    if (code !== 0)
      throw new StackError(
        `The database cannot be created in ${dataDir}: ${mainError(lines) ?? "initdb failed"}.`,
      );
    if (existsSync(dataDir)) rmdirSync(dataDir);
    renameSync(newDir, dataDir);
  } finally {
    temporary.remove();
    rmSync(newDir, { recursive: true, force: true });
  }
}

function refuseForeignFolder(dataDir: string): void {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new StackError(
      `The data folder ${dataDir} is broken: it holds files, but no database. npm run db:reset starts over with an empty one.`,
    );
  }
}

const START_TIMEOUT_MS = 60_000;

/** Sized for one person's machine. */
const settings = {
  listen_addresses: LOOPBACK,
  unix_socket_directories: "",
  max_connections: "40",
  shared_buffers: "48MB",
  // When a session is killed, the server ends in order and the copy starts it again: during its own recovery it could not be
  // stopped.
  restart_after_crash: "off",
  jit: "off",
  // Refused requests are reported to their caller; the log is only about the server itself.
  log_min_messages: "log",
  log_checkpoints: "off",
  log_min_error_statement: "panic",
};

function launchServer({ binaries, account }: Placement, dataDir: string, port: number): ChildProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", dataFolder(dataDir, account), "-p", String(port), ...options];
  return spawnGuarded(binaries.postgres, args, { ...account, cwd: dataDir, stdio: "pipe" });
}
