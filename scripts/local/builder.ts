import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { BUILDER_FLAGS, SPARING } from "../sparing";
import { ownProcessGroup, untilEnded } from "./child-process";
import type { NodeHandler } from "./origin-server";
import { repositoryRoot } from "./settings";

const PROGRAM = fileURLToPath(new URL("builder-process.ts", import.meta.url));
const STOP_GRACE_MS = 3_000;
/** An editor's changes lead to a build every few minutes, and a build in a new process takes seconds longer. */
const IDLE_MS = 3 * 60_000;

const answerSchema = z.object({ problem: z.string().optional() });

export interface Builder {
  /** One build; not to be called during another. @returns the reason of a failure, if any */
  build: () => Promise<string | undefined>;
  /** Ends the process between builds, with its memory; the next build starts another. */
  rest: () => void;
  /** Ends a running build. */
  stop: () => Promise<void>;
}

interface BuilderOptions {
  /** The environment of scripts/build.ts in that folder. */
  environment: Readonly<Record<string, string>>;
  log: (line: string) => void;
  program?: string;
  idleMs?: number;
}

/**
 * Builds the site with the same program as `npm run build`, in a process that stays for the next builds and ends after some
 * minutes without one.
 */
export function createBuilder({
  environment,
  log,
  program = PROGRAM,
  idleMs = IDLE_MS,
}: BuilderOptions): Builder {
  let child: ChildProcess | undefined;
  let isBuilding = false;
  let idle: NodeJS.Timeout | undefined;
  const rest = () => {
    clearTimeout(idle);
    if (isBuilding) return;
    // It ends by itself without a parent.
    if (child?.connected) child.disconnect();
    child = undefined;
  };
  const start = (): ChildProcess => {
    const started = spawn(process.execPath, [...BUILDER_FLAGS, "--import", "tsx", program], {
      ...ownProcessGroup,
      cwd: repositoryRoot,
      env: { ...process.env, ...SPARING, ...environment },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    for (const stream of [started.stdout, started.stderr])
      if (stream) createInterface(stream).on("line", (line) => log(`Site: ${line}`));
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    return started;
  };
  return {
    build: () =>
      new Promise((resolve) => {
        const worker = (child ??= start());
        isBuilding = true;
        clearTimeout(idle);
        const end = (problem: string | undefined) => {
          worker.off("message", answer).off("exit", gone).off("error", failed);
          isBuilding = false;
          idle = setTimeout(rest, idleMs).unref();
          resolve(problem);
        };
        const answer = (message: unknown) => end(answerSchema.parse(message).problem);
        const gone = () => end("It was ended before it was done.");
        const failed = (error: Error) => end(error.message);
        worker.on("message", answer).once("exit", gone).once("error", failed);
        worker.send("build", (error) => error && failed(error));
      }),
    rest,
    stop: async () => {
      clearTimeout(idle);
      const last = child;
      last?.kill("SIGTERM");
      if (last) await untilEnded(last, STOP_GRACE_MS);
    },
  };
}

export interface BuildHook {
  /** Answers like a host's deploy hook: a request is accepted at once, and the build follows. */
  handle: NodeHandler;
  /** Requests a build, like the hook. */
  ask: () => void;
  /** Waits for a running build. */
  stop: () => Promise<void>;
}

/**
 * Builds on request, one build at a time. A request during a build leads to another one after it: the first may have read the
 * content before it changed.
 * @param build reports its failures itself
 */
export function createBuildHook(build: () => Promise<void>): BuildHook {
  let isWanted = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      await build();
    }
    running = undefined;
  };
  const ask = () => {
    isWanted = true;
    running ??= run();
  };
  return {
    ask,
    handle: (_request, response) => {
      ask();
      response.writeHead(202).end();
    },
    stop: async () => {
      isWanted = false;
      await running;
    },
  };
}
