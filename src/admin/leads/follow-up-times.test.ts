import { expect, it } from "vitest";
import { followUpTimes } from "./follow-up-times";

const at = (iso: string) => Object.fromEntries(followUpTimes(Date.parse(iso)));

it("names times by the clock in Dubai", () => {
  expect(at("2026-11-29T14:20:31+04:00")).toEqual({
    quarter: "2026-11-29T10:36:00.000Z",
    hour: "2026-11-29T11:21:00.000Z",
    evening: "2026-11-29T15:00:00.000Z",
    tomorrow: "2026-11-30T05:00:00.000Z",
    two_days: "2026-12-01T05:00:00.000Z",
    week: "2026-12-06T05:00:00.000Z",
  });
});

it.each([
  ["in the hour before it", "2026-11-29T18:20:00+04:00", "2026-11-30T05:00:00.000Z"],
  ["late at night", "2026-11-29T23:40:00+04:00", "2026-11-30T05:00:00.000Z"],
  [
    "after midnight, when it is far, it is there again",
    "2026-11-30T00:10:00+04:00",
    "2026-12-01T05:00:00.000Z",
  ],
])("offers this evening as long as it is later than an hour from now: %s", (_when, now, tomorrow) => {
  const times = at(now);
  expect("evening" in times).toBe(now.includes("T00"));
  expect(times["tomorrow"]).toBe(tomorrow);
});
