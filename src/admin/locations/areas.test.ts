import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areasOf } from "./location-form.schema";

describe("a comma-separated list of areas", () => {
  it.each([
    ["Marina Walk, JBR", ["Marina Walk", "JBR"]],
    [", ,Marina Walk,, JBR ,", ["Marina Walk", "JBR"]],
    ["  Marina \t Walk  ", ["Marina Walk"]],
    ["JBR, JBR,JBR", ["JBR"]],
    ["مرسى دبي، جي بي آر", ["مرسى دبي", "جي بي آر"]],
    ["JBR\nBluewaters", ["JBR", "Bluewaters"]],
    ["", []],
    [" , ،,", []],
  ])("%j is read as %j", (text, areas) => {
    expect(areasOf(text)).toEqual(areas);
  });

  it("has no empty or repeated areas, and survives a round trip", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "b", " ", ",", "،", "\n", "\t") }), (text) => {
        const areas = areasOf(text);
        expect(areas.every((area) => area !== "" && area === area.trim())).toBe(true);
        expect(new Set(areas).size).toBe(areas.length);
        expect(areasOf(areas.join(", "))).toEqual(areas);
      }),
    );
  });
});
