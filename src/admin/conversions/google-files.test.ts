import { expect, it } from "vitest";
import { adjustmentsFile, conversionsFile, googleTime } from "./google-files";

it("times are Dubai's, with an offset of four digits", () => {
  expect(googleTime("2026-11-21T20:05:07.123456+00:00")).toBe("2026-11-22T00:05:07+04:00");
});

it("the file of conversions has Google's columns, and one id in each row", () => {
  const step = { step: "booked", happened_at: "2026-11-21T08:00:00+00:00", value_aed: 199 } as const;
  expect(
    conversionsFile([
      { ...step, order_id: "a-booked", kind: "gclid", value: "-Cj0K_x.y" },
      { ...step, order_id: "b-booked", kind: "gbraid", value: "0AAAA" },
      { ...step, order_id: "c-done", step: "done", kind: "wbraid", value: "CkAK", value_aed: 1262.5 },
    ]).split("\r\n"),
  ).toEqual([
    "Google Click ID,GBRAID,WBRAID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency,Order ID",
    "-Cj0K_x.y,,,Booked visit,2026-11-21T12:00:00+04:00,199,AED,a-booked",
    ",0AAAA,,Booked visit,2026-11-21T12:00:00+04:00,199,AED,b-booked",
    ",,CkAK,Completed visit,2026-11-21T12:00:00+04:00,1262.50,AED,c-done",
    "",
  ]);
});

it("the file of adjustments has retractions and new values", () => {
  const change = { happened_at: "2026-11-22T08:00:00+00:00" };
  expect(
    adjustmentsFile([
      { ...change, order_id: "a-booked", step: "booked", type: "retract", value_aed: null },
      { ...change, order_id: "b-done-2", step: "done", type: "restate", value_aed: 1262.5 },
    ]).split("\r\n"),
  ).toEqual([
    "Order ID,Conversion Name,Adjustment Time,Adjustment Type,Adjusted Value,Adjusted Value Currency",
    "a-booked,Booked visit,2026-11-22T12:00:00+04:00,RETRACT,,",
    "b-done-2,Completed visit,2026-11-22T12:00:00+04:00,RESTATE,1262.50,AED",
    "",
  ]);
});
