import { expect, test } from "vitest";
import { runTool } from "../../scripts/testing/tool";

test("the database's types in the source are current", async () => {
  const { problem } = await runTool("tsx", ["scripts/generate-types.ts", "--check"]);
  expect(problem).toBe("");
});
