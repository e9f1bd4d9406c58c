import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Builder, createBuilder } from "./builder";
import { createTemporaryDir } from "./temporary-dir";
import { writeFiles } from "./testing/fixture-project";

/** Answers with its process and how many builds that has made. */
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

let temporary: ReturnType<typeof createTemporaryDir>;
let builder: Builder;
let lines: string[];

beforeEach(() => {
  temporary = createTemporaryDir();
  writeFiles(temporary.path, { "program.mjs": PROGRAM });
  lines = [];
  builder = createBuilder({
    environment: { VITE_SITE_URL: "http://a" },
    log: (line) => lines.push(line),
    program: path.join(temporary.path, "program.mjs"),
  });
});

afterEach(async () => {
  await builder.stop();
  temporary.remove();
});

it("the builder uses one process, reports its output, and starts another when it has exited", async () => {
  const first = await builder.build();
  expect(first).toMatch(/^process \d+$/);
  expect(await builder.build()).toBeUndefined();
  expect(lines).toContain("Site: building http://a");
  expect(await builder.build()).toBe("It was ended before it was done.");
  const next = await builder.build();
  expect(next).toMatch(/^process \d+$/);
  expect(next).not.toBe(first);
});

it("the builder ends its process when it is stopped, during a build too", async () => {
  const [, pid] = /(\d+)/.exec((await builder.build()) ?? "") ?? [];
  await builder.stop();
  expect(() => process.kill(Number(pid), 0)).toThrow("ESRCH");
});
