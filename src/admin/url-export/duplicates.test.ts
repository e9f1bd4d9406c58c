import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isConfirmedDuplicate, isDuplicateUrl } from "./site-urls";

describe("an address looks like a duplicate", () => {
  it.each([
    ["https://www.example.com/blog/fever-a1b2c3", true],
    ["https://www.example.com/ar/blog/fever-000000", true],
    ["https://www.example.com/blog/flu-season", true],
    ["https://www.example.com/blog/fever-a1b2c", false],
    ["https://www.example.com/blog/fever-a1b2c3d", false],
    ["https://www.example.com/blog/fever-A1B2C3", false],
    ["https://www.example.com/blog/fevera1b2c3", false],
    ["https://www.example.com/blog/fever-a1b2c3/", false],
    ["https://www.example.com/blog/fever-a1b2c3?x=1", false],
    ["https://www.example.com/blog/fever-a1_2c3", false],
    ["https://www.example.com/services/doctor-on-call", false],
    ["", false],
  ])("%s: %s", (url, expected) => {
    expect(isDuplicateUrl(url)).toBe(expected);
  });

  const characters = Array.from("abcdefghijklmnopqrstuvwxyz0123456789");
  const suffix = (length: number) =>
    fc.array(fc.constantFrom(...characters), { minLength: length, maxLength: length });

  it("with exactly six characters behind a dash", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }).chain(suffix), (end) => {
        expect(isDuplicateUrl(`/blog/x-${end.join("")}`)).toBe(end.length === 6);
      }),
    );
  });

  it("and is confirmed only by the post without the suffix", () => {
    const slug = fc
      .array(suffix(4), { minLength: 1, maxLength: 3 })
      .map((words) => words.map((word) => word.join("")).join("-"));
    fc.assert(
      fc.property(slug, suffix(6), fc.array(slug), (base, end, others) => {
        const copy = `${base}-${end.join("")}`;
        expect(isConfirmedDuplicate(copy, new Set([...others, base, copy]))).toBe(true);
        expect(isConfirmedDuplicate(copy, new Set([...others.filter((other) => other !== base), copy]))).toBe(
          false,
        );
        expect(isConfirmedDuplicate(base, new Set([base, copy]))).toBe(false);
      }),
    );
  });
});
