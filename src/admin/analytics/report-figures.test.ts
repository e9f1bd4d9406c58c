import { describe, expect, it } from "vitest";
import { busiest, largestBars, percentOf, timelineOf, type DayFigures } from "./report-figures";

const on = (day: string, figures: Partial<DayFigures> = {}): DayFigures => ({
  day,
  sessions: 0,
  converted: 0,
  whatsapp: 0,
  phone: 0,
  ...figures,
});

it.each([
  [0, 0, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 200_000, 0],
])("%i of %i are %s percent", (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

describe("a timeline", () => {
  it("includes days without events", () => {
    const timeline = timelineOf([on("2026-02-27", { sessions: 3 }), on("2026-03-02", { phone: 1 })]);
    expect(timeline.unit).toBe("day");
    expect(timeline.entries.map(({ day }) => day)).toEqual([
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
      "2026-03-02",
    ]);
    expect(timeline.entries[1]).toEqual(on("2026-02-28"));
  });

  it("is empty without events", () => {
    expect(timelineOf([])).toEqual({ unit: "day", entries: [] });
  });

  it.each([
    ["2026-04-02", "day", 92],
    ["2026-04-03", "month", 4],
  ])("that reaches from January 1 to %s has one entry per %s", (last, unit, length) => {
    const timeline = timelineOf([on("2026-01-01"), on(last)]);
    expect([timeline.unit, timeline.entries.length]).toEqual([unit, length]);
  });

  it("groups a long period by month, and keeps every event", () => {
    const { entries } = timelineOf([
      on("2026-01-05", { sessions: 3 }),
      on("2026-01-31", { sessions: 2, converted: 1, phone: 1 }),
      on("2026-04-07", { whatsapp: 4 }),
    ]);
    expect(entries).toEqual([
      on("2026-01-01", { sessions: 5, converted: 1, phone: 1 }),
      on("2026-02-01"),
      on("2026-03-01"),
      on("2026-04-01", { whatsapp: 4 }),
    ]);
  });
});

it.each([
  ["all of them when they fit", 9, 3, [5, 3, 1]],
  ["the others as one when they are too many", 9, 2, [5, 4]],
  ["the ones that are not listed as others too", 12, 3, [5, 3, 4]],
])("the largest bars are %s", (_, total, most, values) => {
  const bars = [5, 3, 1].map((value) => ({ name: `${value}`, value }));
  expect(largestBars(bars, total, most, "others").map(({ value }) => value)).toEqual(values);
});

it("the busiest day is the first of those with the most clicks", () => {
  const days = [
    on("2026-11-01", { whatsapp: 1, phone: 2 }),
    on("2026-11-02", { whatsapp: 3 }),
    on("2026-11-03", { sessions: 99 }),
  ];
  expect(busiest(days)).toEqual({ day: "2026-11-01", clicks: 3 });
  expect(busiest([on("2026-11-03", { sessions: 99 })])).toBeUndefined();
});
