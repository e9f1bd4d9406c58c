import { expect, test } from "vitest";
import { runToEnd } from "../../scripts/local/child-process";

test("the database's types in the source are current", async () => {
  const { code, lines } = await runToEnd("npm", ["run", "--silent", "types:db", "--", "--check"]);
  expect(code === 0 ? [] : lines).toEqual([]);
});
