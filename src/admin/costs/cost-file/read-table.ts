import { cleanLabel } from "@domain/clean-text";
import Papa from "papaparse";

/** A line of a file with what its cells say, under the file's own number. */
export interface Line {
  number: number;
  cells: readonly string[];
}

export interface CostTable {
  columns: readonly string[];
  lines: readonly Line[];
}

/** What is wrong with a file as a whole. */
export type TableProblem = "empty" | "spreadsheet" | "noColumns";

const SEPARATORS = [",", "\t", ";", "|"] as const;

/** A spreadsheet is a ZIP archive, and an old one begins with other signs. */
const ZIP = "PK\u0003\u0004";
const OLD_SPREADSHEET = "\u00D0\u00CF\u0011\u00E0";

/**
 * The text of a file. Google's "Excel .csv" is UTF-16 with a mark at its beginning; everything else is UTF-8, or what Excel writes on
 * an Arabic Windows.
 */
export function textIn(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const beginning = String.fromCharCode(...bytes.slice(0, 4));
  if (beginning === ZIP || beginning === OLD_SPREADSHEET) return ZIP;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1256").decode(bytes);
  }
}

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cleanLabel(cell) !== "");

/** The rows of a text by the separator that makes the most of them alike. */
function rowsOf(text: string): string[][] {
  const readings = SEPARATORS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter });
    const widths = data.map((cells) => cells.length).filter((width) => width > 1);
    const usual = modeOf(widths);
    return { data, fit: widths.filter((width) => width === usual).length * Math.min(usual, 20) };
  });
  const best = readings.reduce((one, other) => (other.fit > one.fit ? other : one));
  return best.data;
}

/** The most frequent number; of two that are, the larger. */
function modeOf(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].reduce(
    (best, [number, count]) =>
      count > best.count || (count === best.count && number > best.number) ? { number, count } : best,
    { number: 0, count: 0 },
  ).number;
}

/**
 * The table in a text: its first line that is as wide as most are has the names of the columns. Google puts a title and the days above
 * it.
 */
export function readTable(text: string): CostTable | TableProblem {
  if (text.startsWith(ZIP)) return "spreadsheet";
  const rows = rowsOf(text.replace(/^\uFEFF/, ""));
  const filled = rows.filter(hasText);
  if (filled.length === 0) return "empty";
  const usual = modeOf(filled.map((cells) => cells.length).filter((width) => width > 1));
  const head = rows.findIndex(
    (cells) => cells.length === usual && cells.filter((cell) => cleanLabel(cell) !== "").length > 1,
  );
  if (head === -1) return "noColumns";
  const columns = (rows[head] ?? []).map(cleanLabel);
  const lines = rows
    .slice(head + 1)
    .map((cells, at) => ({ number: head + at + 2, cells }))
    .filter(({ cells }) => hasText(cells));
  if (lines.length === 0) return "empty";
  return { columns, lines };
}
