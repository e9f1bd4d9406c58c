import { expect, test } from "vitest";
import { runScript } from "./run-script";

/**
 * The linter's types and the compiler are Go programs, which spend half of their processor time on garbage collection (lint: 34
 * instead of 18 s). They may use this much memory before they begin. Each of the linter's threads works out many of the types
 * again (16 instead of 13 s).
 */
const GO = { GOGC: "off", GOMEMLIMIT: "3GiB", GOMAXPROCS: "1" };

test.each([
  ["the format", "format:check", "--threads=1"],
  ["lint", "lint"],
  // With several threads, the compiler checks much of the program more than once (15 instead of 8 s).
  ["types", "types", "--singleThreaded"],
  ["unused code", "unused"],
  ["the functions' types", "functions:types"],
  ["the functions' lint", "functions:lint"],
])("%s has no problems", async (_, script, ...args) => {
  expect((await runScript(script, { ...process.env, ...GO }, args)).problem).toBe("");
});
