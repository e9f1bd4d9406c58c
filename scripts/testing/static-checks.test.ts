import { expect, test } from "vitest";
import { runTool } from "./tool";

const FUNCTIONS = "supabase/functions";

test.each([
  ["the format", "oxfmt", ["--check"], "."],
  ["lint", "oxlint", ["--deny-warnings"], "."],
  ["types", "tsc", [], "."],
  ["unused code", "knip", [], "."],
  ["the functions' types", "deno", ["check", "--frozen", "."], FUNCTIONS],
  ["the functions' lint", "deno", ["lint", "."], FUNCTIONS],
])("%s has no problems", async (_, tool, args, cwd) => {
  const { problem } = await runTool(tool, args, { cwd });
  expect(problem).toBe("");
});
