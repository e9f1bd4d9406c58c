import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ownProcessGroup, untilEnded } from "../child-process";
import { readIfPresent } from "../files";
import { LOOPBACK } from "../free-port";
import type { Placement } from "./placement";

const START_TIMEOUT_MS = 60_000;
const STOP_GRACE_MS = 15_000;
const POLL_MS = 10;

/** Sized for one person's machine. A crash of the machine may lose the last moments (as a demo may), never the rest. */
const settings = {
  listen_addresses: LOOPBACK,
  unix_socket_directories: "",
  max_connections: "40",
  shared_buffers: "48MB",
  synchronous_commit: "off",
  jit: "off",
  // Refused requests are reported to their caller; the log keeps errors of the server itself.
  log_min_messages: "fatal",
  log_min_error_statement: "panic",
};

// The server runs beside a reader of standard input, the pipe to the process that started it. When that closes, on
// purpose or because the process was killed, the server is asked for a fast shutdown: sessions end, everything is written.
// It is asked again until it is gone, since a server that is just starting does not hear it.
const GUARD = `
exec 3<&0
"$@" 3<&- </dev/null &
server=$!
(cat <&3 >/dev/null; while kill -INT $server 2>/dev/null; do sleep 0.1; done) &
guard=$!
exec 3<&-
wait $server
code=$?
kill $guard 2>/dev/null
exit $code
`;

/** Starts the server as a child whose standard input keeps it alive. */
export function launchServer(
  { dataDir, binaries, account }: Placement,
  logFile: string,
  port: number,
): ChildProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = [binaries.postgres, "-D", dataDir, "-p", String(port), ...options];
  const log = openSync(logFile, "w", 0o600);
  try {
    return spawn("/bin/sh", ["-c", GUARD, "postgres-guard", ...server], {
      ...account,
      ...ownProcessGroup,
      cwd: dataDir,
      stdio: ["pipe", log, log],
    });
  } finally {
    closeSync(log);
  }
}

export async function stopServer(child: ChildProcess): Promise<void> {
  child.stdin?.end();
  await untilEnded(child, STOP_GRACE_MS);
}

/** Waits for the server; undefined once it takes connections, else the reason why it never will. */
export async function whyNotReady(
  child: ChildProcess,
  { dataDir, logFile, signal }: { dataDir: string; logFile: string; signal?: AbortSignal },
): Promise<string | undefined> {
  let startError: Error | undefined;
  child.once("error", (error) => {
    startError = error;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (signal?.aborted) return "the start was interrupted";
    if (startError) return startError.message;
    if (child.exitCode !== null || child.signalCode !== null)
      return reasonInLog(readFileSync(logFile, "utf8"));
    if (isReady(dataDir)) return undefined;
    if (Date.now() > deadline) return `it was not ready after ${START_TIMEOUT_MS / 1000} s`;
    await sleep(POLL_MS);
  }
}

/** The sentence of a PostgreSQL log that says why the server ended. */
export function reasonInLog(log: string): string {
  const lines = log.split("\n").filter((line) => line.trim() !== "");
  const reason =
    lines.find((line) => /\b(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? "it ended without a word";
  return reason.replace(/^.*?\b(?:FATAL|PANIC):\s*/, "").trim();
}

/** The server writes its state into the eighth line of its pid file, which an earlier one has not left behind. */
function isReady(dataDir: string): boolean {
  return readIfPresent(path.join(dataDir, "postmaster.pid"))?.split("\n")[7]?.trim() === "ready";
}
