import { type ChildProcess, spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { ownProcessGroup } from "../local/child-process";

const DEFAULT_TIME_LIMIT_MS = 10 * 60_000;

const running = new Set<ChildProcess>();

export interface CommandOptions {
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  timeLimitMs?: number;
}

export interface CommandResult {
  /** 0 when all went well; 127 when the program could not be started. */
  code: number;
  /** Both outputs in the order in which they came, without colours. */
  output: string;
}

/** Runs a program to its end and collects what it prints. Never throws: how it ended is in the result. */
export function runCommand(
  file: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const timeLimitMs = options.timeLimitMs ?? DEFAULT_TIME_LIMIT_MS;
  return new Promise((resolve) => {
    // A process group of its own: workers and browsers that the program started go down with it.
    const child = spawn(file, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      ...ownProcessGroup,
    });
    let output = "";
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);

    const timer = setTimeout(() => {
      output += `\nStopped: it ran longer than ${timeLimitMs / 1_000} s.`;
      stopGroup(child);
    }, timeLimitMs);
    const finish = (code: number) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output: stripVTControlCharacters(output) });
    };
    running.add(child);
    child.once("error", (error) => {
      output += `${file} could not be started: ${error.message}`;
      finish(127);
    });
    child.once("close", (code) => finish(code ?? 1));
  });
}

/** Stops every program that `runCommand` still waits for. */
export function stopRunningCommands(): void {
  for (const child of running) stopGroup(child);
}

function stopGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
