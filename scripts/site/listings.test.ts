// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Locale } from "../../src/config/locales";
import type { PublishedArticle } from "../../src/build/published-articles";
import { listedPages, listings } from "./listings";
import { arabicArticle, article } from "./testing/article";

const SITE = "https://example.com";
const brand = { en: "Health & Home", ar: "دار" };
const page = (path: string) => ({ path, lastModified: "2026-11-19T08:00:00.000Z" });

it("the sitemap lists every page with its existing languages", () => {
  const xml = listings(SITE, brand, ["/", "/ar/", "/blog/a&b"].map(page), []).get("sitemap.xml");
  expect(xml?.match(/<url>/g)).toHaveLength(3);
  expect(xml).toContain(
    "<loc>https://example.com/ar/</loc><lastmod>2026-11-19T08:00:00.000Z</lastmod>" +
      '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/"/>',
  );
  expect(xml).toMatch(/<loc>https:\/\/example\.com\/blog\/a&#38;b<\/loc>.*hreflang="en"/);
  expect(xml).not.toContain("/ar/blog/a");
});

it("robots.txt disallows the back office and names the sitemap", () => {
  expect(listings(SITE, brand, [], []).get("robots.txt")).toBe(
    "User-agent: *\nDisallow: /admin\n\nSitemap: https://example.com/sitemap.xml\n",
  );
});

describe("lists", () => {
  const listed = (articles: PublishedArticle[], paths = ["/blog/fever"]) =>
    listedPages(SITE, paths, articles).map(({ path }) => path);

  it("name pages and articles", () => {
    expect(listed([article()], ["/about", "/blog/fever", "/ar/blog/fever"])).toEqual([
      "/about",
      "/blog/fever",
    ]);
  });

  it.each(["https://elsewhere.example/fever", "/blog/other"])("leave out a copy of %s", (canonical) => {
    expect(listed([article({ canonical })])).toEqual([]);
  });

  it.each(["/blog/fever", `${SITE}/blog/fever`, "https://exa%zzmple.com"])(
    "name a page whose canonical address is itself or invalid: %s",
    (canonical) => {
      expect(listed([article({ canonical })])).toEqual(["/blog/fever"]);
    },
  );
});

const make = (lang: Locale, articles = [article(), arabicArticle()]) =>
  listings(SITE, brand, [], articles).get(lang === "ar" ? "ar/feed.xml" : "feed.xml") ?? "";

/** With a strict parser: a parse error would be a `parsererror`. */
const parse = (xml: string): Document => {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
};
const elementText = (document: Document, name: string) =>
  [...document.querySelectorAll(name)].map((node) => node.textContent);

it("the feed lists articles of its language with absolute addresses and Dubai time", () => {
  const document = parse(make("en"));
  expect(elementText(document, "item > title")).toEqual(["Fever in adults"]);
  expect(elementText(document, "item > link")).toEqual(["https://example.com/blog/fever"]);
  expect(elementText(document, "item > guid")).toEqual(["https://example.com/blog/fever"]);
  expect(elementText(document, "item > pubDate")).toEqual(["Thu, 19 Nov 2026 00:30:00 +0400"]);
  expect(elementText(document, "channel > lastBuildDate")).toEqual(["Thu, 19 Nov 2026 12:00:00 +0400"]);
  expect(elementText(document, "channel > title")).toEqual([
    "Health & Home: Health at Home: Practical Articles",
  ]);
});

it.each([
  [
    "Blood pressure < 90 & dizzy: call 998.",
    'Blood pressure &lt; 90 &amp; dizzy: call <a href="tel:998">998</a>.',
  ],
  ["اتصل بالإسعاف ٩٩٨ أو ٩٩٩", 'اتصل بالإسعاف <a href="tel:998">٩٩٨</a> أو <a href="tel:999">٩٩٩</a>'],
  ["From AED 998", "From AED 998"],
])("readers of the feed can dial an emergency number of %j", (excerpt, html) => {
  expect(elementText(parse(make("en", [article({ excerpt })])), "item > description")).toEqual([html]);
});

it("the Arabic feed has its own address", () => {
  const document = parse(make("ar"));
  expect(elementText(document, "item > title")).toEqual(["الحمّى عند البالغين"]);
  expect(elementText(document, "channel > link")).toContain("https://example.com/ar/blog");
  expect(make("ar")).toContain('href="https://example.com/ar/feed.xml" rel="self"');
});

it("the feed stays valid XML for any article", () => {
  const headline = `</title><script>alert("1")</script> ]]> & \u0000\u0008\ud800 'x'`;
  const document = parse(make("en", [article({ headline, excerpt: "", author: null, serviceName: null })]));
  expect(elementText(document, "item > title")).toEqual([
    `</title><script>alert("1")</script> ]]> & \ufffd 'x'`,
  ]);
  expect(document.querySelector("script")).toBeNull();
  expect(document.querySelector("item > description")).toBeNull();
});

it("the feed is valid without articles", () => {
  const document = parse(make("en", []));
  expect(document.querySelector("item, lastBuildDate")).toBeNull();
});

it("the feed has the fifty newest articles", () => {
  const many = Array.from({ length: 60 }, (_, index) => article({ headline: `Article ${index}` }));
  expect(elementText(parse(make("en", many)), "item > title").at(-1)).toBe("Article 49");
});
