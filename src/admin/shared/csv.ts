import Papa from "papaparse";
import { todayInDubai } from "@/lib/dubai-time";
import { saveFile } from "./save-file";

export type CsvCell = string | number | boolean | null | undefined;

/** Without it, Excel reads the file in the Windows code page, which garbles Arabic. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

/** Signs that begin a formula, also full-width ones, after invisible characters, and at the start of each line of a cell. */
const FORMULA = /(?:^|[\r\n])[\s\p{Default_Ignorable_Code_Point}]*[=+\-@\u2212＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;

/**
 * Rows as CSV (RFC 4180): comma, CRLF after every row, quotes only where they are needed. A text that a spreadsheet would take
 * for a formula gets an apostrophe in front; see https://owasp.org/www-community/attacks/CSV_Injection.
 */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.length === 0
    ? ""
    : Papa.unparse(rows as CsvCell[][], { newline: LINE_END, escapeFormulae: FORMULA }) + LINE_END;

/**
 * Downloads a CSV file from parts that may have been made one after the other. Its name has the kind, then the date in Dubai:
 * `analytics-7days-2026-11-21.csv`.
 */
export function saveCsv(kind: string, parts: readonly string[]): void {
  const content = new Blob([BYTE_ORDER_MARK, ...parts], { type: "text/csv;charset=utf-8" });
  saveFile(`${kind}-${todayInDubai()}.csv`, content);
}
