// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectionLost, serveApi } from "@/testing/serve-api";
import { isShownArticle, leaveArticle, trackArticleView, trackLoadedArticle } from "./article-view";

const LINE = "POST blog_events";
const view = { postId: "post-1", primaryService: "lab-test-at-home", lang: "ar", isInternal: false } as const;

let api: ReturnType<typeof serveApi>;

beforeEach(() => {
  api = serveApi({ [LINE]: undefined });
  history.replaceState(null, "", "/ar/blog/sugar");
});
afterEach(leaveArticle);

/** The stored rows, once there are this many. */
async function stored(count = 1) {
  await waitFor(() => expect(api.requests).toHaveLength(count));
  return api.requests.map(({ body }) => body);
}

it("a view stores the post, the language and the known referrer", async () => {
  trackArticleView(view);
  expect(await stored()).toEqual([
    {
      event_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      post_id: "post-1",
      event_type: "view",
      utm_source: "blog",
      utm_medium: "internal",
      utm_campaign: "lab-test-at-home",
      lang: "ar",
      referrer: null,
    },
  ]);
});

it("a view has the blog as its campaign without a service, and each campaign name of the address separately", async () => {
  trackArticleView({ ...view, primaryService: null });
  history.replaceState(null, "", "/ar/blog/sugar?utm_source=letter&utm_campaign=november");
  trackArticleView(view);
  expect(await stored(2)).toMatchObject([
    { utm_source: "blog", utm_campaign: "blog" },
    { utm_source: "letter", utm_medium: "internal", utm_campaign: "november" },
  ]);
});

describe("the referrer", () => {
  const cameFrom = (address: string) => vi.spyOn(document, "referrer", "get").mockReturnValue(address);

  it.each([
    ["https://www.google.com/search?q=blood+in+urine#top", "https://www.google.com"],
    ["http://example.org:8080/amal", "http://example.org:8080"],
    ["android-app://com.google.android.gm/", null],
    ["javascript:alert(1)", null],
    ["no address", null],
  ])("%s is kept as %s", async (address, origin) => {
    cameFrom(address);
    trackArticleView(view);
    expect(await stored()).toMatchObject([{ referrer: origin }]);
  });

  it("is the site itself for an article opened from another page", async () => {
    cameFrom("https://www.google.com/");
    trackArticleView({ ...view, isInternal: true });
    expect(await stored()).toMatchObject([{ referrer: location.origin }]);
  });
});

it("a failure to store the view is ignored", async () => {
  const warning = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  api.replies[LINE] = connectionLost;
  trackArticleView(view);
  await waitFor(() =>
    expect(warning).toHaveBeenCalledWith(
      expect.stringContaining("could not be counted"),
      expect.objectContaining({ code: "offline" }),
    ),
  );
});

it("a page restored from the browser's cache is counted again if it shows an article", async () => {
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  trackArticleView(view);
  show(false);
  trackArticleView({ ...view, postId: "post-2" });
  show(true);
  leaveArticle();
  show(true);
  trackArticleView({ ...view, postId: "post-3" });
  const posts = ["post-1", "post-2", "post-2", "post-3"];
  expect(await stored(4)).toMatchObject(posts.map((post_id) => ({ post_id })));
});

it("the article named in a prerendered page is counted", async () => {
  trackLoadedArticle("ar");
  document.body.innerHTML = '<article data-post="post-2" data-service="elderly-care"></article>';
  trackLoadedArticle("ar");
  expect(await stored()).toMatchObject([{ post_id: "post-2", utm_campaign: "elderly-care", lang: "ar" }]);
  expect(isShownArticle("post-2")).toBe(true);
  expect(isShownArticle("post-1")).toBe(false);
  document.body.replaceChildren();
});

it("an article in a background tab is counted once, when the tab is seen", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  trackArticleView(view);
  leaveArticle();
  trackArticleView({ ...view, postId: "post-2" });
  expect(api.requests).toEqual([]);
  visibility.mockRestore();
  for (let times = 0; times < 2; times++) document.dispatchEvent(new Event("visibilitychange"));
  expect(await stored()).toMatchObject([{ post_id: "post-2" }]);
});
