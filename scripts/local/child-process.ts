import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

interface RunOptions extends Pick<SpawnOptions, "cwd" | "env" | "uid" | "gid" | "detached"> {
  onLine?: (line: string) => void;
  /** Ends the program and its own children; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** Runs a program to its end. @returns its code and every line of its output. @throws when it cannot be started at all. */
export async function runToEnd(
  command: string,
  args: string[],
  { onLine, signal, ...options }: RunOptions = {},
): Promise<{ code: number | null; lines: string[] }> {
  signal?.throwIfAborted();
  const child = spawn(command, args, {
    ...ownProcessGroup,
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const interrupt = () => killGroup(child, "SIGTERM");
  signal?.addEventListener("abort", interrupt, { once: true });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on("line", (line) => {
      lines.push(line);
      onLine?.(line);
    });
  }
  // "close" and not "exit": the pipes close when its own children are gone too.
  await once(child, "close");
  signal?.removeEventListener("abort", interrupt);
  signal?.throwIfAborted();
  return { code: child.exitCode, lines };
}

interface Waiting<Ready> {
  /** Parses the line that reports readiness; undefined for any other line. */
  read: (line: string) => Ready | undefined;
  /** Called with the lines after it is ready. */
  onLine?: (line: string) => void;
  /** The error for a program that ends or takes too long, from its output so far and the reason. */
  describe: (lines: readonly string[], reason: string) => Error;
  limitMs: number;
  signal?: AbortSignal;
}

/**
 * Waits for the line in which a program reports that it is ready. @returns the parsed line; rejects with the signal's reason,
 * too
 */
export function untilReady<Ready>(
  child: ChildProcess,
  { read, onLine, describe, limitMs, signal }: Waiting<Ready>,
): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const early: string[] = [];
    let isReady = false;
    const fail = (reason: string) => reject(describe(early, reason));
    const timer = setTimeout(() => fail(`not ready after ${limitMs / 1_000} s`), limitMs);
    const take = (line: string) => {
      if (isReady) return onLine?.(line);
      const ready = read(line);
      if (ready === undefined) return void early.push(line);
      isReady = true;
      clearTimeout(timer);
      resolve(ready);
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on("line", take);
    child.once("error", (error) => fail(error.message));
    child.once("close", (code) => {
      clearTimeout(timer);
      fail(`it ended with code ${code}`);
    });
    signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}

/**
 * Ctrl-C reaches every process of the terminal's group at once. Children are in a group of their own, so that only this process
 * decides the order in which things stop. (On Windows a detached child would open a console window.)
 */
export const ownProcessGroup: Pick<SpawnOptions, "detached"> = { detached: process.platform !== "win32" };

/** Waits until an ending child has ended; after a while it is ended by force, with its own children. */
export async function untilEnded(child: ChildProcess, graceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, "exit");
  const force = setTimeout(() => killGroup(child, "SIGKILL"), graceMs);
  await ended;
  clearTimeout(force);
}

/** Ends a child with its own children. */
export async function endGroup(child: ChildProcess, graceMs: number): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) killGroup(child, "SIGTERM");
  await untilEnded(child, graceMs);
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined && ownProcessGroup.detached) process.kill(-child.pid, signal);
  else child.kill(signal);
}

// The program runs beside a reader of standard input, the pipe from the process that started it. When that closes, on purpose
// or because the process was killed, the reader sends the program a signal to end: a database ends sessions and writes
// everything. The signal is repeated until it is gone, because a program that is just starting does not receive it; after ten
// seconds it is ended by force.
const GUARD = `
exec 3<&0
"$@" 3<&- </dev/null &
program=$!
(
  cat <&3
  for signal in INT QUIT KILL; do
    tries=0
    while [ $tries -lt 100 ] && kill -$signal $program; do
      tries=$((tries + 1))
      sleep 0.1
    done
  done
) >/dev/null 2>&1 &
guard=$!
exec 3<&-
wait $program
code=$?
kill $guard 2>/dev/null
exit $code
`;

/** Starts a program that ends with this process, however that ends. Its standard input must be a pipe. */
export const spawnGuarded = (command: string, args: readonly string[], options: SpawnOptions): ChildProcess =>
  spawn("/bin/sh", ["-c", GUARD, "guard", command, ...args], { ...ownProcessGroup, ...options });

export async function endGuarded(child: ChildProcess, graceMs: number): Promise<void> {
  child.stdin?.end();
  await untilEnded(child, graceMs);
}

/** Calls `react` when a guarded program ends without `endGuarded`. */
export function onUnexpectedEnd(child: ChildProcess, react: () => void): void {
  child.once("exit", () => {
    if (!child.stdin?.writableEnded) react();
  });
}

/** The line of a program's output with the error. */
export const mainError = (lines: readonly string[]): string | undefined =>
  (lines.find((line) => /error|fatal|panic|cannot/i.test(line)) ?? lines.at(-1))?.trim();
