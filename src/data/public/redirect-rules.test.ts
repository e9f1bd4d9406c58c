import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redirectRow as row } from "@/testing/factories";
import { chooseRedirect, usableRedirects } from "./choose-redirect";
import { encodedPath, isVisitorPath, storedPaths, type RedirectRow } from "./redirect-rules";

describe("the target of an address", () => {
  it.each<[string, RedirectRow[], ReturnType<typeof chooseRedirect>]>([
    ["/book", [row("/book", "/contact", 302)], { to: "/contact", type: 302 }],
    ["/book/", [row("/book", "/contact")], { to: "/contact", type: 301 }],
    ["/books", [row("/book", "/contact")], null],
    // An English row applies to the Arabic twin, unless the twin has its own row.
    ["/ar/book", [row("/book", "/contact")], { to: "/ar/contact", type: 301 }],
    ["/ar/book", [row("/book", "/"), row("/ar/book", "/ar/about")], { to: "/ar/about", type: 301 }],
    ["/ar/book", [row("/book", "/ar/contact")], { to: "/ar/contact", type: 301 }],
    // A row may name the Arabic home page without its slash.
    ["/ar/", [row("/", "/about")], { to: "/ar/about", type: 301 }],
    ["/ar/", [row("/ar", "/ar/about")], { to: "/ar/about", type: 301 }],
    ["/ar", [row("/ar", "/ar/about")], { to: "/ar/about", type: 301 }],
    ["/book", [row("/book", "/ar")], { to: "/ar/", type: 301 }],
    ["/ar/book", [row("/book", "/")], { to: "/ar/", type: 301 }],
    ["/ar", [row("/ar", "/ar/")], null],
    ["/en/blog/a", [row("/blog/a", "/blog/b")], { to: "/blog/b", type: 301 }],
    ["/book", [row("/ar/book", "/ar/contact")], null],
    // Arabic addresses in any spelling.
    ["/%D9%82%D8%AF%D9%8A%D9%85", [row("/قديم", "/about")], { to: "/about", type: 301 }],
    ["/قديم", [row("/%D9%82%D8%AF%D9%8A%D9%85", "/about")], { to: "/about", type: 301 }],
  ])("%s", (path, rows, redirect) => {
    expect(chooseRedirect(path, rows)).toEqual(redirect);
  });

  it.each([
    ["https://evil.example"],
    ["//evil.example"],
    ["/\\evil.example"],
    ["javascript:alert(1)"],
    ["/a?b=c"],
    ["/a/../admin"],
    ["/%2e%2e/admin"],
    ["/admin"],
    ["/ar/Admin/posts"],
    [`/${"a".repeat(300)}`],
    ["/old"],
  ])("is never %j", (to) => {
    expect(chooseRedirect("/old", [row("/old", to)])).toBeNull();
  });

  it("is never a moved address, which could lead back", () => {
    const rows = [
      row("/services/iv-therapy-at-home", "/services/iv-therapy"),
      row("/drip", "/services/iv-therapy"),
    ];
    expect(chooseRedirect("/services/iv-therapy-at-home", rows)).toBeNull();
    expect(chooseRedirect("/ar/drip", rows)).toBeNull();
  });

  it.each([0, 200, 303, 404])("ignores a redirect of the type %i", (type) => {
    expect(chooseRedirect("/old", [row("/old", "/new", type)])).toBeNull();
  });

  it("is on this site for any rows", () => {
    const parts = String.raw`/ // \ . .. admin ar a %2f %5c : @ ? # http: عربي`.split(" ");
    const part = fc.constantFrom(...parts, "\t", " ");
    const path = fc.array(part, { maxLength: 6 }).map((some) => some.join(""));
    fc.assert(
      fc.property(path, path, (from, to) => {
        const redirect = chooseRedirect(from, [row(from, to)]);
        if (!redirect) return;
        const target = new URL(redirect.to, "https://www.example.com");
        expect(target.origin).toBe("https://www.example.com");
        expect(target.pathname).toBe(encodedPath(redirect.to));
        expect(target.pathname).not.toMatch(/^(\/ar|\/en)?\/admin(\/|$)/i);
        expect(isVisitorPath(redirect.to)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("all addresses that redirect", () => {
  const ofRows = (rows: readonly RedirectRow[]) => [...usableRedirects(rows)].slice(usableRedirects([]).size);

  it("include moved ones, in both languages, before those of rows", () => {
    expect([...usableRedirects([])].slice(0, 2)).toEqual([
      ["/services/iv-therapy", { to: "/services/iv-therapy-at-home", type: 301 }],
      ["/ar/services/iv-therapy", { to: "/ar/services/iv-therapy-at-home", type: 301 }],
    ]);
  });

  it("include those of the rows and their Arabic twins", () => {
    expect(ofRows([row("/book", "/contact", 302), row("/ar/a", "/ar/b")])).toEqual([
      ["/book", { to: "/contact", type: 302 }],
      ["/ar/book", { to: "/ar/contact", type: 302 }],
      ["/ar/a", { to: "/ar/b", type: 301 }],
    ]);
  });

  it.each<[string, RedirectRow[], string[]]>([
    ["a pair", [row("/a", "/b"), row("/b", "/a")], []],
    ["a circle of three", [row("/a", "/b"), row("/b", "/c"), row("/c", "/a")], []],
    ["the first part of a chain", [row("/a", "/b"), row("/b", "/c")], ["/b", "/ar/b"]],
    ["a circle by way of the twin", [row("/a", "/b"), row("/ar/b", "/ar/a")], ["/a"]],
  ])("exclude %s", (_, rows, left) => {
    expect(ofRows(rows).map(([from]) => from)).toEqual(left);
  });
});

it("the look-up covers every spelling of a stored row", () => {
  expect(storedPaths("/ar/%D8%A7/")).toEqual(["/ar/ا", "/ar/%D8%A7", "/ا", "/%D8%A7"]);
  expect(storedPaths("/book")).toEqual(["/book"]);
  expect(storedPaths("/ar/")).toEqual(["/ar", "/"]);
});
