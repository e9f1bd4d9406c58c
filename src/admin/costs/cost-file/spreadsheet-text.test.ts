// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fileText } from "./file-text";
import { briefly, readFile } from "./testing/read-file";

/** A file from a browser's file chooser. */
function fileOf(
  name: string,
  bytes = new Uint8Array(readFileSync(join(import.meta.dirname, "testing", name))),
): File {
  const file = new File([bytes], name);
  // jsdom's files have no method for their content.
  file.arrayBuffer = () => Promise.resolve(bytes.buffer);
  return file;
}

async function sheetTextOf(name: string) {
  const text = await fileText(fileOf(name));
  if (typeof text === "string") throw new Error(text);
  return text;
}

describe("a spreadsheet", () => {
  // LibreOffice made them from a CSV file, with typed days and amounts, and a formula for the total.
  it.each(["libreoffice.xlsx", "libreoffice.ods"])("%s is read as its CSV file would be", async (name) => {
    const reading = readFile((await sheetTextOf(name)).text);
    expect(briefly(reading)).toEqual([
      ["winter-care", "2026-11-03", "2026-11-03", 1234.5],
      ['best-"care"', "2026-11-04", "2026-11-04", 10.5],
      ["شتاء", "2026-11-05", "2026-11-05", 0.13],
      ["two-lines", "2026-11-05", "2026-11-05", 7],
    ]);
    // Its currency is in the format of its cell.
    expect(reading.refused).toEqual([{ kind: "currency", line: 8, currency: "USD" }]);
    expect(reading.sums.map(({ line }) => line)).toEqual([10]);
    expect(reading.free).toBe(1);
  });

  // XlsxWriter makes files like Excel: shared texts, merged titles, a formula with its last value, several sheets, one hidden.
  it.each(["excel-1900.xlsx", "excel-1904.xlsx"])("%s is read from the sheet with costs", async (name) => {
    const { text, sheet, otherSheets } = await sheetTextOf(name);
    expect({ sheet, otherSheets }).toEqual({ sheet: "Campaigns", otherSheets: ["Older"] });
    const reading = readFile(text);
    expect(briefly(reading)).toEqual([
      ["winter", "2026-11-03", "2026-11-03", 1234.5],
      ["شتاء", "2026-11-04", "2026-11-04", 0.13],
    ]);
    expect(reading.refused).toEqual([{ kind: "currency", line: 6, currency: "USD" }]);
    expect(reading).toMatchObject({ ownTotal: 1234.63 });
  });

  it("is not read if it is invalid or truncated", async () => {
    const zip = new TextEncoder().encode("PK\u0003\u0004 and something else");
    expect(await fileText(fileOf("picture.zip", zip))).toBe("spreadsheet");
    const whole = readFileSync(join(import.meta.dirname, "testing/libreoffice.xlsx"));
    const half = new Uint8Array(whole.subarray(0, whole.length / 2));
    expect(await fileText(fileOf("half.xlsx", half))).toBe("spreadsheet");
  });
});
