import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import {
  addDays,
  clockTime,
  dateOf,
  dayOf,
  daysBetween,
  daysUntil,
  fromDubaiTime,
  isDay,
  monthOf,
  nextWorkingDay,
  startOfDubaiDay,
  todayInDubai,
  toDubaiTime,
  writtenDay,
} from "./dubai-time";

const ZONES = [
  "UTC",
  "Asia/Dubai",
  "America/Los_Angeles",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  // Clocks go forward at midnight.
  "Asia/Beirut",
  "America/Santiago",
];

const own = process.env["TZ"];
afterEach(() => {
  if (own === undefined) delete process.env["TZ"];
  else process.env["TZ"] = own;
});

// Not before 2000: Kiritimati moved across the date line at the turn of 1995 and has no such day.
const days = fc
  .date({ min: new Date("2000-01-01T00:00:00Z"), max: new Date("2199-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("today in Dubai", () => {
  it.each([
    ["2026-11-21T19:59:59Z", "2026-11-21"],
    ["2026-11-21T20:00:00Z", "2026-11-22"],
    ["2026-12-31T20:00:00Z", "2027-01-01"],
  ])("at %s is %s in every browser time zone", (now, day) => {
    for (const zone of ZONES) {
      process.env["TZ"] = zone;
      expect([zone, todayInDubai(new Date(now))]).toEqual([zone, day]);
    }
  });
});

describe("a day in Dubai", () => {
  it("starts four hours before the UTC day", () => {
    expect(startOfDubaiDay("2026-11-22")).toBe("2026-11-21T20:00:00.000Z");
  });

  it("is so many days away, across the end of a month and a change of clocks elsewhere", () => {
    expect(daysUntil("2026-04-01", "2026-03-01")).toBe(31);
    expect(daysUntil("2026-02-28", "2026-03-01")).toBe(-1);
  });

  it("has its previous and next day, at the end of February too", () => {
    expect(daysBetween("2028-02-27", "2028-03-01")).toEqual([
      "2028-02-27",
      "2028-02-28",
      "2028-02-29",
      "2028-03-01",
    ]);
  });
});

it.each(ZONES)(
  "a day, seen in %s, survives the calendar grid, is reached again by opposite steps, and is in its month",
  (zone) => {
    process.env["TZ"] = zone;
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 800 }), (day, count) => {
        expect([dayOf(dateOf(day)), isDay(day)]).toEqual([day, true]);
        const later = addDays(day, count);
        expect(addDays(later, -count)).toBe(day);
        // The same, counted without a time zone. Days sort like their strings.
        expect(later).toBe(new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10));
        const { first, last } = monthOf(day);
        expect([first, last.slice(0, 7)]).toEqual([`${day.slice(0, 7)}-01`, day.slice(0, 7)]);
        expect(addDays(last, 1)).toMatch(/-01$/);
      }),
    );
  },
);

it.each([
  "",
  "today",
  "2026-2-3",
  "2026-02-30",
  "2026-13-01",
  "2026-00-10",
  "2026-11-22T00:00",
  "<b>",
  "0026-11-22",
  "1899-12-31",
  "3000-01-01",
  "9999-12-31",
])("%s is not a valid day", (text) => expect(isDay(text)).toBe(false));

describe("a time in Dubai", () => {
  it("is parsed from the database's format", () => {
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
  ])("is undefined for %j at %j", (date, time) => {
    expect(fromDubaiTime({ date, time })).toBeNull();
  });

  it.each([null, "", "soon"])("has empty fields for %j", (iso) => {
    expect(toDubaiTime(iso)).toEqual({ date: "", time: "" });
  });

  it("equals the time-zone database for every hour of two years, and survives a round trip", () => {
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

it.each([
  ["2026-11-25", "2026-11-26"],
  // Saturday and Sunday are the weekend, Friday is not.
  ["2026-11-26", "2026-11-27"],
  ["2026-11-27", "2026-11-30"],
  ["2026-11-28", "2026-11-30"],
  ["2026-12-31", "2027-01-01"],
])("the working day after %s is %s", (day, next) => {
  expect(nextWorkingDay(day)).toBe(next);
});

it.each([
  ["9", "09:00"],
  ["09", "09:00"],
  ["930", "09:30"],
  ["0930", "09:30"],
  [" 9:30 ", "09:30"],
  ["9.30", "09:30"],
  ["٢١:٣٠", "21:30"],
  ["9:30 pm", "21:30"],
  ["12 AM", "00:00"],
  ["12 p.m.", "12:00"],
  ["٩ م", "21:00"],
  ["٩:٣٠ مساءً", "21:30"],
  ["9:30 صباحا", "09:30"],
  ["00:05", "00:05"],
])("%j is %s on a clock of 24 hours", (typed, time) => {
  expect(clockTime(typed)).toBe(time);
});

it.each(["", "soon", "24:00", "9:60", "13 pm", "12345", "-1"])("%j is no time of a day", (typed) => {
  expect(clockTime(typed)).toBeUndefined();
});

describe("a written day", () => {
  it.each([
    "2026-11-29",
    "29/11/2026",
    "29.11.2026",
    "29 11 2026",
    "29 Nov 2026",
    "29 november, 2026",
    "Nov 29, 2026",
    "٢٩ نوفمبر ٢٠٢٦",
    "٢٩/١١/٢٠٢٦",
    "\u200f29 نوفمبر 2026 ",
  ])("is understood: %s", (text) => {
    expect(writtenDay(text)).toBe("2026-11-29");
  });

  it("has a month by any spelling of its Arabic name", () => {
    for (const text of ["3 أغسطس 2026", "3 اغسطس 2026"]) expect(writtenDay(text)).toBe("2026-08-03");
  });

  it("without a year is in the one of a day, and is not understood without that", () => {
    expect(writtenDay("29 Nov", "2027-02-01")).toBe("2027-11-29");
    expect(writtenDay("3/4", "2027-02-01")).toBe("2027-04-03");
    expect(writtenDay("29 Nov")).toBeUndefined();
  });

  it.each([
    "",
    "29",
    "Nov",
    "31/11/2026",
    "11/29/2026",
    "29/11/26",
    "29 Nov 2026 10:00",
    "soon",
    "1 2 3 2026",
  ])("is not made of %j", (text) => {
    expect(writtenDay(text, "2026-01-01")).toBeUndefined();
  });
});
