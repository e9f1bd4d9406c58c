import fc from "fast-check";
import { expect, it } from "vitest";
import { referenceOf } from "./reference";

it("gives one button of one page one code, five characters nobody misreads", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (path, source) => {
      const code = referenceOf(path, source);
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}$/);
      expect(referenceOf(path, source)).toBe(code);
    }),
  );
});

it("tells buttons and pages apart", () => {
  const codes = ["/", "/ar", "/services/doctor-on-call"].flatMap((path) =>
    ["header", "home_hero", "footer"].map((source) => referenceOf(path, source)),
  );
  expect(new Set(codes).size).toBe(codes.length);
});
