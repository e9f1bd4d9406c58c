import { expect, test } from "vitest";
import { runScript } from "./run-script";

/**
 * The linter's types and the compiler are Go programs, which spend half of their processor time on garbage collection (lint: 34
 * instead of 18 s). They may use this much memory before they begin.
 */
const GARBAGE = { GOGC: "off", GOMEMLIMIT: "3GiB" };

test.each([
  ["the format", "format:check"],
  ["lint", "lint"],
  ["types", "types"],
  ["unused code", "unused"],
  ["the functions' types", "functions:types"],
  ["the functions' lint", "functions:lint"],
])("%s has no problems", async (_, script) => {
  expect((await runScript(script, { ...process.env, ...GARBAGE })).problem).toBe("");
});
