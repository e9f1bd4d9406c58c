import { expect, it } from "vitest";
import { isoWithZone, numberOrText, readyJson, serializeJson, statusOfError } from "./database";

it.each([
  ["2026-11-05 14:03:00+00", "2026-11-05T14:03:00+00:00"],
  ["2026-11-05 14:03:00.123456+00", "2026-11-05T14:03:00.123456+00:00"],
  ["2026-11-05 18:03:00+05:30", "2026-11-05T18:03:00+05:30"],
  ["infinity", "infinity"],
])("writes the timestamp %s as %s", (text, iso) => {
  expect(isoWithZone(text)).toBe(iso);
});

it("writes numerics as numbers, except values that JSON cannot express", () => {
  expect(["4.90", "0", "-12.5", "NaN", "Infinity"].map(numberOrText)).toEqual([
    4.9,
    0,
    -12.5,
    "NaN",
    "Infinity",
  ]);
});

it.each([
  ["23514", "", 400],
  ["23503", "", 409],
  ["57014", "", 500],
  ["57P01", "", 503],
  ["53300", "", 503],
  ["P0001", "", 400],
  ["P0002", "", 500],
  ["21000", "UPDATE requires a WHERE clause", 400],
  ["21000", "more than one row returned by a subquery", 500],
])("maps the error %s %s to the status %i", (code, message, status) => {
  expect(statusOfError(code, message)).toBe(status);
});

it("encodes every value as JSON once, text that is JSON already included", () => {
  expect(serializeJson({ a: "x" })).toBe('{"a":"x"}');
  expect(serializeJson('{"a":"x"}')).toBe(String.raw`"{\"a\":\"x\"}"`);
  expect(serializeJson(readyJson({ a: "x" }))).toBe('{"a":"x"}');
  expect(serializeJson(readyJson("5"))).toBe('"5"');
});
