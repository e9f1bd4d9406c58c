import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeFiles } from "../testing/fixture-project";
import { temporaryDirPerTest } from "../testing/temporary-dir-per-test";
import { briefly, type EdgeFunctions, parseReport, startEdgeFunctions } from "./edge-functions";

it("reads the report of the host among what functions print", () => {
  expect(parseReport('{"port":4000,"failed":[]}')).toEqual({ port: 4000, failed: [] });
  for (const line of ["loaded", "{", '{"port":0,"failed":[]}', '{"level":"info"}']) {
    expect(parseReport(line)).toBeUndefined();
  }
});

it("shortens an error, and suggests a remedy when a package could not be fetched", () => {
  expect(briefly("Module not found x.ts\n    at file:///y")).toBe("Module not found x.ts");
  expect(briefly("Failed caching npm package 'zod@4'\n    0: error sending request")).toMatch(
    /^Failed caching npm package 'zod@4' \(.*npm registry.*\)$/,
  );
});

const keys = { publishableKey: "sb_publishable_x", secretKey: "sb_secret_x" };
const answer = (text: string) => `Deno.serve(() => new Response(${text}));`;
const answering = (text: string) => ({ "greet/index.ts": answer(`"${text}"`) });

const temporary = temporaryDirPerTest();
let folder: string;
let functions: EdgeFunctions | undefined;
let lines: string[];

const start = async (watch: boolean) => {
  const apiUrl = "http://127.0.0.1:9";
  functions = await startEdgeFunctions({
    folder,
    apiUrl,
    keys,
    watch,
    log: (line) => lines.push(line),
  });
  return functions;
};

const call = async (name = "greet") => {
  const response = await fetch(`http://127.0.0.1:${functions?.port()}/functions/v1/${name}`);
  return `${response.status} ${await response.text()}`;
};

async function untilLine(expected: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!lines.some((line) => line.includes(expected))) {
    if (Date.now() > deadline) throw new Error(`"${expected}" is not in ${JSON.stringify(lines)}`);
    await sleep(20);
  }
}

beforeEach(() => {
  folder = path.join(temporary.path, "functions of # 1");
  lines = [];
});

afterEach(async () => {
  await functions?.stop();
  functions = undefined;
});

it("runs the new code when a file changes, with the variables of today, and the others when a function is broken", async () => {
  writeFiles(folder, answering("one"));
  await start(true);
  expect(await call()).toBe("200 one");
  writeFiles(folder, answering("two"));
  await untilLine("reloaded");
  expect(await call()).toBe("200 two");
  writeFiles(folder, { "other/index.ts": "this is not code" });
  await untilLine("other cannot be loaded");
  expect(await call()).toBe("200 two");
  expect(await call("other")).toMatch(/^503 .*BOOT_ERROR/);
  lines = [];
  writeFiles(folder, { ".env": "WORD=three", "greet/index.ts": answer("Deno.env.get('WORD')") });
  await untilLine("reloaded");
  expect(await call()).toBe("200 three");
});

it("denies functions the files and programs that they were not given", async () => {
  writeFiles(folder, {
    "greet/index.ts": `Deno.serve(async () => {
      const attempts = [
        () => Deno.readTextFile("/etc/passwd"),
        () => new Deno.Command("id").output(),
        () => Deno.writeTextFile("x", ""),
      ];
      const results = await Promise.allSettled(attempts.map(async (attempt) => await attempt()));
      return new Response(results.map((result) => result.reason?.name).join(" "));
    });`,
  });
  await start(false);
  expect(await call()).toBe("200 NotCapable NotCapable NotCapable");
});

it("survives an unhandled rejection of a function", async () => {
  writeFiles(folder, {
    "greet/index.ts":
      'Deno.serve(() => { Promise.reject(new Error("left alone")); return new Response("fine"); });',
  });
  await start(false);
  expect(await call()).toBe("200 fine");
  await untilLine("left alone");
  expect(await call()).toBe("200 fine");
});
