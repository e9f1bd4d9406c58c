import { expect, test } from "vitest";
import { runScript } from "../../scripts/testing/run-script";

test("the database's types in the source are current", async () => {
  expect((await runScript("types:db", ["--", "--check"])).problem).toBe("");
});
