// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { AppError } from "@/data/client/errors";
import { redirects } from "./redirect-form";
import { isPageOfSite, redirectRefusal, typedPath } from "./redirect-paths";
import { redirectsTexts } from "@/texts/admin/redirects";
import { manageTexts } from "@/texts/admin/manage";

const texts = redirectsTexts.en.errors;
const problems = (from_path: string, to_path: string) =>
  redirects
    .schemaFor(manageTexts.en.errors, "en")
    .safeParse(redirects.formValues({ from_path, to_path }))
    .error?.issues.map(({ path, message }) => ({ name: path[0], message }));

it.each([
  [" /old/ ", "/old"],
  ["/old///", "/old"],
  ["/", "/"],
  ["https://www.example.com/old", "/old"],
  ["https://www.example.com/old?id=7&x=1#part", "/old"],
  ["www.example.com/old", "/old"],
  ["example.com/old/", "/old"],
  ["HTTP://Example.com/Old", "/Old"],
  ["//www.example.com/old", "/old"],
  ["https://www.example.com", "/"],
  ["https://www.example.com?id=7", "/"],
  ['"https://www.example.com/old"', "/old"],
  ["<https://www.example.com/old>", "/old"],
  ["/old?id=7", "/old"],
  ["/old page.html", "/old%20page.html"],
  ["https://www.example.com/old%20page.html", "/old%20page.html"],
  ["https://www.example.com.evil/old", "https://www.example.com.evil/old"],
  ["https://other.example/old", "https://other.example/old"],
  ["", ""],
  ["\u200F", ""],
  ["\u202A/old\u202C\u200F", "/old"],
  ["/o\u200Bld\u00A0", "/old"],
  ["/%d8%ae%d8%af%d9%85%d8%a7%d8%aa", "/خدمات"],
  ["/100%", "/100%"],
  ["/a\u0301", "/\u00E1"],
  ["/%D8%A7%D9%94", "/\u0623"],
])("%j is stored as %j", (text, path) => {
  expect(typedPath(text)).toBe(path);
});

describe("a redirect", () => {
  it("needs both paths", () => {
    expect(problems("", "\u200F")).toEqual([
      { name: "from_path", message: texts.required },
      { name: "to_path", message: texts.required },
    ]);
  });

  it("neither leads to nor starts at a permanently moved address", () => {
    const moved = "/services/iv-therapy";
    expect(problems("/drip", moved)).toEqual([
      { name: "to_path", message: texts.targetRedirects(moved, "/services/iv-therapy-at-home") },
    ]);
    expect(problems("/drip", `/ar${moved}`)).toHaveLength(1);
    expect(problems(moved, "/contact")).toEqual([{ name: "from_path", message: texts.taken }]);
  });
});

describe("a refusal by the database", () => {
  const refused = (reason: string, data?: unknown) =>
    new AppError("invalid", "In whatever words", 400, { sqlState: "23514", reason, data });

  it.each([
    [new AppError("conflict", "", 409, { sqlState: "23505" }), { name: "from_path", message: texts.taken }],
    [
      refused("redirect_loop", { from: "/b", to: "/c" }),
      { name: "to_path", message: texts.targetRedirects("/b", "/c") },
    ],
    [
      refused("redirect_chain", { from: "/x", to: "/a" }),
      { name: "from_path", message: texts.isTarget("/x", "/b") },
    ],
    [refused("redirect_same"), { name: "to_path", message: texts.same }],
    [refused("redirect_not_path", { path: "/a" }), { name: "from_path", message: texts.notPath }],
    [refused("redirect_not_path", { path: "/b" }), { name: "to_path", message: texts.notPath }],
    [refused("redirect_back_office", { path: "/b" }), { name: "to_path", message: texts.backOffice }],
    [refused("redirect_short_address", { path: "/b" }), { name: "to_path", message: texts.shortAddress }],
    [refused("redirect_own_file", { path: "/a" }), { name: "from_path", message: texts.ownFile }],
    [new AppError("unavailable", "/b already redirects to /c", 503), undefined],
  ])("is shown in the person's language: %o", (error, problem) => {
    expect(redirectRefusal(error, { from_path: "/a", to_path: "/b" }, texts)).toEqual(problem);
  });
});

const known = { location: ["dubai-marina"], blog: ["fever-at-night"] };

it.each([
  ["/", true],
  ["/ar", true],
  ["/ar/about/", true],
  ["/services/doctor-on-call", true],
  ["/en/blog/fever-at-night", true],
  ["/dubai/dubai-marina/doctor-on-call", true],
  ["", false],
  ["/old", false],
  ["/services/unknown", false],
  ["/blog/unknown", false],
  ["/blog/fever-at-night/more", false],
  ["/dubai/dubai-marina", false],
  ["/dubai/unknown/doctor-on-call", false],
])("'%s' is the address of a page: %s", (path, isPage) => {
  expect(isPageOfSite(path, known)).toBe(isPage);
});
