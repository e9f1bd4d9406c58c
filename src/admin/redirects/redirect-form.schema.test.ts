import { describe, expect, it } from "vitest";
import { adminEn } from "@/words/admin/en";
import { redirectSchema, redirectValues } from "./redirect-form.schema";
import { typedPath } from "./typed-path";

const texts = adminEn.redirects.errors;
const problems = (from_path: string, to_path: string) =>
  (redirectSchema(texts).safeParse(redirectValues({ from_path, to_path })).error?.issues ?? []).map(
    ({ path, message }) => ({ name: path[0], message }),
  );

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
  expect(typedPath(text)).toBe(path);
});

describe("a redirect", () => {
  it("needs both paths", () => {
    expect(problems("", "\u200F")).toEqual([
      { name: "from_path", message: texts.required },
      { name: "to_path", message: texts.required },
    ]);
  });

  it("neither leads to a permanently moved address nor starts there", () => {
    const moved = "/services/iv-therapy";
    expect(problems("/drip", moved)).toEqual([
      { name: "to_path", message: texts.targetRedirects(moved, "/services/iv-therapy-at-home") },
    ]);
    expect(problems("/drip", `/ar${moved}`)).toHaveLength(1);
    expect(problems(moved, "/contact")).toEqual([{ name: "from_path", message: texts.taken }]);
  });
});
