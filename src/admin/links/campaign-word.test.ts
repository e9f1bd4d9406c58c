// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { isCampaignWord, suggestedCode } from "./campaign-word";
import { isLinkable, typedPage } from "./link-pages";

it.each([
  ["spring-2027", true],
  ["a_b.c", true],
  ["Spring", false],
  ["-a", false],
  ["a--b", false],
  ["ربيع", false],
  ["a".repeat(61), false],
])("%j is a word: %s", (word, isWord) => {
  expect(isCampaignWord(word)).toBe(isWord);
});

describe("a suggested code", () => {
  it.each([
    [["Ramadan 2027", "", "facebook"], "ramadan-2027-facebook"],
    [["Ramadan 2027", "", "facebook ar"], "ramadan-2027-facebook-ar"],
    [["fever-in-children-at-night", "wa ar"], "fever-in-children-wa-ar"],
    [["a".repeat(40), "fb"], ""],
    [["", "fb"], ""],
    [["ربيع", "print"], "print"],
  ])("of %j is %j", (parts, code) => {
    expect(suggestedCode(parts, new Set())).toBe(code);
  });

  it("is none that another link has", () => {
    expect(suggestedCode(["spring", "fb"], new Set(["spring-fb", "spring-fb-2"]))).toBe("spring-fb-3");
  });
});

describe("an address that is typed", () => {
  it.each([
    ["/about", { path: "/about" }],
    ["/about/", { path: "/about" }],
    ["/ar/about?x=1#y", { path: "/about", lang: "ar" }],
    ["https://www.example.com", { path: "/" }],
    ["https://www.example.com/ar/", { path: "/" }],
    ["/en/blog/fever", { path: "/blog/fever", lang: "en" }],
    ["/blog/%D8%AD%D9%85%D9%89", { path: "/blog/حمى" }],
    ["marina", undefined],
    ["https://other.example/about", undefined],
  ])("%s", (typed, page) => {
    expect(typedPage(typed)).toEqual(page);
  });

  it.each([
    ["/", true],
    ["/blog/fever", true],
    ["", false],
    ["/admin/posts", false],
    ["/go/spring", false],
    ["/ar/about", false],
    ["//other.example", false],
    ["/a?x=1", false],
  ])("%j may be linked: %s", (path, may) => {
    expect(isLinkable(path)).toBe(may);
  });
});
