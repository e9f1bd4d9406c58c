// @vitest-environment jsdom
import { expect, it } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { shortAddressTarget } from "./short-addresses";

// url-redirects.queries.test.ts covers everything else about short addresses.
it.each([
  ["", "/about?utm_source=print", "/about?utm_source=print"],
  ["?fbclid=x", "/about?utm_source=print", "/about?utm_source=print&fbclid=x"],
  ["?fbclid=x", "/about", "/about?fbclid=x"],
])("a short address with %j leads to %s with what was asked for behind it", async (search, target, to) => {
  serveApi({ "GET campaign_links": [{ code: "spring", target }] });
  expect(await shortAddressTarget({ pathname: "/go/spring", search, hash: "" })).toBe(to);
});
