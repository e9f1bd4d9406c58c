import { describe, expect, it } from "vitest";
import { fromDubaiTime, toDubaiTime } from "./dubai-time";

describe("a time in Dubai", () => {
  it.each([
    ["2026-11-21T05:30:00.000Z", "2026-11-21", "09:30"],
    ["2026-11-21T20:00:00.000Z", "2026-11-22", "00:00"],
    ["2026-12-31T23:59:00.000Z", "2027-01-01", "03:59"],
    ["2028-02-28T21:00:00.000Z", "2028-02-29", "01:00"],
  ])("of %s is %s at %s, whatever the browser's zone", (iso, date, time) => {
    expect(toDubaiTime(iso)).toEqual({ date, time });
    expect(fromDubaiTime({ date, time })).toBe(iso);
  });

  it("reads what databases write", () => {
    expect(toDubaiTime("2026-11-21T05:30:00.123456+00:00")).toEqual({ date: "2026-11-21", time: "09:30" });
    expect(toDubaiTime("2026-11-21T09:30:00+04:00")).toEqual({ date: "2026-11-21", time: "09:30" });
  });

  it.each([
    ["", "09:30"],
    ["2026-11-21", ""],
    ["2026-02-31", "09:30"],
    ["2026-13-01", "09:30"],
    ["2026-11-21", "24:00"],
    ["2026-11-21", "09:60"],
    ["tomorrow", "noon"],
  ])("is nothing for %j at %j", (date, time) => {
    expect(fromDubaiTime({ date, time })).toBeNull();
  });

  it.each([null, "", "soon"])("leaves the fields empty for %j", (iso) => {
    expect(toDubaiTime(iso)).toEqual({ date: "", time: "" });
  });

  it("agrees with the world's time zones for every hour of two years, and comes back to itself", () => {
    const parts = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Asia/Dubai",
      dateStyle: "short",
      timeStyle: "short",
    });
    const start = Date.UTC(2027, 0, 1);
    for (let hour = 0; hour < 2 * 366 * 24; hour += 7) {
      const iso = new Date(start + hour * 3_600_000).toISOString();
      const fields = toDubaiTime(iso);
      expect(`${fields.date} ${fields.time}`).toBe(parts.format(new Date(iso)));
      expect(fromDubaiTime(fields)).toBe(iso);
    }
  });
});
