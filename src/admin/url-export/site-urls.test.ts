import { describe, expect, it } from "vitest";
import type { PostUrlRow } from "@/data/staff/post-urls.queries";
import { isDuplicateUrl, postIdsOf, siteUrls, urlRows } from "./site-urls";

const post = (id: string, slug: string, langs = ["en", "ar"], status = "published"): PostUrlRow => ({
  id,
  slug,
  status,
  created_at: "2026-11-01T10:00:00+00:00",
  updated_at: "2026-11-02T10:00:00+00:00",
  blog_post_translations: langs.map((lang) => ({ lang })),
});

const site = "https://www.example.com";

it("the list has the pages and services, in both languages except for the home page", () => {
  expect(siteUrls([]).map(({ url }) => url.replace(site, ""))).toEqual([
    "/",
    ...["/about", "/contact", "/privacy", "/terms", "/blog"].flatMap((path) => [path, `/ar${path}`]),
    ...[
      "doctor-on-call",
      "doctor-at-home",
      "nurse-on-call",
      "nurse-at-home",
      "iv-therapy-at-home",
      "lab-test-at-home",
      "elderly-care",
    ].flatMap((slug) => [`/services/${slug}`, `/ar/services/${slug}`]),
  ]);
  expect(siteUrls([]).filter(({ isDuplicate }) => isDuplicate)).toEqual([]);
});

describe("posts", () => {
  const urls = siteUrls([
    post("1", "fever"),
    post("2", "fever-a1b2c3", ["en"], "draft"),
    post("3", "flu-season", ["ar", "en"]),
  ]).slice(25);

  it("are listed once for each language they have", () => {
    expect(urls.map(({ url }) => url.replace(site, ""))).toEqual([
      "/blog/fever",
      "/ar/blog/fever",
      "/blog/fever-a1b2c3",
      "/blog/flu-season",
      "/ar/blog/flu-season",
    ]);
  });

  it("are duplicates by their suffix, and confirmed by the post without it", () => {
    expect(urls.map(({ isDuplicate, isConfirmed }) => [isDuplicate, isConfirmed])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [true, false],
      [true, false],
    ]);
  });

  it("are deleted once, however many of their addresses are chosen; pages never", () => {
    expect(postIdsOf([...siteUrls([]), ...urls])).toEqual(["1", "2", "3"]);
    expect(postIdsOf(siteUrls([]))).toEqual([]);
  });

  it("have every column in the exported file", () => {
    const rows = urlRows(urls.slice(1, 4));
    expect(rows).toEqual([
      ["url", "type", "language", "slug", "status", "duplicate", "created_at", "updated_at"],
      [`${site}/ar/blog/fever`, "post", "ar", "fever", "published", "no", ...times],
      [`${site}/blog/fever-a1b2c3`, "post", "en", "fever-a1b2c3", "draft", "confirmed", ...times],
      [`${site}/blog/flu-season`, "post", "en", "flu-season", "published", "yes", ...times],
    ]);
  });
});

const times = ["2026-11-01T10:00:00+00:00", "2026-11-02T10:00:00+00:00"];

it.each([
  ["https://www.example.com/blog/fever-a1b2c3", true],
  ["https://www.example.com/ar/blog/fever-000000", true],
  ["https://www.example.com/blog/flu-season", true],
  ["https://www.example.com/blog/fever-a1b2c", false],
  ["https://www.example.com/blog/fever-a1b2c3d", false],
  ["https://www.example.com/blog/fever-A1B2C3", false],
  ["https://www.example.com/blog/fevera1b2c3", false],
  ["https://www.example.com/blog/fever-a1b2c3/", false],
  ["https://www.example.com/blog/fever-a1b2c3?x=1", false],
  ["https://www.example.com/blog/fever-a1_2c3", false],
  ["https://www.example.com/services/doctor-on-call", false],
  ["", false],
])("the address '%s' looks like a duplicate: %s", (url, expected) => {
  expect(isDuplicateUrl(url)).toBe(expected);
});
