import { spawn } from "node:child_process";
import { ownProcessGroup, untilEnded, untilReady } from "../local/child-process";
import { repositoryRoot } from "../local/settings";
import { SPARING_FLAGS } from "../sparing";
import { readStackFile, type StackFile } from "../local/stack-file";

const START_LIMIT_MS = 5 * 60_000;
const STOP_LIMIT_MS = 20_000;

export interface ChildStack {
  values: StackFile;
  stop: () => Promise<void>;
}

interface ChildOptions {
  /** 0 picks a free one. */
  port?: number;
  /** For Node; those of `npm start` by default. */
  flags?: readonly string[];
}

/**
 * Starts `npm start` as a process of its own and waits until it is ready. Throws with its output when it ends or takes too
 * long. Abort `signal` to stop one that is still starting.
 */
export async function startChildStack(
  localDir: string,
  signal: AbortSignal,
  { port = 0, flags = SPARING_FLAGS }: ChildOptions = {},
): Promise<ChildStack> {
  // Node itself and not the `tsx` program, so that signals and the process id are the stack's own.
  const child = spawn(process.execPath, [...flags, "--import", "tsx", "scripts/start.ts"], {
    cwd: repositoryRoot,
    // Tests change pages' content all the time, and write rows that are due: they request builds themselves. Slow hashes of
    // their passwords, which protect nothing, would be half of a stack's work.
    env: {
      ...process.env,
      LOCAL_DIR: localDir,
      PORT: String(port),
      SCHEDULER: "off",
      LITE_AUTH_BCRYPT_COST: "4",
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...ownProcessGroup,
  });
  const stop = () => {
    child.kill("SIGINT");
    return untilEnded(child, STOP_LIMIT_MS);
  };
  try {
    await untilReady(child, {
      read: (line) => (line.startsWith("Ready") ? true : undefined),
      describe: (lines, reason) => new Error([...lines, reason].join("\n")),
      limitMs: START_LIMIT_MS,
      signal,
    });
    return { values: readStackFile(localDir), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
