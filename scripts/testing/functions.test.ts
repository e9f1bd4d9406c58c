import { expect, inject, test } from "vitest";
import { runTool } from "./tool";

const SUMMARY = /^(?:ok|FAILED) \| (\d+) passed.* \| (\d+) failed/m;
const TEST = ["test", "--frozen", "--no-prompt", "--allow-env", "--allow-net=127.0.0.1", "."];

test("the edge functions' own tests pass", async ({ task }) => {
  const { apiUrl, publishableKey, secretKey } = inject("stack");
  const { problem, output } = await runTool("deno", TEST, {
    cwd: "supabase/functions",
    env: {
      SUPABASE_URL: apiUrl,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    },
  });
  const [, passed = "0", failed = "0"] = SUMMARY.exec(output) ?? [];
  task.meta.counts = { passed: Number(passed), failed: Number(failed) };
  expect(problem).toBe("");
  expect(task.meta.counts.passed).toBeGreaterThan(0);
});
