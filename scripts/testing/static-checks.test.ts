import { expect, test } from "vitest";
import { runScript } from "./run-script";

test.each([
  ["the format", "format:check"],
  ["lint", "lint"],
  ["types", "types"],
  ["unused code", "unused"],
  ["the functions' types", "functions:types"],
  ["the functions' lint", "functions:lint"],
])("%s has no problems", async (_, script) => {
  expect((await runScript(script)).problem).toBe("");
});
