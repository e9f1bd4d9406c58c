import { rmSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { StackError } from "../failure";
import { readIfPresent } from "../files";
import { LOOPBACK } from "../free-port";
import { isRunning } from "../lock";

const STOP_TIMEOUT_MS = 15_000;

interface PidFile {
  pid: number;
  port: number;
}

/**
 * After a `kill -9` the data folder still names a server. When that server is alive and truly works on this folder it
 * is stopped (the caller holds the folder's lock, so nobody uses it); otherwise only the file is taken away, since the
 * number may by now belong to somebody else's process, which would make PostgreSQL refuse to start.
 */
export async function clearLeftoverServer(dataDir: string, password: string): Promise<void> {
  const file = path.join(dataDir, "postmaster.pid");
  const leftover = parsePidFile(readIfPresent(file) ?? "");
  if (leftover && isRunning(leftover.pid) && (await servesFolder(leftover, dataDir, password))) {
    process.kill(leftover.pid, "SIGINT");
    await waitUntilGone(leftover.pid, dataDir);
  }
  rmSync(file, { force: true });
}

export function parsePidFile(text: string): PidFile | undefined {
  const [pid, , , port] = text.split("\n").map(Number);
  return pid && port ? { pid, port } : undefined;
}

async function servesFolder({ port }: PidFile, dataDir: string, password: string): Promise<boolean> {
  const sql = postgres({
    host: LOOPBACK,
    port,
    username: "postgres",
    password,
    database: "postgres",
    max: 1,
    connect_timeout: 3,
  });
  try {
    const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`;
    return row?.folder === dataDir;
  } catch {
    // Whatever listens there, it is not the server of this folder: that one knows the password.
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function waitUntilGone(pid: number, dataDir: string): Promise<void> {
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isRunning(pid)) {
    if (Date.now() > deadline) {
      throw new StackError(
        `A database server left behind on ${dataDir} (process ${pid}) does not stop; end it by hand.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
