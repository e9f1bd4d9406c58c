import { expect, it } from "vitest";
import { formerFacts, indexNowKey } from "./build-environment";

it("accepts a valid key for search engines, and none at all", async () => {
  expect(await indexNowKey({ INDEXNOW_KEY: "0123456789-abcDEF" })).toBe("0123456789-abcDEF");
  expect(await indexNowKey({})).toBeUndefined();
});

it.each(["short", "with/a/slash", "x".repeat(129)])("names the problem of the key %j", async (key) => {
  await expect(indexNowKey({ INDEXNOW_KEY: key })).rejects.toThrow(/INDEXNOW_KEY is wrong/);
});

it("names the new place of facts that the environment still contains", async () => {
  const line = await formerFacts({ VITE_PHONE: "+97140000000", VITE_BRAND_NAME_AR: "دار", VITE_EMAIL: "" });
  expect(line).toBe(
    "Not read any more: VITE_BRAND_NAME_AR, VITE_PHONE. An owner enters these facts in the back office, below Facts (/admin/facts).",
  );
  expect(await formerFacts({ VITE_SITE_URL: "https://www.example.com" })).toBeUndefined();
});
