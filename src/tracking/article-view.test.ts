import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { insertEvent } from "@/data/insert-event";
import { isShownArticle, leaveArticle, trackArticleView, trackLoadedArticle } from "./article-view";

vi.mock("@/data/insert-event");

const view = { postId: "post-1", primaryService: "lab-test-at-home", lang: "ar", isInternal: false } as const;

let referrer = "";
beforeEach(() => {
  vi.mocked(insertEvent).mockReset().mockResolvedValue();
  Object.defineProperty(document, "referrer", { configurable: true, get: () => referrer });
  history.replaceState(null, "", "/ar/blog/sugar");
  referrer = "";
});
afterEach(() => history.replaceState(null, "", "/"));

const stored = () => vi.mocked(insertEvent).mock.calls[0]?.[1];

it("stores the post, the language, and where the reader came from as far as it is known", () => {
  trackArticleView(view);
  expect(vi.mocked(insertEvent).mock.calls).toEqual([
    [
      "blog_events",
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
    ],
  ]);
});

it("names the blog as the campaign of an article without a service", () => {
  trackArticleView({ ...view, primaryService: null });
  expect(stored()).toMatchObject({ utm_campaign: "blog" });
});

it("takes the campaign of the address, each name on its own", () => {
  history.replaceState(null, "", "/ar/blog/sugar?utm_source=letter&utm_campaign=november");
  trackArticleView(view);
  expect(stored()).toMatchObject({
    utm_source: "letter",
    utm_medium: "internal",
    utm_campaign: "november",
  });
});

describe("the referrer", () => {
  it.each([
    ["https://www.google.com/search?q=blood+in+urine#top", "https://www.google.com"],
    ["http://example.org:8080/amal", "http://example.org:8080"],
    ["android-app://com.google.android.gm/", null],
    ["javascript:alert(1)", null],
    ["no address", null],
  ])("%s is kept as %s", (address, origin) => {
    referrer = address;
    trackArticleView(view);
    expect(stored()).toMatchObject({ referrer: origin });
  });

  it("is the site itself for an article that was opened from another page", () => {
    referrer = "https://www.google.com/";
    trackArticleView({ ...view, isInternal: true });
    expect(stored()).toMatchObject({ referrer: location.origin });
  });
});

it("disturbs nobody when the view cannot be stored", async () => {
  const warning = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const failure = new Error("no answer");
  vi.mocked(insertEvent).mockRejectedValue(failure);
  trackArticleView(view);
  await vi.waitFor(() =>
    expect(warning).toHaveBeenCalledWith(expect.stringContaining("could not be counted"), failure),
  );
});

it("counts again what the browser had put aside and brings back, as long as the page shows an article", () => {
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  const count = () => vi.mocked(insertEvent).mock.calls.length;
  trackArticleView(view);
  show(false);
  expect(count()).toBe(1);
  show(true);
  expect(count()).toBe(2);
  leaveArticle();
  show(true);
  expect(count()).toBe(2);
});

it("counts the article that a prerendered page names", () => {
  leaveArticle();
  trackLoadedArticle("ar");
  expect(vi.mocked(insertEvent)).not.toHaveBeenCalled();
  document.body.innerHTML = '<article data-post="post-2" data-service="elderly-care"></article>';
  trackLoadedArticle("ar");
  expect(stored()).toMatchObject({ post_id: "post-2", utm_campaign: "elderly-care", lang: "ar" });
  expect(isShownArticle("post-2")).toBe(true);
  expect(isShownArticle("post-1")).toBe(false);
  document.body.replaceChildren();
});
