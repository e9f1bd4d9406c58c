import { expect, it } from "vitest";
import { indexNowKey } from "./build-environment";

it("accepts a valid key for search engines, and none at all", async () => {
  expect(await indexNowKey({ INDEXNOW_KEY: "0123456789-abcDEF" })).toBe("0123456789-abcDEF");
  expect(await indexNowKey({})).toBeUndefined();
});

it.each(["short", "with/a/slash", "x".repeat(129)])("names the problem of the key %j", async (key) => {
  await expect(indexNowKey({ INDEXNOW_KEY: key })).rejects.toThrow(/INDEXNOW_KEY is wrong/);
});
