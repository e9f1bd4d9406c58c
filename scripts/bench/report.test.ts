import { expect, test } from "vitest";
import { median, tableOf } from "./report";

test("the report shows each column beside its limit and marks values beyond it", () => {
  const text = tableOf({
    title: "Pages",
    columns: ["/", "/ar"],
    rows: [
      { name: "paint, ms", values: [998, 1_004], atMost: 1_000 },
      { name: "score", values: [100, 98.6], atLeast: 99 },
      { name: "script, kB", values: [126, 120], digits: 1, atMost: 120 },
      { name: "shift", values: [0.0004, Number.NaN], digits: 3, atMost: 0.001 },
      { name: "fonts, kB", values: [2.6, 3] },
    ],
    notes: ["/ar: Links need a name"],
  });
  expect(text.split("\n")).toEqual([
    "Pages              /      /ar     limit",
    "paint, ms        998   * 1004    ≤ 1000",
    "score            100     * 99      ≥ 99",
    "script, kB   * 126.0    120.0     ≤ 120",
    "shift          0.000    * NaN   ≤ 0.001",
    "fonts, kB          3        3",
    "  /ar: Links need a name",
  ]);
});

test("the median does not depend on the order", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 2])).toBe(6);
  expect(median([7])).toBe(7);
  expect(median([100, 20, 3, 1])).toBe(11.5);
});

test("refuses an empty list", () => {
  expect(() => median([])).toThrow("no median");
});
