import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { stack } from "../../supabase/tests/support/stack";
import { sourceFiles } from "../local/functions/source-files";
import { repositoryRoot } from "../local/settings";
import { inTemporaryDir } from "../local/temporary-dir";
import { runScript } from "./run-script";

const SUMMARY = /^(?:ok|FAILED) \| (\d+) passed.* \| (\d+) failed/m;
const FOLDER = path.join(repositoryRoot, "supabase/functions");

test("the edge functions' own tests pass", ({ task }) =>
  inTemporaryDir(async (folder) => {
    const { apiUrl, publishableKey, secretKey } = stack;
    const env = {
      ...process.env,
      NO_COLOR: "1",
      FUNCTION_NAMES: Object.keys(sourceFiles(FOLDER)).join(" "),
      SUPABASE_URL: apiUrl,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    };
    const { output, problem } = await runScript("functions:test", env, [writeEntry(folder)]);
    const [, passed = "0", failed = "0"] = SUMMARY.exec(output) ?? [];
    task.meta.counts = { passed: Number(passed), failed: Number(failed) };
    expect(problem).toBe("");
    expect(task.meta.counts.passed).toBeGreaterThan(0);
  }));

/**
 * Writes a module with all test files. Deno loads every module again for each file of tests that it is given: one file takes 13 s
 * of processor time, 45 take 36.
 * @returns its path
 */
function writeEntry(folder: string): string {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".test.ts"),
  );
  const imports = files.toSorted().map((file) => `import "${pathToFileURL(path.join(FOLDER, file)).href}";`);
  const entry = path.join(folder, "all.test.ts");
  writeFileSync(entry, imports.join("\n"));
  return entry;
}
