// @vitest-environment jsdom
import { expect, it } from "vitest";
import { dubaiDate, feed } from "./feed";
import { arabicArticle, article } from "./testing/article";
import type { Locale } from "../../src/config/locales";

const make = (lang: Locale, articles = [article(), arabicArticle()]) =>
  feed({ siteUrl: "https://example.com", lang, title: "Health & Home", description: "Calm", articles });

/** As a strict reader sees it: a parse error would be a `parsererror`. */
const parse = (xml: string): Document => {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
};
const textOf = (document: Document, name: string) =>
  [...document.querySelectorAll(name)].map((node) => node.textContent);

it("the feed lists articles of its language with absolute addresses and Dubai time", () => {
  const document = parse(make("en"));
  expect(textOf(document, "item > title")).toEqual(["Fever in adults"]);
  expect(textOf(document, "item > link")).toEqual(["https://example.com/blog/fever"]);
  expect(textOf(document, "item > guid")).toEqual(["https://example.com/blog/fever"]);
  expect(textOf(document, "item > pubDate")).toEqual(["Thu, 19 Nov 2026 00:30:00 +0400"]);
  expect(textOf(document, "channel > lastBuildDate")).toEqual(["Thu, 19 Nov 2026 12:00:00 +0400"]);
  expect(textOf(document, "channel > title")).toEqual(["Health & Home"]);
});

it("the Arabic feed has its own address", () => {
  const document = parse(make("ar"));
  expect(textOf(document, "item > title")).toEqual(["الحمّى عند البالغين"]);
  expect(textOf(document, "channel > link")).toContain("https://example.com/ar/blog");
  expect(make("ar")).toContain('href="https://example.com/ar/feed.xml" rel="self"');
});

it("the feed stays valid XML for any article", () => {
  const headline = `</title><script>alert("1")</script> ]]> & \u0000\u0008\ud800 'x'`;
  const document = parse(make("en", [article({ headline, excerpt: "", author: null, serviceName: null })]));
  expect(textOf(document, "item > title")).toEqual([`</title><script>alert("1")</script> ]]> & \ufffd 'x'`]);
  expect(document.querySelector("script")).toBeNull();
  expect(document.querySelector("item > description")).toBeNull();
});

it("the feed is valid without articles", () => {
  const document = parse(make("en", []));
  expect(document.querySelector("item, lastBuildDate")).toBeNull();
});

it("the feed has the fifty newest articles", () => {
  const many = Array.from({ length: 60 }, (_, index) => article({ headline: `Article ${index}` }));
  expect(textOf(parse(make("en", many)), "item > title").at(-1)).toBe("Article 49");
});

it.each([
  ["2026-11-18T19:59:59Z", "Wed, 18 Nov 2026 23:59:59 +0400"],
  ["2026-12-31T22:00:00+00:00", "Fri, 01 Jan 2027 02:00:00 +0400"],
  ["2026-03-05T00:30:00+04:00", "Thu, 05 Mar 2026 00:30:00 +0400"],
])("%s is %s in Dubai", (iso, shown) => expect(dubaiDate(iso)).toBe(shown));
