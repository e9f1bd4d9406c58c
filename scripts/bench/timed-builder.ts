import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { ownProcessGroup } from "../local/child-process";
import { StackError } from "../local/failure";
import type { StackFile } from "../local/stack-file";
import { BUILDER_FLAGS, SPARING } from "../sparing";

const PROGRAM = fileURLToPath(new URL("timed-builder-process.ts", import.meta.url));
const LOOK_AGAIN_MS = 20;

/** The result of one build. */
export interface TimedBuild {
  problem: string | undefined;
  /** From its beginning to its end. */
  seconds: number;
  /** Seconds of processor time of the builder, without the database and its API. */
  processor: number;
  /** The peak memory of its process so far, in MB. */
  memory: number;
}

/** A file of the site, and its text once a change has arrived in it; without a text, it is removed. */
interface Sign {
  file: string;
  text?: string;
}

export interface TimedBuilder {
  /** One build. @returns its result, and after how many seconds the sign appeared. @throws when it fails */
  build: (sign?: Sign) => Promise<TimedBuild & { signSeconds: number }>;
  stop: () => void;
}

/** Builds a stack's site in a folder, in a process that stays between builds. */
export function startTimedBuilder(
  { siteUrl, apiUrl, publishableKey }: Pick<StackFile, "siteUrl" | "apiUrl" | "publishableKey">,
  outDir: string,
): TimedBuilder {
  const child = spawn(process.execPath, [...BUILDER_FLAGS, "--import", "tsx", PROGRAM], {
    ...ownProcessGroup,
    env: {
      ...process.env,
      ...SPARING,
      OUT_DIR: outDir,
      VITE_SITE_URL: siteUrl,
      VITE_SUPABASE_URL: apiUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    },
    // Its output is not part of the table.
    stdio: ["ignore", process.stderr, process.stderr, "ipc"],
  });
  return {
    build: async (sign) => {
      const started = performance.now();
      const answered = once(child, "message") as Promise<[TimedBuild]>;
      child.send("build");
      const signed = sign ? untilThere(outDir, sign, answered).then(() => performance.now()) : undefined;
      const [timed] = await answered;
      if (timed.problem !== undefined) throw new StackError(timed.problem);
      return { ...timed, signSeconds: ((await signed) ?? performance.now()) / 1_000 - started / 1_000 };
    },
    stop: () => child.disconnect(),
  };
}

async function untilThere(outDir: string, { file, text }: Sign, end: Promise<unknown>): Promise<void> {
  let isOver = false;
  void end.then(() => (isOver = true));
  for (;;) {
    const found = readIfThere(path.join(outDir, file));
    if (text === undefined ? found === undefined : found?.includes(text)) return;
    if (isOver) throw new StackError(`${file} does not say what it should after the build.`);
    await sleep(LOOK_AGAIN_MS);
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined; // not there yet, or removed
  }
}
