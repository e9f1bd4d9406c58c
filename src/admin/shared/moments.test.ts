import { expect, it } from "vitest";
import { formatMoment } from "./moments";

const at = (iso: string) => Date.parse(iso);

it.each([
  ["2026-11-21T06:42:18Z", "2026-11-21T08:00:00Z", "10:42:18"],
  ["2026-11-20T20:00:05Z", "2026-11-21T08:00:00Z", "00:00:05"],
  ["2026-11-20T19:59:59Z", "2026-11-21T08:00:00Z", "Nov 20, 2026 23:59"],
])("%s seen at %s is shown as %s", (moment, now, text) => {
  expect(formatMoment(at(moment), "en", at(now))).toBe(text);
});

it("an Arabic moment uses the same clock", () => {
  expect(formatMoment(at("2026-11-01T06:42:18Z"), "ar", at("2026-11-21T08:00:00Z"))).toBe(
    "01 نوفمبر 2026 10:42",
  );
});
