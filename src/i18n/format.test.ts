import { describe, expect, it } from "vitest";
import {
  formatAmount,
  formatDate,
  formatMinutes,
  formatNumber,
  formatPrice,
  formatRange,
  haveFils,
  plural,
} from "./format";

describe("a date", () => {
  it.each([
    // 20:00 UTC is midnight in Dubai: the day there has turned already.
    ["2026-11-20T19:59:59Z", "Nov 20, 2026", "20 نوفمبر 2026"],
    ["2026-11-20T20:00:00Z", "Nov 21, 2026", "21 نوفمبر 2026"],
    ["2026-12-31T22:30:00+00:00", "Jan 01, 2027", "01 يناير 2027"],
    ["2026-03-05T00:30:00+04:00", "Mar 05, 2026", "05 مارس 2026"],
  ])("%s is %s in Dubai, in Arabic %s", (iso, english, arabic) => {
    expect(formatDate(iso, "en")).toBe(english);
    expect(formatDate(iso, "ar")).toBe(arabic);
  });
});

it.each([
  [1000, "1,000"],
  [12_345.6, "12,345.6"],
  [-1_234_567, "-1,234,567"],
])("the number %d is %s, like Intl in both languages", (value, text) => {
  expect(formatNumber(value)).toBe(text);
  for (const locale of ["en-US", "ar-AE-u-nu-latn"]) {
    // Arabic adds a mark of direction to the minus sign.
    expect(new Intl.NumberFormat(locale).format(value).replace("\u200e", "")).toBe(text);
  }
});

it.each([
  [2, "AED 2", "درهمين"],
  [1299, "AED 1,299", "1,299 درهمًا"],
  [1615.5, "AED 1,615.50", "1,615.50 درهم"],
  [0.25, "AED 0.25", "0.25 درهم"],
])("the amount %d is %s, in Arabic %s", (amount, english, arabic) => {
  expect(formatPrice(amount, "en")).toBe(english);
  expect(formatPrice(amount, "ar")).toBe(arabic);
});

it("a column has fils in every amount as soon as one has any", () => {
  const written = (amounts: number[]) => amounts.map((amount) => formatAmount(amount, haveFils(amounts)));
  expect(written([52.5, 184, 1200.75])).toEqual(["52.50", "184.00", "1,200.75"]);
  expect(written([52, 1184])).toEqual(["52", "1,184"]);
  expect([haveFils([null, undefined, 3]), haveFils([undefined, 0.5])]).toEqual([false, true]);
  expect([formatPrice(184, "en", true), formatPrice(2, "ar", true)]).toEqual(["AED 184.00", "2.00 درهم"]);
});

it("a range has a dash, and words in Arabic", () => {
  expect(formatRange([25, 30], "en")).toBe("25–30");
  expect(formatRange([25, 30], "ar")).toBe("25 إلى 30");
});

it.each([
  [25, 30, "25–30 min", "25 إلى 30 دقيقة"],
  [5, 10, "5–10 min", "5 إلى 10 دقائق"],
  [null, 30, "30 min", "30 دقيقة"],
  [7, 7, "7 min", "7 دقائق"],
  [60, 100, "60–100 min", "60 إلى 100 دقيقة"],
])("the minutes from %s to %s have their unit", (least, most, english, arabic) => {
  expect(formatMinutes(least, most, "en")).toBe(english);
  expect(formatMinutes(least, most, "ar")).toBe(arabic);
});

describe("a counted thing", () => {
  const arabic = {
    zero: "لا تقييمات",
    one: "تقييم واحد",
    two: "تقييمان",
    few: "{n} تقييمات",
    many: "{n} تقييمًا",
    other: "{n} تقييم",
  };

  it.each([
    [0, "لا تقييمات"],
    [1, "تقييم واحد"],
    [2, "تقييمان"],
    [3, "3 تقييمات"],
    [11, "11 تقييمًا"],
    [100, "100 تقييم"],
    [1003, "1,003 تقييمات"],
  ])("has one of six plural forms in Arabic: %i", (count, text) => {
    expect(plural(count, "ar", arabic)).toBe(text);
  });

  it.each([
    [1, "1 review"],
    [2000, "2,000 reviews"],
  ])("has one of two plural forms in English: %i", (count, text) => {
    expect(plural(count, "en", { one: "{n} review", other: "{n} reviews" })).toBe(text);
  });

  it("falls back to the general form", () => {
    expect(plural(2, "ar", { other: "{n}" })).toBe("2");
  });
});
