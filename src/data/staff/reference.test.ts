// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { referenceOf } from "@/lib/reference";
import { serveApi } from "@/testing/serve-api";
import { referenceCode, referenceQuery } from "./analytics.queries";

it.each([
  ["K7QX2", "K7QX2"],
  ["  k7qx2 ", "K7QX2"],
  ["(Ref K7QX2)", "K7QX2"],
  ["(مرجع K7QX2)", "K7QX2"],
  ["Hello, I would like to ask. (Ref K7QX2)", "K7QX2"],
  ["", ""],
  ["؟", ""],
])("reads %j as %j", (typed, code) => {
  expect(referenceCode(typed)).toBe(code);
});

it("a reference code finds the latest click whose page and button have the code, despite forged clicks", async () => {
  const code = referenceOf("/about", "header");
  const click = (page_url: string, last_at: string) => ({ page_url, source: "header", last_at });
  serveApi({
    "POST rpc/clicks_of_reference": [
      click("/forged", "2026-11-03T00:00:00Z"),
      click("/about", "2026-11-02T00:00:00Z"),
      click("/contact", "2026-11-01T00:00:00Z"),
    ],
  });
  expect(await new QueryClient().fetchQuery(referenceQuery(code))).toEqual({
    page: "/about",
    source: "header",
    lastAt: "2026-11-02T00:00:00Z",
  });
  serveApi({ "POST rpc/clicks_of_reference": [click("/forged", "2026-11-03T00:00:00Z")] });
  expect(await new QueryClient().fetchQuery(referenceQuery(code))).toBeNull();
});
