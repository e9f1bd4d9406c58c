// @vitest-environment jsdom
import { expect, it } from "vitest";
import { refusal, serveApi } from "@/testing/serve-api";
import { shortAddressTarget } from "./short-addresses";

const at = (pathname: string, search = "") => shortAddressTarget({ pathname, search, hash: "" });

it("an address that the host does not know yet leads to its page with the campaign", async () => {
  serveApi({ "GET campaign_links": [{ code: "spring", target: "/about?utm_source=print" }] });
  expect(await at("/go/spring")).toBe("/about?utm_source=print");
  expect(await at("/go/spring", "?fbclid=x")).toBe("/about?utm_source=print&fbclid=x");
});

it("one that is switched off leads to its page, with what was asked for behind it", async () => {
  serveApi({ "GET campaign_links": [{ code: "spring", target: "/about" }] });
  expect(await at("/go/spring", "?fbclid=x")).toBe("/about?fbclid=x");
});

it("an unknown code stays where it is", async () => {
  const { requests } = serveApi({ "GET campaign_links": [] });
  expect(await at("/go/nothing")).toBeUndefined();
  expect(requests).toHaveLength(1);
});

it("a failed read is told", async () => {
  serveApi({ "GET campaign_links": refusal(503, "", "down") });
  await expect(at("/go/spring")).rejects.toMatchObject({ code: "unavailable" });
});
