import path from "node:path";
import { expect, test } from "vitest";
import { stack } from "../../supabase/tests/support/stack";
import { sourceFiles } from "../local/functions/source-files";
import { repositoryRoot } from "../local/settings";
import { runScript } from "./run-script";

const SUMMARY = /^(?:ok|FAILED) \| (\d+) passed.* \| (\d+) failed/m;

test("the edge functions' own tests pass", async ({ task }) => {
  const { apiUrl, publishableKey, secretKey } = stack;
  const { output, problem } = await runScript("functions:test", {
    ...process.env,
    NO_COLOR: "1",
    FUNCTION_NAMES: Object.keys(sourceFiles(path.join(repositoryRoot, "supabase/functions"))).join(" "),
    SUPABASE_URL: apiUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
  });
  const [, passed = "0", failed = "0"] = SUMMARY.exec(output) ?? [];
  task.meta.counts = { passed: Number(passed), failed: Number(failed) };
  expect(problem).toBe("");
  expect(task.meta.counts.passed).toBeGreaterThan(0);
});
