import fc from "fast-check";
import { expect, it } from "vitest";
import { referenceOf } from "./reference";

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
