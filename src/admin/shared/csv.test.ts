// @vitest-environment jsdom
import Papa from "papaparse";
import { describe, expect, it, vi } from "vitest";
import { catchDownloads } from "@/testing/catch-downloads";
import { csvRows, saveCsv } from "./csv";

describe("rows", () => {
  it.each([
    [[["a", "b"]], "a,b\r\n"],
    [[["one, two", 'say "yes"', "two\nlines"]], '"one, two","say ""yes""","two\nlines"\r\n'],
    [[["طبيب", 5, null, undefined, true], [-3]], "طبيب,5,,,true\r\n-3\r\n"],
    [[], ""],
  ])("%j", (rows, text) => {
    expect(csvRows(rows)).toBe(text);
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM(A1)",
    "−1",
    " =1",
    "\u200F=1",
    "a\n=1+1",
    '=HYPERLINK("https://x.example")',
  ])("escape %j, which would be a formula", (text) => {
    const [[cell] = []] = Papa.parse<string[]>(csvRows([[text]]).trimEnd()).data;
    expect(cell).toBe(`'${text}`);
  });
});

describe("a saved file", () => {
  it("starts with the byte-order mark for Excel", async () => {
    const files = catchDownloads();
    saveCsv("words", [csvRows([["عافية"]])]);
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener("load", resolve));
    reader.readAsArrayBuffer(files[0]?.file ?? new Blob());
    await read;
    const bytes = new Uint8Array(reader.result as ArrayBuffer);
    expect(bytes.slice(0, 3).join()).toBe("239,187,191");
    expect(new TextDecoder().decode(bytes)).toBe("عافية\r\n");
  });

  it("is named after its content, with the date in Dubai", () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T20:00:00Z") });
    const files = catchDownloads();
    saveCsv("analytics-7days", []);
    expect(files.map(({ name }) => name)).toEqual(["analytics-7days-2026-11-22.csv"]);
    vi.useRealTimers();
  });
});
