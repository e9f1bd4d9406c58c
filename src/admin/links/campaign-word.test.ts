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

  it("is not taken by another link", () => {
    expect(suggestedCode(["spring", "fb"], new Set(["spring-fb", "spring-fb-2"]))).toBe("spring-fb-3");
  });
});

describe("a typed address", () => {
  it.each([
    ["/about", { path: "/about", dropped: "" }],
    ["/about/", { path: "/about", dropped: "" }],
    ["/About).", { path: "/about", dropped: "" }],
    ["/ar/about?x=1#y", { path: "/about", lang: "ar", dropped: "?x=1#y" }],
    ["https://www.example.com", { path: "/", dropped: "" }],
    ["https://www.example.com/ar/", { path: "/", dropped: "" }],
    ["www.example.com/contact#hours", { path: "/contact", dropped: "#hours" }],
    ["example.com/ar/contact،", { path: "/contact", lang: "ar", dropped: "" }],
    ["http://EXAMPLE.com//contact", { path: "/contact", dropped: "" }],
    ["“https://www.example.com/contact”", { path: "/contact", dropped: "" }],
    ["/en/blog/fever", { path: "/blog/fever", lang: "en", dropped: "" }],
    ["/blog/%D8%AD%D9%85%D9%89", { path: "/blog/حمى", dropped: "" }],
    ["/blog/%25D8%25AD%25D9%2585%25D9%2589", { path: "/blog/حمى", dropped: "" }],
  ])("%s is a page", (typed, page) => {
    expect(typedPage(typed)).toEqual({ kind: "page", ...page });
  });

  it.each([
    ["marina", "words"],
    ["IV therapy", "words"],
    ["Dr. Sara", "words"],
    ["", "words"],
    ["https://other.example/about", "other site"],
    ["other.example/about", "other site"],
    ["www.other.example", "other site"],
    ["//other.example", "other site"],
    ["https://www.example.com.evil/about", "other site"],
    ["https://www.example.com@other.example/", "other site"],
    ["javascript:alert(1)", "other site"],
  ])("%s is no page", (typed, kind) => {
    expect(typedPage(typed)).toEqual({ kind });
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
