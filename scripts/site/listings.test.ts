import { expect, it } from "vitest";
import { pageDates } from "./listings";
import { arabicArticle, article } from "./testing/article";

const SITE = "https://example.com";
const written = new Date("2026-10-01T00:00:00Z");

const dates = (paths: string[], articles = [article(), arabicArticle()], texts = written) =>
  Object.fromEntries(
    pageDates(SITE, paths, articles, texts).map(({ path, estimate }) => [path, estimate.slice(0, 10)]),
  );

it("dates an article by its post, a list by its newest article, any other page by the code", () => {
  expect(
    dates(["/", "/blog", "/services/doctor-on-call", "/about", "/blog/fever", "/ar/blog/fever"]),
  ).toEqual({
    "/": "2026-11-19",
    "/blog": "2026-11-19",
    "/services/doctor-on-call": "2026-11-19",
    "/about": "2026-10-01",
    "/blog/fever": "2026-11-19",
    "/ar/blog/fever": "2026-11-19",
  });
});

it("does not date a list of one language by articles of the other", () => {
  expect(dates(["/blog", "/ar/blog"], [arabicArticle()])).toEqual({
    "/blog": "2026-10-01",
    "/ar/blog": "2026-11-19",
  });
});

it("takes the code's date if it is newer, except for articles", () => {
  expect(dates(["/blog", "/blog/fever"], [article()], new Date("2026-12-01T00:00:00Z"))).toEqual({
    "/blog": "2026-12-01",
    "/blog/fever": "2026-11-19",
  });
});

it.each(["https://elsewhere.example/fever", "/blog/other"])("leaves out a copy of %s", (canonical) => {
  expect(dates(["/blog/fever"], [article({ canonical })])).toEqual({});
});

it.each(["/blog/fever", `${SITE}/blog/fever`])(
  "keeps a page that names itself as canonical: %s",
  (canonical) => {
    expect(dates(["/blog/fever"], [article({ canonical })])).toHaveProperty(["/blog/fever"]);
  },
);

it("keeps a page with an invalid canonical address", () => {
  expect(dates(["/blog/fever"], [article({ canonical: "https://exa%zzmple.com" })])).toHaveProperty([
    "/blog/fever",
  ]);
});
