import { expect, test } from "vitest";
import { runScript } from "../../scripts/testing/run-script";

test("the database's types and the page of stored data are what the migrations say", async () => {
  expect((await runScript("types:db", ["--", "--check"])).problem).toBe("");
});
