import { expect, test } from "vitest";
import { runToEnd } from "../local/child-process";

test.each([
  ["the format", "format:check"],
  ["lint", "lint"],
  ["types", "types"],
  ["unused code", "unused"],
  ["the functions' types", "functions:types"],
  ["the functions' lint", "functions:lint"],
])("%s has no problems", async (_, script) => {
  const { code, lines } = await runToEnd("npm", ["run", "--silent", script]);
  expect(code === 0 ? [] : lines).toEqual([]);
});
