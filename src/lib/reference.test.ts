import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { callCode } from "./click-code";
import { isValidCode, newCode, referenceOf } from "./reference";

const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

it("a button of a page has one code of five unambiguous characters", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (path, source) => {
      const code = referenceOf(path, source);
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}$/);
      expect(referenceOf(path, source)).toBe(code);
    }),
  );
});

it("different buttons and pages have different codes", () => {
  const codes = ["/", "/ar/", "/services/doctor-on-call"].flatMap((path) =>
    ["header", "home_hero", "footer"].map((source) => referenceOf(path, source)),
  );
  expect(new Set(codes).size).toBe(codes.length);
});

describe("a click", () => {
  it("has a code of its own with a check, of every character alike", () => {
    const codes = Array.from({ length: 2_000 }, newCode);
    expect(codes.filter((code) => !isValidCode(code))).toEqual([]);
    // Among 1,048,576 codes, 2,000 have two alike in nine tries of ten, and hardly ever twenty.
    expect(new Set(codes).size).toBeGreaterThan(1_980);
    expect(new Set(codes.join(""))).toEqual(new Set(ALPHABET));
  });

  it("is not found by a code with one wrong character", () => {
    fc.assert(
      fc.property(fc.nat(4), fc.constantFrom(...Array.from(ALPHABET)), (at, other) => {
        const code = newCode();
        const wrong = code.slice(0, at) + other + code.slice(at + 1);
        expect(isValidCode(wrong)).toBe(wrong === code);
      }),
    );
  });

  it.each(["", "K7QX", "K7QX22", "k7qx2", "K7QXI", "22 22"])("has no code like %j", (text) => {
    expect(isValidCode(text)).toBe(false);
  });

  it.each([
    ["22222", true],
    ["32223", true],
    // 1×2 + 3×3 + 5×4 + 7×5 = 66, which is 2 in 32.
    ["45674", true],
    ["45675", false],
  ])("has its check in %s: %s", (code, isValid) => {
    expect(isValidCode(code)).toBe(isValid);
  });
});

describe("a call", () => {
  afterEach(() => vi.useRealTimers());

  it("has one code for its page and the hour", () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-27T10:00:00+04:00") });
    const code = callCode("/about");
    expect(isValidCode(code)).toBe(true);
    expect(callCode("/ar/about")).not.toBe(code);
    vi.setSystemTime(Date.parse("2026-11-27T10:59:59+04:00"));
    expect(callCode("/about")).toBe(code);
    vi.setSystemTime(Date.parse("2026-11-27T11:00:00+04:00"));
    expect(callCode("/about")).not.toBe(code);
  });
});
