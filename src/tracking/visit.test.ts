// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { serveApi } from "@/testing/serve-api";
import type * as visit from "./visit";

const NOTHING = {
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_content: null,
  first_article: null,
  last_article: null,
};

let api: ReturnType<typeof serveApi>;
let tab: typeof visit;
beforeEach(async () => {
  api = serveApi({ "POST user_sessions": undefined });
  sessionStorage.clear();
  // Each test is a tab of its own.
  vi.resetModules();
  tab = await import("./visit");
  history.replaceState(null, "", "/");
  return () => history.replaceState(null, "", "/");
});

const open = async (address: string) => {
  history.replaceState(null, "", address);
  await tab.openVisit("en");
};

it("the visit's row has the first campaign, and its clicks the last one as a whole", async () => {
  await open("/?utm_source=letter&utm_medium=email&utm_campaign=autumn&utm_content=top&gclid=x");
  await open("/about");
  expect(tab.visitTrail()).toEqual({
    ...NOTHING,
    utm_source: "letter",
    utm_medium: "email",
    utm_campaign: "autumn",
    utm_content: "top",
  });
  await open("/about?utm_source=google");
  await open("/contact");
  expect(tab.visitTrail()).toEqual({ ...NOTHING, utm_source: "google" });
  expect(api.requests.map(({ body }) => body)).toMatchObject([
    { utm_source: "letter", utm_medium: "email", utm_campaign: "autumn", utm_content: "top" },
  ]);
});

it("the trail has the first and the last article", () => {
  expect(tab.visitTrail()).toEqual(NOTHING);
  for (const post of ["post-1", "post-2", "post-1", "post-3"]) tab.keepArticle(post);
  expect(tab.visitTrail()).toEqual({ ...NOTHING, first_article: "post-1", last_article: "post-3" });
});

it.each(["{", "first", "first=post-1&constructor=x&utm_source=a%40b", "%E0%A4%A"])(
  "the trail survives what else is stored: %s",
  (stored) => {
    sessionStorage.setItem("visit-trail", stored);
    expect(Object.keys(tab.visitTrail())).toEqual(Object.keys(NOTHING));
    tab.keepArticle("post-2");
    expect(tab.visitTrail()).toMatchObject({ utm_source: null, last_article: "post-2" });
  },
);
