import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { SPARING_FLAGS } from "../../sparing";
import { familyOf } from "../../testing/processes";
import { ownProcessGroup, untilEnded } from "../child-process";
import { repositoryRoot } from "../settings";
import { readStackFile, type StackFile } from "../stack-file";

/** The processes of a copy that are killed, in turn. */
export const VICTIMS = ["start", "server", "session", "functions"] as const;
type Victim = (typeof VICTIMS)[number] | "builder";

const STOP_LIMIT_MS = 30_000;
const PAUSE_MS = 30;

/** A change that the copy acknowledges, with a check whether it is still there. */
export interface Work {
  name: string;
  /** @returns a reference for the check; undefined when it was not acknowledged */
  write: (stack: StackFile, count: number) => Promise<string | undefined>;
  /** @returns whether the acknowledged change is there and complete */
  isKept: (stack: StackFile, written: string) => Promise<boolean>;
}

interface Running {
  child: ChildProcess;
  lines: string[];
}

export interface KillCycles {
  localDir: string;
  /** The program that runs the copy, and its arguments. */
  program: readonly string[];
  environment: Readonly<Record<string, string>>;
  victims: readonly Victim[];
  works: readonly Work[];
  log: (line: string) => void;
}

/**
 * Kills the processes of a copy in turn while it works, and starts it again when it has ended, as a person would. There are no
 * manual repairs and no fixed waiting times: each step waits for a message or an acknowledgement of the copy.
 * @returns the number of acknowledged changes, and those that are missing at the end
 */
export async function killInTurn({ localDir, program, environment, victims, works, log }: KillCycles) {
  const acknowledged = works.map((work) => ({ work, written: [] as string[] }));
  let running = await start();
  const over = new AbortController();

  async function start(): Promise<Running> {
    const child = spawn(process.execPath, [...SPARING_FLAGS, "--import", "tsx", ...program], {
      cwd: repositoryRoot,
      env: { ...process.env, LOCAL_DIR: localDir, PORT: "0", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      ...ownProcessGroup,
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on("line", (line) => lines.push(line));
    const started = { child, lines };
    await untilLine(started, /^Ready/);
    return started;
  }

  /** @throws with its output when the copy ends before the line */
  async function untilLine({ child, lines }: Running, expected: RegExp, after = 0): Promise<void> {
    while (!lines.slice(after).some((line) => expected.test(line))) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(lines.join("\n"));
      await sleep(PAUSE_MS);
    }
  }

  async function work({ work: { write }, written }: (typeof acknowledged)[number]): Promise<void> {
    for (let count = 0; !over.signal.aborted; count++) {
      // While the copy starts again it gives no answer, or one that it is starting.
      const attempt = async () => write(readStackFile(localDir), count);
      const done = await attempt().catch(() => undefined);
      if (done !== undefined) written.push(done);
      else await sleep(PAUSE_MS);
    }
  }

  /** Waits until each kind of work was acknowledged again. */
  async function untilWorked(): Promise<void> {
    const before = acknowledged.map(({ written }) => written.length);
    while (acknowledged.some(({ written }, index) => written.length <= (before[index] ?? 0))) {
      if (running.child.exitCode !== null) throw new Error(running.lines.join("\n"));
      await sleep(PAUSE_MS);
    }
  }

  const working = acknowledged.map(work);
  try {
    for (const victim of victims) {
      await untilWorked();
      const pid = await untilFound(victim, running.child.pid ?? 0);
      const said = running.lines.length;
      process.kill(pid, "SIGKILL");
      if (victim === "start") {
        if (running.child.signalCode === null) await once(running.child, "exit");
        running = await start();
      } else if (victim !== "builder") await untilLine(running, /^Running again/, said);
      await untilWorked();
      log(`${victim}: killed and working again`);
    }
    over.abort();
    await Promise.all(working);
    const stack = readStackFile(localDir);
    const missing: string[] = [];
    for (const {
      work: { name, isKept },
      written,
    } of acknowledged)
      for (const one of written) if (!(await isKept(stack, one))) missing.push(`${name} ${one}`);
    return { missing, acknowledged: acknowledged.reduce((sum, { written }) => sum + written.length, 0) };
  } finally {
    over.abort();
    running.child.kill("SIGINT");
    await untilEnded(running.child, STOP_LIMIT_MS);
    await Promise.allSettled(working);
  }
}

const COMMANDS: Readonly<Record<Exclude<Victim, "start">, RegExp>> = {
  server: /^\S*\/bin\/postgres -D /,
  session: /^postgres: postgres postgres 127/,
  functions: /^\S*deno run /,
  builder: /builder-process/,
};

/** The builder's process is started by the next build. */
async function untilFound(victim: Victim, main: number): Promise<number> {
  for (;;) {
    const pid = find(victim, main);
    if (pid !== undefined) return pid;
    await sleep(PAUSE_MS);
  }
}

/** The process of a copy; of several, any. */
function find(victim: Victim, main: number): number | undefined {
  if (victim === "start") return main;
  const found = familyOf(main).filter((pid) => COMMANDS[victim].test(commandOf(pid)));
  return found.length > 0 ? found[randomInt(found.length)] : undefined;
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return ""; // it has just ended
  }
}

const withKey = ({ secretKey }: StackFile) => ({ apikey: secretKey, Authorization: `Bearer ${secretKey}` });

/** Adds rows to a table through the API. `row` makes one with a name in `column`. */
export const savedRows = (table: string, column: string, row: (name: string) => object): Work => ({
  name: table,
  write: async (stack) => {
    const name = `kept-${randomBytes(8).toString("hex")}`;
    const answer = await fetch(`${stack.apiUrl}/rest/v1/${table}`, {
      method: "POST",
      headers: { ...withKey(stack), "Content-Type": "application/json" },
      body: JSON.stringify(row(name)),
    });
    await answer.text();
    return answer.ok ? name : undefined;
  },
  isKept: async (stack, name) => {
    const address = `${stack.apiUrl}/rest/v1/${table}?select=${column}&${column}=eq.${name}`;
    return ((await (await fetch(address, { headers: withKey(stack) })).json()) as unknown[]).length === 1;
  },
});

/** Uploads files of a bucket, and stores each of them a second time, like the cleaning job. */
export const storedFiles = (
  bucket: string,
  type: string,
  content: (name: string) => Buffer,
  isWhole: (body: Buffer) => boolean,
): Work => {
  let last: string | undefined;
  return {
    name: bucket,
    write: async (stack, count) => {
      const isSecond = count % 2 === 1 && last !== undefined;
      const name = isSecond && last ? last : `kept-${randomBytes(8).toString("hex")}.png`;
      const answer = await fetch(`${stack.apiUrl}/storage/v1/object/${bucket}/${name}`, {
        method: "POST",
        headers: { ...withKey(stack), "Content-Type": type, ...(isSecond && { "x-upsert": "true" }) },
        body: new Uint8Array(content(name)),
      });
      await answer.text();
      if (!answer.ok) return undefined;
      last = name;
      return name;
    },
    isKept: async (stack, name) => {
      const address = `${stack.apiUrl}/storage/v1/object/${bucket}/${name}`;
      const answer = await fetch(address, { headers: withKey(stack) });
      return answer.ok && isWhole(Buffer.from(await answer.arrayBuffer()));
    },
  };
};
