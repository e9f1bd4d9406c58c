import { expect, it } from "vitest";
import { formatMoment } from "./moments";

it.each([
  ["2026-11-21T06:42:18Z", "en", "10:42:18"],
  ["2026-11-20T20:00:05Z", "en", "00:00:05"],
  ["2026-11-20T19:59:59Z", "en", "Nov 20, 2026 23:59"],
  ["2026-11-01T06:42:18Z", "ar", "01 نوفمبر 2026، 10:42"],
] as const)("%s is shown in %s as %s", (moment, locale, text) => {
  expect(formatMoment(Date.parse(moment), locale, Date.parse("2026-11-21T08:00:00Z"))).toBe(text);
});
