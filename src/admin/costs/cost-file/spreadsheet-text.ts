import { cleanLabel } from "@domain/clean-text";
import { foreignCurrency } from "@domain/money";
import { readOds } from "hucre/ods";
import { type Cell, type CellValue, readXlsx, type Sheet } from "hucre/xlsx";
import Papa from "papaparse";
import { guessColumns } from "./columns";
import { type FileText, readTable } from "./read-table";

const MAX_ROWS = 100_000;
const OPTIONS = {
  readStyles: true,
  maxRows: MAX_ROWS,
  sheets: (sheet: Pick<Sheet, "hidden" | "veryHidden">) => !sheet.hidden && !sheet.veryHidden,
};

/** The currency in a format: `[$AED-409] #,##0.00` has `AED`; `[$-409]` is a language, and `[Red]` a colour. */
const currencyIn = (format: string): string | undefined =>
  foreignCurrency(format.replace(/\[\$([^\]-]*)[^\]]*\]/g, "$1 ").replace(/\[[^\]]*\]/g, ""));

/**
 * The table of an Excel or OpenDocument spreadsheet, as a text with tabs: from the first sheet with columns for campaign and
 * cost, otherwise from the first with a table.
 * @returns undefined for other files, and for spreadsheets with a password
 */
export async function spreadsheetText(bytes: Uint8Array): Promise<FileText | undefined> {
  const sheets = await sheetsIn(bytes);
  const read = sheets?.map((sheet) => {
    const text = sheetText(sheet);
    const table = readTable(text);
    const { campaign, cost } = typeof table === "string" ? {} : guessColumns(table.columns);
    const fit = Number(typeof table !== "string") + Number(campaign !== undefined && cost !== undefined);
    return { name: sheet.name, text, fit };
  });
  if (read === undefined) return undefined;
  const best = read.reduce((one, other) => (other.fit > one.fit ? other : one), {
    name: "",
    text: "",
    fit: -1,
  });
  const others = read.filter((sheet) => sheet !== best && sheet.fit > 0).map(({ name }) => name);
  return { text: best.text, ...(others.length > 0 && { sheet: best.name, otherSheets: others }) };
}

async function sheetsIn(bytes: Uint8Array): Promise<Sheet[] | undefined> {
  for (const read of [readXlsx, readOds]) {
    try {
      const { sheets } = await read(bytes, OPTIONS);
      return sheets;
    } catch {
      // The file is of the other kind, or of none, which the caller reports.
    }
  }
  return undefined;
}

/** All rows are as wide as the widest: an empty cell at the end of a row is not a missing one. */
function sheetText({ rows, cells }: Sheet): string {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const texts = rows.map((row, at) =>
    Array.from({ length: width }, (_, column) =>
      cellText(row[column] ?? null, cells?.get(`${at},${column}`)),
    ),
  );
  return Papa.unparse(texts, { delimiter: "\t", newline: "\n" });
}

/** A cell as a person would type it. Its currency may be only in its format. */
function cellText(value: CellValue, cell: Cell | undefined): string {
  if (value === null) return "";
  if (value instanceof Date) return value.toISOString().replace("T00:00:00.000Z", "");
  if (typeof value !== "number") return cleanLabel(String(value));
  const currency = currencyIn(cell?.style?.numFmt ?? "");
  return currency === undefined ? plainNumber(value) : `${currency} ${plainNumber(value)}`;
}

/** An unambiguous number: a point before three digits could be a thousands separator. */
function plainNumber(value: number): string {
  const text = Number.isInteger(value) ? value.toFixed(0) : String(Number(value.toFixed(6)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
