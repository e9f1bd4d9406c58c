// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { textIn } from "./file-text";
import { dayOrderOf, needsOrder, readDay } from "./read-day";
import { readTable } from "./read-table";
import { briefly, costsIn, readFile } from "./testing/read-file";

describe("days", () => {
  it.each([
    ["2026-11-03", "2026-11-03"],
    ["2026/11/3", "2026-11-03"],
    ["٢٠٢٦-١١-٠٣", "2026-11-03"],
    ["Nov 3, 2026", "2026-11-03"],
    ["3 November 2026", "2026-11-03"],
    ["٣ نوفمبر، ٢٠٢٦", "2026-11-03"],
    ["2026-11-03 00:00:00", "2026-11-03"],
    ["2026-11-03T00:00:00+04:00", "2026-11-03"],
    ["20261103", "2026-11-03"],
    ["2026-Nov-03", "2026-11-03"],
    ["3-Nov-26", "2026-11-03"],
    ["03 Nov 26", "2026-11-03"],
    ["Nov-3-2026", "2026-11-03"],
    ["Tuesday, November 3, 2026", "2026-11-03"],
    ["الثلاثاء، ٣ نوفمبر ٢٠٢٦", "2026-11-03"],
    ["3 تشرين الثاني 2026", "2026-11-03"],
    ["11/25/26", "2026-11-25"],
    ["25.11.26", "2026-11-25"],
    ["11/25/2026 12:00:00 AM", "2026-11-25"],
    // Excel's count of days.
    ["46327", "2026-11-01"],
    ["46327.5", "2026-11-01"],
    ["12345", undefined],
    ["3 Novel 2026", undefined],
    ["1999-11-03", undefined],
    ["2026-02-30", undefined],
    ["soon", undefined],
    ["", undefined],
  ])("%s", (text, day) => {
    expect(readDay(text, dayOrderOf([text]))).toBe(day);
  });

  it("whose order is ambiguous are read only once it is known", () => {
    expect(needsOrder(["03/04/2026", "05/04/2026"])).toBe(true);
    expect(needsOrder(["03/04/2026", "25/04/2026"])).toBe(false);
    expect(needsOrder(["03/04/26"])).toBe(true);
    expect(readDay("03/04/2026", undefined)).toBeUndefined();
    expect(readDay("03/04/2026", "day-first")).toBe("2026-04-03");
    expect(readDay("03/04/2026", "month-first")).toBe("2026-03-04");
    expect(readDay("13/04/2026", "month-first")).toBeUndefined();
  });
});

describe("a file", () => {
  it("of Google Ads has a title and days above its columns, and totals below its rows", () => {
    const text = [
      "Campaign report",
      '"November 1, 2026 - November 30, 2026"',
      "Campaign status,Campaign,Currency code,Cost",
      'Enabled,Winter Care,AED,"1,234.50"',
      "Paused,Old,AED, --",
      "Enabled,winter  care,AED,0.50",
      '"Total: Campaigns",--,AED,"1,235.00"',
      '"Total: Account",--,AED,"1,235.00"',
      "",
    ].join("\r\n");
    const reading = readFile(text);
    expect(reading.refused).toEqual([]);
    expect(briefly(reading)).toEqual([["winter-care", "2026-11-01", "2026-11-30", 1235]]);
    expect(reading).toMatchObject({ free: 1, joined: 1, ownTotal: 1235 });
    expect(reading.sums).toHaveLength(2);
  });

  it("of Meta has the days in its rows, the currency in a column's name, and its totals first", () => {
    const text = [
      '"Campaign name","Reporting starts","Reporting ends","Amount spent (AED)","Results"',
      '"","2026-11-01","2026-11-07","300.5","9"',
      '"Nurse, ""at home""","2026-11-01","2026-11-07","300.5","9"',
    ].join("\n");
    expect(briefly(readFile(text))).toEqual([['nurse,-"at-home"', "2026-11-01", "2026-11-07", 300.5]]);
    expect(readFile(text).sums).toHaveLength(1);
  });

  it.each([
    ["semicolons", "Campaign;Day;Cost\na;03.11.2026;1.234,50\nb;25.11.2026;2,00", 1234.5],
    ["tabs", "Campaign\tDay\tCost\na\t2026-11-03\t1,234.50", 1234.5],
    ["a byte-order mark", "\uFEFFCampaign,Day,Cost\na,2026-11-03,1234.5", 1234.5],
    ["empty lines and columns", "Campaign,,Day,Cost\n\n,,,\na,,2026-11-03,1234.5\n\n", 1234.5],
    ["Arabic columns", "الحملة,اليوم,التكلفة\na,٢٠٢٦-١١-٠٣,١٢٣٤٫٥٠", 1234.5],
  ])("with %s is read", (_name, text, cost) => {
    const reading = readFile(text);
    expect(reading.refused).toEqual([]);
    expect(briefly(reading)[0]).toEqual(["a", "2026-11-03", "2026-11-03", cost]);
  });

  it("in UTF-16, as Google's Excel file is, is read", () => {
    const text = "الحملة\tالتكلفة";
    const bytes = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer),
    ]);
    expect(textIn(bytes)).toBe(text);
    expect(textIn(new TextEncoder().encode(text))).toBe(text);
    // "الحملة" as Excel writes it on an Arabic Windows.
    expect(textIn(Uint8Array.of(0xc7, 0xe1, 0xcd, 0xe3, 0xe1, 0xc9))).toBe("الحملة");
  });

  it.each([
    ["", "empty"],
    [" \n,\n", "empty"],
    ["Campaign,Cost\n", "empty"],
    ["only words", "noColumns"],
  ])("%.20j is %s", (text, problem) => {
    expect(readTable(text)).toBe(problem);
  });

  it("is refused with the reason if it is too large or too wide", () => {
    expect(readTable("a,5\n".repeat(2_500_001))).toBe("large");
    // A file with one line is as wide as that line.
    expect(readTable(`Campaign,Cost${",a".repeat(100_000)}\na,5`)).toBe("wide");
    expect(readTable("a,5,".repeat(100_000))).toBe("wide");
    expect(readTable("a".repeat(5_000_000))).toBe("noColumns");
  });

  it("is refused in another currency, which is named, or line by line if it has several", () => {
    expect(readFile("Campaign,Cost (USD)\na,5").stops).toEqual([{ kind: "fileCurrency", currency: "USD" }]);
    const codes = readFile("Campaign,Currency code,Cost\na,AED,5\nb,eur,6");
    expect(codes.refused).toEqual([{ kind: "currency", line: 3, currency: "EUR" }]);
    expect(costsIn(codes)).toEqual({ a: 5 });
    expect(readFile("Campaign,Cost\na,£5").refused).toEqual([{ kind: "currency", line: 2, currency: "GBP" }]);
  });

  it("without a required column is refused with the column's name", () => {
    expect(readFile("Name,Price\na,5").stops).toEqual([{ kind: "campaign" }, { kind: "cost" }]);
    expect(readFile("Campaign,Cost\na,5", { period: { first: "2026-11-01", last: "" } }).stops).toEqual([
      { kind: "period" },
    ]);
  });

  it("names the line of an invalid cell, and has the other lines", () => {
    const days = readFile("Campaign,Day,Cost\na,soon,5\nb,2026-11-01,x\nc,2026-11-01,1.234\nd,2026-11-01,7");
    expect(days.refused).toEqual([
      { kind: "day", line: 2, text: "soon" },
      { kind: "money", line: 3, text: "x" },
      { kind: "ambiguous", line: 4, text: "1.234" },
    ]);
    expect(costsIn(days)).toEqual({ d: 7 });
    const ends = "Campaign,Start date,End date,Cost\na,2026-11-02,2026-11-01,5";
    expect(readFile(ends).refused).toEqual([{ kind: "days", line: 2 }]);
    expect(readFile(`Campaign,Cost\n${"a".repeat(101)},5`).refused).toEqual([{ kind: "long", line: 2 }]);
  });

  it("has credits, which lower the cost of their campaign", () => {
    const reading = readFile("Campaign,Cost\na,100\na,-12.30\nb,(5.00)\nc,<0.01\nd,N/A\ne,\u20C3 3");
    expect(costsIn(reading)).toEqual({ a: 87.7, e: 3 });
    expect(reading).toMatchObject({ refused: [{ kind: "credit", line: 4 }], free: 2 });
  });

  it("has names with quotation marks of their own", () => {
    const tabs = 'Campaign\tCost\n"Best" care\t10.50\n"Best care\t1\nBest" care\t2\n5" bed\t4\nb\t3';
    expect(readFile(tabs).refused).toEqual([]);
    expect(costsIn(readFile(tabs))).toEqual({
      '"best"-care': 10.5,
      '"best-care': 1,
      'best"-care': 2,
      '5"-bed': 4,
      b: 3,
    });
    expect(costsIn(readFile('Campaign,Cost\n"Best" care,"1,234.50"\n"a ""b"" c",5'))).toEqual({
      '"best"-care': 1234.5,
      'a-"b"-c': 5,
    });
    const lines = 'Campaign,Cost\n"two\nlines",10\n"Best" care,5\nx,y';
    expect(costsIn(readFile(lines))).toEqual({ "two-lines": 10, '"best"-care': 5 });
    expect(readFile(lines).refused).toEqual([{ kind: "money", line: 5, text: "y" }]);
  });

  it("is refused with the line where it is truncated", () => {
    expect(readFile('Campaign,Day,Cost\na,2026-11-01,5\n"b, c').refused).toEqual([
      { kind: "quotes", line: 3 },
    ]);
    expect(readFile("Campaign,Day,Cost\na,2026-11-01,5\nb,2026-1").refused).toEqual([
      { kind: "cells", line: 3 },
    ]);
    expect(costsIn(readFile("Campaign,Day,Cost\na,2026-11-01,5\nb"))).toEqual({ a: 5 });
  });

  it("is refused with the line where an amount has separators without quotation marks", () => {
    expect(
      readFile("Campaign,Day,Cost\na,2026-11-01,5\nb,2026-11-01,1,234.50\nc,2026-11-01,6").refused,
    ).toEqual([{ kind: "cells", line: 3 }]);
  });

  it("may name its separator in its first line, as Excel does", () => {
    expect(costsIn(readFile("sep=;\nCampaign;Cost\na;1,50"))).toEqual({ a: 1.5 });
  });

  it("may have a title of two cells, a row with groups of columns, and a line with rights", () => {
    const text =
      "Report,November\n,,Performance,\nName,Campaign,Cost,Clicks\nx,a,5,1\ny,b,6,2\n© 2026 Somebody";
    expect(costsIn(readFile(text))).toEqual({ a: 5, b: 6 });
    expect(readFile(text).refused).toEqual([]);
  });

  it("of 5,000 lines is read whole", () => {
    const rows = Array.from(
      { length: 5000 },
      (_, at) => `c${at % 50},2026-0${1 + (at % 9)}-${10 + (at % 19)},${at}.01`,
    );
    const reading = readFile(`Campaign,Day,Cost\n${rows.join("\n")}\nTotal,,12497550.00`);
    expect(reading).toMatchObject({ refused: [], ownTotal: 12_497_550 });
    expect(reading.costs.length + reading.joined).toBe(5000);
  });

  it("asks for the order of day and month if it is ambiguous", () => {
    const text = "Campaign,Day,Cost\na,03/04/2026,5";
    expect(readFile(text).stops).toEqual([{ kind: "dayOrder" }]);
    expect(briefly(readFile(text, { dayOrder: "day-first" }))).toEqual([
      ["a", "2026-04-03", "2026-04-03", 5],
    ]);
    const reversed = { first: "2026-11-30", last: "2026-11-01" };
    expect(readFile("Campaign,Cost\na,5", { period: reversed }).stops).toEqual([{ kind: "periodReversed" }]);
  });

  it("adds up the rows of one campaign and period to the cent", () => {
    const rows = Array.from({ length: 10 }, () => "Winter,0.10");
    expect(briefly(readFile(`Campaign,Cost\n${rows.join("\n")}`))[0]?.[3]).toBe(1);
  });
});
