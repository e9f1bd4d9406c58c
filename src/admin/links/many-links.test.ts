// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { SearchEntry } from "../layout/search/find-entries";
import { MAX_LINKS, readLines } from "./many-links";
import { linkTo } from "./testing/serve-links";

const entry = (to: string, en: string, ar: string): SearchEntry => ({
  kind: "page",
  id: to,
  to,
  name: { en, ar },
});
const entries = [
  entry("/about", "About us", "من نحن"),
  entry("/contact", "Contact", "تواصل معنا"),
  entry("/blog/fever", "Fever in children", "الحمى عند الأطفال"),
];
const around = {
  entries,
  troubleOf: (path: string) =>
    entries.some(({ to }) => to === path) ? undefined : ({ kind: "gone" } as const),
  rows: [],
  spot: "flyer",
  lang: "en",
  campaign: "",
  locale: "en",
} as const;

/** The links, or the problems, line by line. */
const read = (pasted: string, change: Partial<Parameters<typeof readLines>[1]> = {}) =>
  readLines(pasted, { ...around, ...change }).map(({ line, result }) => ({
    line,
    ...("link" in result ? result.link : { problem: result.problem }),
  }));

describe("a line", () => {
  it.each([
    ["/about", { path: "/about", lang: "en", source: "print", name: "Flyer or poster: About us" }],
    ["https://www.example.com/ar/about?utm_source=x", { path: "/about", lang: "ar", content: "ar" }],
    ["About US", { path: "/about" }],
    ["من نحن", { path: "/about" }],
    ["/about, instagram POST or profile", { source: "instagram", medium: "social" }],
    ["/about\tقصة إنستغرام\tقصة رمضان", { source: "instagram", medium: "story", name: "قصة رمضان" }],
    ["/about، قصة رمضان، واتساب", { source: "whatsapp", name: "قصة رمضان" }],
    ['"/about";"Open, day"', { path: "/about", name: "Open, day" }],
    ["/about,,", { name: "Flyer or poster: About us" }],
    ["/blog/fever, Winter", { path: "/blog/fever", campaign: "fever", code: "fever-print", name: "Winter" }],
    ["https://other.example/about", { problem: { kind: "otherSite" } }],
    ["/blog/deleted", { problem: { kind: "gone" } }],
    ["/admin/posts", { problem: { kind: "unknown" } }],
    ["no such page", { problem: { kind: "unknown" } }],
    [`/about, ${"x".repeat(200)}`, { problem: { kind: "longName" } }],
  ])("%j is %j", (line, link) => {
    expect(read(line)).toMatchObject([link]);
  });
});

it("the head of a table and empty lines are left out, and lines keep their numbers", () => {
  expect(read("URL\tName\n\n/about\tOne\r\n/contact\tTwo").map(({ line }) => line)).toEqual([3, 4]);
});

it("a repeated line is one link, and an existing link is left out", () => {
  const rows = [linkTo("l1", { path: "/contact", campaign: "contact", name: "Old flyer" })] as never;
  const lines = read("/about\n/about/\n/about, WhatsApp\n/contact", { rows });
  expect(lines).toMatchObject([
    { path: "/about", source: "print" },
    { problem: { kind: "twice", line: 1 } },
    { path: "/about", source: "whatsapp" },
    { problem: { kind: "exists", name: "Old flyer" } },
  ]);
});

it("links of one campaign have contents and codes of their own, by their pages and languages", () => {
  const lines = read("/about\n/ar/about\n/contact", { campaign: "ramadan" });
  expect(lines).toMatchObject([
    { campaign: "ramadan", content: "about", code: "ramadan-about-print" },
    { campaign: "ramadan", content: "about-ar", code: "ramadan-about-print-ar" },
    { campaign: "ramadan", content: "contact", code: "ramadan-contact-print" },
  ]);
});

it("the maximum number of lines have different codes", () => {
  const lines = read(Array.from({ length: MAX_LINKS }, (_, index) => `/about, Flyer ${index}`).join("\n"), {
    troubleOf: () => undefined,
  });
  expect(lines.filter((line) => "problem" in line)).toHaveLength(MAX_LINKS - 1);
  const pages = Array.from(
    { length: MAX_LINKS },
    (_, index) => `/blog/a-very-long-title-of-an-article-${index}`,
  );
  const made = read(pages.join("\n"), { troubleOf: () => undefined, campaign: "spring" });
  expect(new Set(made.map((line) => "code" in line && line.code)).size).toBe(MAX_LINKS);
});
