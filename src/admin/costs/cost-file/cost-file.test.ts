// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { guessColumns } from "./columns";
import { type CostChoice, readCosts } from "./read-costs";
import { needsOrder, readDay } from "./read-day";
import { decimalSignOf, foreignCurrency, readMoney } from "./read-money";
import { type CostTable, readTable, textIn } from "./read-table";

const NOVEMBER = { first: "2026-11-01", last: "2026-11-30" };

function tableIn(text: string): CostTable {
  const table = readTable(text);
  if (typeof table === "string") throw new Error(table);
  return table;
}

/** What a file says with the columns that are known by their names. */
function read(text: string, choice: Partial<CostChoice> = {}) {
  const table = tableIn(text);
  return readCosts(table, {
    ...guessColumns(table.columns),
    source: "google",
    period: NOVEMBER,
    dayOrder: undefined,
    ...choice,
  });
}

const briefly = ({ costs }: ReturnType<typeof read>) =>
  costs.map(({ campaign, first_day, last_day, cost_aed }) => [campaign, first_day, last_day, cost_aed]);

describe("amounts", () => {
  it.each([
    ["1,234.50", 1234.5],
    ["1.234,50", 1234.5],
    ["1 234,50", 1234.5],
    ["1'234.50", 1234.5],
    ["١٬٢٣٤٫٥٠", 1234.5],
    ["۱۲۳۴٫۵", 1234.5],
    ["1,23,456.00", 123_456],
    ["1,234", 1234],
    ["1,234,567", 1_234_567],
    ["12,5", 12.5],
    ["0.125", 0.13],
    ["AED 12.50", 12.5],
    ["١٢٫٥٠ د.إ.", 12.5],
    ["\u200F12.50\u00A0", 12.5],
    ["7", 7],
  ])("%s", (text, amount) => {
    expect(readMoney(text, decimalSignOf([text]))).toEqual({ kind: "amount", amount });
  });

  it("with a point before three digits are read as the rest of their column is", () => {
    expect(readMoney("1.234", decimalSignOf(["1.234"]))).toEqual({ kind: "ambiguous" });
    expect(readMoney("1.234", decimalSignOf(["1.234", "9,50"]))).toEqual({ kind: "amount", amount: 1234 });
    expect(readMoney("1.234", decimalSignOf(["1.234", "9.50"]))).toEqual({ kind: "amount", amount: 1.23 });
  });

  it.each(["", "-5", "12.34.5", "12,34.5", "abc", "1,234.50 x"])("%j is none", (text) => {
    expect(readMoney(text, decimalSignOf([text])).kind).toBe("unreadable");
  });

  it.each([
    ["$12", "USD"],
    ["USD 12", "USD"],
    ["12 EUR", "EUR"],
    ["١٢ ر.س", "SAR"],
    ["Amount spent (USD)", "USD"],
    ["Amount spent (AED)", undefined],
    ["Avg. CPC", undefined],
    ["AED", undefined],
  ])("%s names %s", (text, currency) => {
    expect(foreignCurrency(text)).toBe(currency);
  });
});

describe("days", () => {
  it.each([
    ["2026-11-03", "2026-11-03"],
    ["2026/11/3", "2026-11-03"],
    ["٢٠٢٦-١١-٠٣", "2026-11-03"],
    ["Nov 3, 2026", "2026-11-03"],
    ["3 November 2026", "2026-11-03"],
    ["٣ نوفمبر، ٢٠٢٦", "2026-11-03"],
    ["2026-11-03 00:00:00", "2026-11-03"],
    ["2026-02-30", undefined],
    ["soon", undefined],
    ["", undefined],
  ])("%s", (text, day) => {
    expect(readDay(text, undefined)).toBe(day);
  });

  it("of two orders are read only when it is known which one", () => {
    expect(needsOrder(["03/04/2026", "05/04/2026"])).toBe(true);
    expect(needsOrder(["03/04/2026", "25/04/2026"])).toBe(false);
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
    const reading = read(text);
    expect(reading.problems).toEqual([]);
    expect(briefly(reading)).toEqual([["winter-care", "2026-11-01", "2026-11-30", 1235]]);
    expect(reading).toMatchObject({ totals: 2, free: 1, joined: 1 });
  });

  it("of Meta has the days in its rows, the currency in a column's name, and its totals first", () => {
    const text = [
      '"Campaign name","Reporting starts","Reporting ends","Amount spent (AED)","Results"',
      '"","2026-11-01","2026-11-07","300.5","9"',
      '"Nurse, ""at home""","2026-11-01","2026-11-07","300.5","9"',
    ].join("\n");
    expect(briefly(read(text))).toEqual([['nurse,-"at-home"', "2026-11-01", "2026-11-07", 300.5]]);
    expect(read(text).totals).toBe(1);
  });

  it.each([
    ["semicolons", "Campaign;Day;Cost\na;03.11.2026;1.234,50\nb;25.11.2026;2,00", 1234.5],
    ["tabs", "Campaign\tDay\tCost\na\t2026-11-03\t1,234.50", 1234.5],
    ["a byte-order mark", "\uFEFFCampaign,Day,Cost\na,2026-11-03,1234.5", 1234.5],
    ["empty lines and columns", "Campaign,,Day,Cost\n\n,,,\na,,2026-11-03,1234.5\n\n", 1234.5],
    ["Arabic columns", "الحملة,اليوم,التكلفة\na,٢٠٢٦-١١-٠٣,١٢٣٤٫٥٠", 1234.5],
  ])("with %s is read", (_name, text, cost) => {
    const reading = read(text);
    expect(reading.problems).toEqual([]);
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
    ["PK\u0003\u0004rest", "spreadsheet"],
  ])("%j is %s", (text, problem) => {
    expect(readTable(text)).toBe(problem);
  });

  it("is refused in another currency, which is named: in a column's name, in a column, in a cell", () => {
    expect(read("Campaign,Cost (USD)\na,5").problems).toEqual([{ kind: "fileCurrency", currency: "USD" }]);
    expect(read("Campaign,Currency code,Cost\na,AED,5\nb,EUR,6").problems).toEqual([
      { kind: "currency", line: 3, currency: "EUR" },
    ]);
    expect(read("Campaign,Cost\na,£5").problems).toEqual([{ kind: "currency", line: 2, currency: "GBP" }]);
  });

  it("without a column that is needed says which", () => {
    expect(read("Name,Price\na,5").problems).toEqual([{ kind: "campaign" }, { kind: "cost" }]);
    expect(read("Campaign,Cost\na,5", { period: { first: "2026-11-01", last: "" } }).problems).toEqual([
      { kind: "period" },
    ]);
  });

  it("says the line of what cannot be read", () => {
    const days = "Campaign,Day,Cost\na,soon,5\nb,2026-11-01,x\nc,2026-11-01,1.234";
    expect(read(days).problems).toEqual([
      { kind: "day", line: 2, text: "soon" },
      { kind: "money", line: 3, text: "x" },
      { kind: "ambiguous", line: 4, text: "1.234" },
    ]);
    const ends = "Campaign,Start date,End date,Cost\na,2026-11-02,2026-11-01,5";
    expect(read(ends).problems).toEqual([{ kind: "days", line: 2 }]);
    expect(read(`Campaign,Cost\n${"a".repeat(101)},5`).problems).toEqual([{ kind: "long", line: 2 }]);
  });

  it("whose days can be read in two ways asks which one is meant", () => {
    const text = "Campaign,Day,Cost\na,03/04/2026,5";
    expect(read(text).problems).toEqual([{ kind: "dayOrder" }]);
    expect(briefly(read(text, { dayOrder: "day-first" }))).toEqual([["a", "2026-04-03", "2026-04-03", 5]]);
    const reversed = { first: "2026-11-30", last: "2026-11-01" };
    expect(read("Campaign,Cost\na,5", { period: reversed }).problems).toEqual([{ kind: "periodReversed" }]);
  });

  it("adds up the rows of one campaign and period to the cent", () => {
    const rows = Array.from({ length: 10 }, () => "Winter,0.10");
    expect(briefly(read(`Campaign,Cost\n${rows.join("\n")}`))[0]?.[3]).toBe(1);
  });
});
