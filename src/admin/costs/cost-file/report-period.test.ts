import { expect, it } from "vitest";
import { reportPeriod } from "./report-period";

const NOVEMBER = { first: "2026-11-01", last: "2026-11-30" };

it.each([
  ["November 1, 2026 - November 30, 2026"],
  ["1 November 2026 - 30 November 2026"],
  ["١ نوفمبر ٢٠٢٦ – ٣٠ نوفمبر ٢٠٢٦"],
  ["1 نوفمبر، 2026 - 30 نوفمبر، 2026"],
  ["2026-11-01 - 2026-11-30"],
  ["2026/11/01 to 2026/11/30"],
  ["Nov 1 – 30, 2026"],
  ["Nov 1 - Nov 30, 2026"],
  ["1–30 November 2026"],
  ["1 Nov - 30 Nov 2026"],
  ["01-Nov-2026 - 30-Nov-2026"],
  ["Report Time: 11/1/2026 - 11/30/2026"],
  ["Report period: 1.11.2026 - 30.11.2026"],
  ["\u202AFrom 01/11/2026 to 30/11/2026\u202C"],
])("%s is the report’s period", (line) => {
  expect(reportPeriod(["Campaign report", line, ""])).toEqual(NOVEMBER);
});

it("may be in two lines, or one day", () => {
  expect(
    reportPeriod([
      "Date Generated: December 3, 2026, 9:00 AM",
      "Report Start: November 1, 2026",
      "Report End: November 30, 2026",
    ]),
  ).toEqual(NOVEMBER);
  expect(reportPeriod(["Report", "November 3, 2026"])).toEqual({ first: "2026-11-03", last: "2026-11-03" });
});

it.each([
  [["Report", "Winter 2026"]],
  [["Account: 123-456-7890"]],
  [["Created on November 3, 2026"]],
  [["3/4/2026 - 5/4/2026"]],
  [["November 30, 2026 - November 1, 2026"]],
  [[]],
])("%j names no period", (lines) => {
  expect(reportPeriod(lines)).toBeUndefined();
});
