import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrivedAddress } from "./arrived-address";
import { isSitePath } from "./page-path";

/** Characters that follow an address in messages, plain or encoded by the program that opens it. */
const BEHIND = [
  ".",
  "،",
  "؟",
  "!",
  ",",
  ";",
  ":",
  "…",
  ")",
  ").",
  "]",
  "»",
  "”",
  '"',
  "'",
  "*",
  "_",
  "~",
  ">",
  "|",
  "👍",
  "\u200f",
  "\u200b.",
  " ",
  "\u00a0",
  "،شكرا",
  ", thanks",
  "](https",
];

describe("the intended address", () => {
  it.each(BEHIND)("drops %j from its end", (signs) => {
    for (const page of [
      "/contact",
      "/ar/contact",
      "/blog/fever-in-adults",
      "/go/spring-2026",
      "/قديم/صفحة",
    ]) {
      expect(arrivedAddress(page + signs)).toBe(page);
      expect(arrivedAddress(encodeURI(page + signs))).toBe(page);
      expect(arrivedAddress(encodeURIComponent(page + signs).replaceAll("%2F", "/"))).toBe(page);
      expect(arrivedAddress(encodeURI(encodeURI(page + signs)))).toBe(page);
    }
  });

  it.each([
    ["/Contact", "/contact"],
    ["/GO/SPRING", "/go/spring"],
    ["//contact", "/contact"],
    ["/ar//contact/", "/ar/contact"],
    ["/ar/", "/ar/"],
    ["/ar.", "/ar/"],
    ["/)", "/"],
    ["/contact/.", "/contact"],
    ["/contact%D8", "/contact"],
    ["/feed.xml.", "/feed.xml"],
    ["/contact&amp;utm_medium=cpc", "/contact?amp;utm_medium=cpc"],
    ["/contact%3Futm_source=x%26utm_medium=y", "/contact?utm_source=x&utm_medium=y"],
    ["/contact%3futm_source%3dx%23hours", "/contact?utm_source=x"],
    ["/con\u200dtact", "/contact"],
    ["/caf\u0065\u0301", "/café"],
  ])("of %j is %j", (arrived, meant) => {
    expect(arrivedAddress(arrived)).toBe(meant);
  });

  it.each(["contact", "https://other.example/", "/../contact", "/a/./b", `/${"a".repeat(301)}`])(
    "is none for %j",
    (arrived) => {
      expect(arrivedAddress(arrived)).toBeUndefined();
    },
  );

  it("keeps a valid address, and is always a path of this site", () => {
    const text = fc.string({
      unit: fc.constantFrom(...Array.from("/\\.%25F2fA0aب،؟?#& )(:@")),
      maxLength: 40,
    });
    fc.assert(
      fc.property(text, (rest) => {
        const meant = arrivedAddress(`/${rest}`);
        if (meant === undefined) return;
        const [path = ""] = meant.split("?");
        expect(isSitePath(path)).toBe(true);
        expect(arrivedAddress(path)).toBe(path);
      }),
    );
  });
});
