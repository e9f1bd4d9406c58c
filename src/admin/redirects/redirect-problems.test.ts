import { describe, expect, it } from "vitest";
import { AppError } from "@/data/errors";
import type { ManagedRedirect } from "@/data/url-redirects/url-redirects.staff-queries";
import { adminEn } from "@/i18n/dictionaries/admin-en";
import {
  normalizeRedirectPath,
  redirectProblems,
  redirectRefusal,
  withoutRedirect,
} from "./redirect-problems";

const texts = adminEn.redirects.errors;
const redirect = (from_path: string, to_path: string, is_active = true) => ({
  from_path,
  to_path,
  redirect_type: 301,
  is_active,
});
const stored = (from: string, to: string, isActive = true): ManagedRedirect => ({
  id: `${from}-${to}`,
  updated_at: "",
  ...redirect(from, to, isActive),
});
const problems = (from: string, to: string) => redirectProblems(redirect(from, to), texts);

describe("a path", () => {
  it.each([
    [" /old/ ", "/old"],
    ["/old///", "/old"],
    ["/", "/"],
    ["https://www.example.com/old", "/old"],
    ["https://www.example.com.evil/old", "https://www.example.com.evil/old"],
    ["", ""],
    ["\u200F", ""],
    ["\u202A/old\u202C\u200F", "/old"],
    ["/o\u200Bld\u00A0", "/old"],
    ["/%d8%ae%d8%af%d9%85%d8%a7%d8%aa", "/خدمات"],
    ["/100%", "/100%"],
  ])("%j is stored as %j", (text, path) => {
    expect(normalizeRedirectPath(text)).toBe(path);
  });

  it.each([
    ["", texts.required],
    ["contact", texts.notPath],
    ["https://other.example/", texts.notPath],
    ["//other.example", texts.notPath],
    ["/\\other.example", texts.notPath],
    ["/contact?to=me", texts.notPath],
    ["/contact#me", texts.notPath],
    ["/blog/../contact", texts.notPath],
    ["/con tact", texts.notPath],
    ["/%2e%2e/contact", texts.notPath],
    [`/${"a".repeat(300)}`, texts.notPath],
    ["/admin", texts.backOffice],
    ["/Admin/posts", texts.backOffice],
    ["/ar/admin", texts.backOffice],
    ["/%61dmin", texts.backOffice],
  ])("like %j is refused with its reason, as source and target", (path, message) => {
    expect(problems(path, "/contact")).toEqual([{ name: "from_path", message }]);
    expect(problems("/old", path)).toEqual([{ name: "to_path", message }]);
  });

  it("has errors at source and target at once", () => {
    expect(problems("", "x").map(({ name }) => name)).toEqual(["from_path", "to_path"]);
  });
});

describe("a redirect", () => {
  it("neither leads to a permanently moved address nor starts there", () => {
    const moved = "/services/iv-therapy";
    expect(problems("/drip", moved)).toEqual([
      { name: "to_path", message: texts.targetRedirects(moved, "/services/iv-therapy-at-home") },
    ]);
    expect(problems("/drip", `/ar${moved}`)).toHaveLength(1);
    expect(problems(moved, "/contact")).toEqual([{ name: "from_path", message: texts.taken }]);
  });

  it("may lead anywhere on the site", () => {
    expect(problems("/old", "/contact")).toEqual([]);
    expect(problems("/administration", "/خدمات")).toEqual([]);
  });

  it("does not lead to itself in any spelling", () => {
    expect(problems("/خدمات", "/%d8%ae%d8%af%d9%85%d8%a7%d8%aa")).toEqual([
      { name: "to_path", message: texts.same },
    ]);
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
    [refused("redirect_own_file", { path: "/a" }), { name: "from_path", message: texts.ownFile }],
    [new AppError("unavailable", "/b already redirects to /c", 503), undefined],
  ])("is shown in the person's language: %o", (error, problem) => {
    expect(redirectRefusal(error, redirect("/a", "/b"), texts)).toEqual(problem);
  });
});

it("the list of missing pages leaves out redirected ones, in either language and spelling", () => {
  const pages = ["/old", "/ar/old", "/خدمات", "/off", "/lost"].map((path) => ({
    path,
    hits: 3,
    last_seen: "2026-11-20T10:00:00Z",
  }));
  const redirects = [
    stored("/old", "/contact"),
    stored("/%d8%ae%d8%af%d9%85%d8%a7%d8%aa", "/contact"),
    stored("/off", "/contact", false),
  ];
  expect(withoutRedirect(pages, redirects).map(({ path }) => path)).toEqual(["/off", "/lost"]);
});
