// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { testQueryClient } from "@/testing/query-client";
import { load } from "./unknown-service-page";

afterEach(() => history.replaceState(null, "", "/"));

async function redirectOf(slug: string) {
  const thrown = await load(testQueryClient(), "ar", { slug }).catch((reason: unknown) => reason);
  const { headers } = thrown as Response;
  return { to: headers.get("Location"), isReplaced: headers.has("X-Remix-Replace") };
}

it("the redirect keeps the page with the link in the history, and replaces a moved address that was opened directly", async () => {
  const to = "/ar/services/iv-therapy-at-home";
  expect(await redirectOf("iv-therapy")).toEqual({ to, isReplaced: false });
  history.replaceState(null, "", "/ar/services/iv-therapy");
  expect(await redirectOf("iv-therapy")).toEqual({ to, isReplaced: true });
});
