// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { costsIn, readFile } from "./testing/read-file";

const sumLines = (text: string) => readFile(text).sums.map(({ line }) => line);

describe("a line with a sum of others", () => {
  it.each([
    ["Total of 2 results"],
    ["Overall total - 2 campaigns"],
    ["إجمالي الحملات"],
    ["الإجمالي"],
    ["Total: Campaigns"],
    ["Grand Total"],
    ["--"],
    [""],
    // The names of totals do not include it.
    ["Summe"],
    ["2 campagnes"],
    ["كل الحملات"],
    ["Winter and mothers"],
  ])("is left out after them if it is called %j", (name) => {
    const reading = readFile(`Campaign,Cost\nWinter,10.50\nMothers,5\n${name},15.50`);
    expect(costsIn(reading)).toEqual({ winter: 10.5, mothers: 5 });
    expect(reading).toMatchObject({ sums: [{ line: 4, amount: 15.5 }], ownTotal: 15.5, refused: [] });
  });

  it("is left out before them", () => {
    expect(costsIn(readFile("Campaign,Cost\n,15.50\nWinter,10.50\nMothers,5"))).toEqual({
      winter: 10.5,
      mothers: 5,
    });
    expect(sumLines("Campaign,Cost\nSumme,15.50\nWinter,10.50\nMothers,5")).toEqual([2]);
  });

  it("is left out between them, as part of a sum of all", () => {
    const reading = readFile(
      "Campaign,Cost\na,10\nb,5\nSearch,15\nc,7\nd,1\ne,1\nVideo,9\nAll of it,24\nTotal: Account,24",
    );
    expect(costsIn(reading)).toEqual({ a: 10, b: 5, c: 7, d: 1, e: 1 });
    expect(reading).toMatchObject({ ownTotal: 24 });
    expect(reading.sums.map(({ line }) => line)).toEqual([4, 8, 9, 10]);
  });

  it("counts as the file's own total if the file has no other", () => {
    expect(readFile("Campaign,Cost\na,10\nb,5\nSearch,15\nc,7\nd,1\nVideo,8")).toMatchObject({
      ownTotal: 23,
    });
  });

  it("of one campaign may have the same amount", () => {
    for (const name of ["Total of 1 result", "", "--"])
      expect(costsIn(readFile(`Campaign,Cost\nWinter,10\n${name},10`))).toEqual({ winter: 10 });
    // The row has neither a status nor a currency.
    const text = "Campaign,Status,Currency code,Cost\nWinter,Enabled,AED,10\nSumme,--,,10";
    expect(costsIn(readFile(text))).toEqual({ winter: 10 });
  });

  it("of no campaigns is 0", () => {
    expect(readFile("Campaign,Cost\nTotal of 0 results,0.00")).toMatchObject({ costs: [], ownTotal: 0 });
  });

  it("may differ from the sum of its lines, which is reported", () => {
    expect(readFile("Campaign,Cost\na,10\nb,x\nTotal: Campaigns,15")).toMatchObject({
      ownTotal: 15,
      costs: [{ campaign: "a", cost_aed: 10 }],
      refused: [{ kind: "money", line: 3, text: "x" }],
    });
  });
});

describe("a campaign", () => {
  it("may be called “Total care”", () => {
    const text = "Campaign,Cost\nTotal care,10\nWinter,5\nTotals matter,3\nTotal,18";
    expect(costsIn(readFile(text))).toEqual({ "total-care": 10, winter: 5, "totals-matter": 3 });
  });

  it("is one whatever its other cells contain", () => {
    expect(costsIn(readFile("Campaign,Label,Cost\na,Total,10\nb,الإجمالي,5"))).toEqual({ a: 10, b: 5 });
  });

  it("may cost the same as another", () => {
    expect(costsIn(readFile("Campaign,Cost\na,10\nb,10"))).toEqual({ a: 10, b: 10 });
  });

  it("with the cost of others together is one if its days, name or counts differ from a sum's", () => {
    const days = "Campaign,Day,Cost\na,2026-11-01,10\nb,2026-11-02,5\nc,2026-11-03,15";
    expect(costsIn(readFile(days))).toEqual({ a: 10, b: 5, c: 15 });
    const counts = "Campaign,Impressions,Cost\na,1000,10\nb,500,5\nc,70,15";
    expect(costsIn(readFile(counts))).toEqual({ a: 10, b: 5, c: 15 });
    const names = "Campaign,Cost\na,10\nb,5\na,15";
    expect(costsIn(readFile(names))).toEqual({ a: 25, b: 5 });
  });

  it("is one when a person marks it as one", () => {
    const text = "Campaign,Cost\na,100\nb,200\nc,300";
    expect(costsIn(readFile(text))).toEqual({ a: 100, b: 200 });
    expect(costsIn(readFile(text, { campaigns: [4] }))).toEqual({ a: 100, b: 200, c: 300 });
  });

  it("may cost as much as some before it together", () => {
    expect(costsIn(readFile("Campaign,Cost\na,1\nb,2\nc,3\nd,4"))).toEqual({ a: 1, b: 2, c: 3, d: 4 });
    // The last line decides.
    expect(costsIn(readFile("Campaign,Cost\na,1\nb,2\nc,3\nd,4\nTotal,10"))).toEqual({
      a: 1,
      b: 2,
      c: 3,
      d: 4,
    });
  });

  it("without a name is no sum if it is between others", () => {
    expect(readFile("Campaign,Cost\na,10\n,7\nb,5").refused).toEqual([{ kind: "nameless", line: 3 }]);
  });
});
