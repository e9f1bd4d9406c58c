import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { sourceFiles } from "../local/functions/source-files";
import { startEdgeFunctions } from "../local/functions/edge-functions";
import { repositoryRoot } from "../local/settings";
import { readSupabaseConfig } from "../local/supabase-config";
import { writeFiles } from "../local/testing/fixture-project";
import { temporaryDirPerTest } from "../local/testing/temporary-dir-per-test";
import { buildFunctions, nameSources } from "./build-functions";

const MEGABYTE = 1_000_000;
/** Supabase accepts 5 MB when it bundles by itself. A function that draws pictures contains the renderer and its font. */
const MAX_MB: Record<string, number> = { "generate-blog-image": 3 };
const USUAL_MB = 2;

const temporary = temporaryDirPerTest();
const product = path.join(repositoryRoot, "supabase");

it("config.toml names a built file for each function, and the gateway leaves the check of callers to it", () => {
  const names = Object.keys(sourceFiles(path.join(product, "functions")));
  expect(readSupabaseConfig(product).functions).toEqual(
    Object.fromEntries(
      names.map((name) => [name, { verify_jwt: false, entrypoint: `./built-functions/${name}.js` }]),
    ),
  );
});

it("each function is one small file, and imports modules of Node by import alone", async () => {
  const built = Object.entries(await buildFunctions(product, () => undefined));
  const tooLarge = built.flatMap(([name, file]) => {
    const megabytes = statSync(file).size / MEGABYTE;
    return megabytes > (MAX_MB[name] ?? USUAL_MB) ? [`${name} has ${megabytes.toFixed(1)} MB`] : [];
  });
  expect(tooLarge).toEqual([]);
  const requiring = built.filter(([, file]) => /\bcreateRequire\b/.test(readFileSync(file, "utf8")));
  expect(requiring.map(([name]) => name)).toEqual([]);
});

const project = (code: string) => ({
  "config.toml": `[functions.greet]\nverify_jwt = false\nentrypoint = "./built/greet.js"\n`,
  "functions/greet/index.ts": `import { greet } from "../_shared/greet.ts";\n\nDeno.serve(greet);\n`,
  "functions/_shared/greet.ts": code,
});

const GREETING = `import { EventEmitter } from "events";

export function greet(request: Request): Response {
  if (request.method === "DELETE") throw new Error("broken");
  return new Response([typeof EventEmitter, Buffer.from("hi").toString("hex"), process.pid > 0].join(" "));
}
`;

it("a built function has the globals of Node, and its errors name the line of the source", async () => {
  writeFiles(temporary.path, project(GREETING));
  const lines: string[] = [];
  const functions = await startEdgeFunctions({
    folder: path.join(temporary.path, "functions"),
    built: await buildFunctions(temporary.path, () => undefined),
    apiUrl: "http://127.0.0.1:9",
    keys: { publishableKey: "sb_publishable_x", secretKey: "sb_secret_x" },
    watch: false,
    log: (line) => lines.push(line),
  });
  try {
    const url = `http://127.0.0.1:${functions.port()}/functions/v1/greet`;
    expect(await (await fetch(url)).text()).toBe("function 6869 true");
    expect((await fetch(url, { method: "DELETE" })).status).toBe(500);
    await expect.poll(() => lines.join("\n")).toContain("_shared/greet.ts:4:");
  } finally {
    await functions.stop();
  }
});

it("the source of a position that a hosted function has logged is found", async () => {
  writeFiles(temporary.path, project(GREETING));
  const { greet = "" } = await buildFunctions(temporary.path, () => undefined);
  const before = readFileSync(greet, "utf8").split("Error(")[0]?.split("\n") ?? [];
  const log = (position: string) => `Error: broken\n    at e (${position})\n    at handle (other.js:1:1)`;
  const position = `file:///var/tmp/greet.js:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  expect(nameSources(log(position), path.dirname(greet))).toBe(log("supabase/functions/_shared/greet.ts:4"));
});

it("builds again when a source has changed, and only then", async () => {
  const said: string[] = [];
  const build = () => buildFunctions(temporary.path, (line) => said.push(line));
  writeFiles(temporary.path, project(GREETING));
  const { greet = "" } = await build();
  await build();
  expect(said).toHaveLength(1);
  writeFiles(temporary.path, project(GREETING.replace("broken", "out of order")));
  await build();
  expect(said).toHaveLength(2);
  expect(readFileSync(greet, "utf8")).toContain("out of order");
});

it.each([
  ["this is not code", /^The edge function greet cannot be built: /],
  [`export { greet } from "npm-package-that-nobody-installed";`, /npm-package-that-nobody-installed/],
])("refuses %j and names the function", async (code, message) => {
  writeFiles(temporary.path, project(code));
  await expect(buildFunctions(temporary.path, () => undefined)).rejects.toThrow(message);
});
