import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Builder, type BuildHook, createBuilder, createBuildHook } from "./builder";
import { isRunning } from "./lock";
import { type OriginServer, startOriginServer } from "./origin-server";
import { writeFiles } from "./testing/fixture-project";
import { temporaryDirPerTest } from "./testing/temporary-dir-per-test";

/** Answers with its process and its number of builds. */
const PROGRAM = `
let builds = 0;
process.on("disconnect", () => process.exit());
process.on("message", () => {
  builds++;
  console.log("building " + process.env.VITE_SITE_URL);
  if (builds === 2) process.send({});
  else if (builds === 3) process.kill(process.pid, "SIGKILL");
  else process.send({ problem: "process " + process.pid });
});
`;

describe("the builder", () => {
  const temporary = temporaryDirPerTest();
  let builder: Builder;
  let lines: string[];

  beforeEach(() => {
    writeFiles(temporary.path, { "program.mjs": PROGRAM });
    lines = [];
    builder = create();
  });

  const create = (options: { idleMs?: number } = {}) =>
    createBuilder({
      environment: { VITE_SITE_URL: "http://a" },
      log: (line) => lines.push(line),
      program: path.join(temporary.path, "program.mjs"),
      ...options,
    });

  afterEach(() => builder.stop());

  it("uses one process, reports its output, and starts another when it has exited", async () => {
    const first = await builder.build();
    expect(first).toMatch(/^process \d+$/);
    expect(await builder.build()).toBeUndefined();
    expect(lines).toContain("Site: building http://a");
    expect(await builder.build()).toBe("It was ended before it was done.");
    const next = await builder.build();
    expect(next).toMatch(/^process \d+$/);
    expect(next).not.toBe(first);
  });

  const processOf = (answer: string | undefined) => Number(/\d+/.exec(answer ?? "")?.[0]);

  it("ends a process that had nothing to do, and builds in another", async () => {
    builder = create({ idleMs: 1 });
    const first = processOf(await builder.build());
    await expect.poll(() => isRunning(first)).toBe(false);
    expect(processOf(await builder.build())).not.toBe(first);
  });

  it("never ends the process of a build that runs", async () => {
    const building = builder.build();
    builder.rest();
    const first = processOf(await building);
    expect(isRunning(first)).toBe(true);
    builder.rest();
    await expect.poll(() => isRunning(first)).toBe(false);
  });

  it("ends its process when it is stopped, during a build too", async () => {
    const [, pid] = /(\d+)/.exec((await builder.build()) ?? "") ?? [];
    await builder.stop();
    expect(() => process.kill(Number(pid), 0)).toThrow("ESRCH");
  });
});

describe("the deploy hook", () => {
  let builds: (() => void)[];
  let hook: BuildHook;
  let server: OriginServer;

  beforeEach(async () => {
    builds = [];
    hook = createBuildHook(() => new Promise((resolve) => builds.push(resolve)));
    server = await startOriginServer(0);
    server.answers.site = hook.handle;
  });

  afterEach(() => server.stop());

  const ask = async () => (await fetch(server.url, { method: "POST" })).status;
  const finish = (index: number) => builds[index]?.();

  it("accepts at once, runs one build at a time, and runs one more for all requests during it", async () => {
    expect(await ask()).toBe(202);
    expect([await ask(), await ask()]).toEqual([202, 202]);
    expect(builds).toHaveLength(1);
    finish(0);
    await vi.waitFor(() => expect(builds).toHaveLength(2));
    finish(1);
    await new Promise(setImmediate);
    expect(builds).toHaveLength(2);
    expect(await ask()).toBe(202);
    expect(builds).toHaveLength(3);
  });

  it("waits for the running build when it is closed, and starts no other", async () => {
    await ask();
    await ask();
    let isStopped = false;
    const stopping = hook.stop().then(() => (isStopped = true));
    await new Promise(setImmediate);
    expect(isStopped).toBe(false);
    finish(0);
    await stopping;
    expect(builds).toHaveLength(1);
  });
});
