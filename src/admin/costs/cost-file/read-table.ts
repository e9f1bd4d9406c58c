import { cleanLabel } from "@domain/clean-text";
import { guessColumns } from "./columns";
import { type Period, reportPeriod } from "./report-period";
import { modeOf, type Row, splitRows } from "./split-rows";

/** A line of a file with its cells, under the file's own number. */
export type Line = Row;

/** The lines and cells of a file; for a spreadsheet also the names of the sheet that was read and of the others. */
export interface FileText {
  text: string;
  sheet?: string;
  otherSheets?: readonly string[];
}

export interface CostTable {
  columns: readonly string[];
  lines: readonly Line[];
  /** The days of the report, from the lines above the names of its columns. */
  period?: Period;
}

/** A problem of a file as a whole. */
export type TableProblem = "empty" | "large" | "wide" | "noColumns";

/** A year of 100 campaigns by day is a third of it. */
export const MAX_CHARACTERS = 10_000_000;
const MAX_LINES = 100_000;
/** More columns than any report has would not fit the choices. */
const MAX_COLUMNS = 300;
/** The names of the columns are among the first lines. */
const MAX_LINES_ABOVE = 50;

/** Whether a cell has text. Most cells have a letter or a digit, which is faster to test. */
const hasText = (cell: string): boolean => /[\p{L}\p{N}]/u.test(cell) || cleanLabel(cell) !== "";

const filledIn = (cells: readonly string[]): number => cells.filter(hasText).length;

/** A network's copyright notice below its table: a single cell. */
const isNotice = ({ cells }: Row): boolean =>
  filledIn(cells) === 1 && cells.some((cell) => /^\s*[©*]/.test(cell));

/**
 * The index of the row with the column names: the first row with known names for campaign and cost, otherwise the first that is
 * as wide, and as full, as most are. Networks put a title and the days above it.
 */
function headOf(rows: readonly Row[]): number {
  const first = rows.slice(0, MAX_LINES_ABOVE);
  const known = first.findIndex(({ cells }) => {
    const { campaign, cost } = guessColumns(cells.map(cleanLabel));
    return campaign !== undefined && cost !== undefined;
  });
  if (known !== -1) return known;
  const filled = rows.map(({ cells }) => filledIn(cells));
  const usual = modeOf(rows.map(({ cells }) => cells.length).filter((width) => width > 1));
  const least = Math.max(2, modeOf(filled.filter((count) => count > 1)));
  return first.findIndex(({ cells }, at) => cells.length === usual && (filled[at] ?? 0) >= least);
}

/** The table in a text. */
export function readTable(text: string): CostTable | TableProblem {
  if (text.length > MAX_CHARACTERS) return "large";
  const rows = splitRows(text.replace(/^\uFEFF/, ""));
  if (rows.length > MAX_LINES) return "large";
  if (rows.some(({ cells }) => cells.length > MAX_COLUMNS)) return "wide";
  if (rows.every(({ cells }) => filledIn(cells) === 0)) return "empty";
  const head = headOf(rows);
  if (head === -1) return "noColumns";
  const columns = (rows[head]?.cells ?? []).map(cleanLabel);
  const lines = rows.slice(head + 1).filter((row) => filledIn(row.cells) > 0 && !isNotice(row));
  if (lines.length === 0) return "empty";
  const period = reportPeriod(rows.slice(0, head).map(({ cells }) => cells.join(" ").slice(0, 500)));
  return { columns, lines, ...(period && { period }) };
}
