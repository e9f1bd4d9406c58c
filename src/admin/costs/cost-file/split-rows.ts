import Papa from "papaparse";

/** A row of a text, with the number of its first line. */
export interface Row {
  number: number;
  cells: readonly string[];
  /** Whether a quotation mark is never closed, so that the end of its cell is unknown. */
  isBroken?: boolean;
}

const SEPARATORS = [",", "\t", ";", "|"] as const;
/** Excel's own first line, which names the separator. */
const SAID_SEPARATOR = /^sep=(.)\r?\n/i;
/** The separator is detected in this part of a text. */
const SAMPLE = 200_000;
/** A cell may contain line breaks. */
const MAX_LINES_OF_A_ROW = 20;

/** The most frequent number; the larger of two. 0 without any. */
export function modeOf(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].reduce(
    (best, [number, count]) =>
      count > best.count || (count === best.count && number > best.number) ? { number, count } : best,
    { number: 0, count: 0 },
  ).number;
}

const widthsOf = (rows: readonly (readonly string[])[]): number[] =>
  rows.map((cells) => cells.length).filter((width) => width > 1);

/** The separator that makes the most rows alike. */
function separatorOf(text: string): string {
  const sample = text.slice(0, SAMPLE);
  const fits = SEPARATORS.map((delimiter) => {
    const widths = widthsOf(Papa.parse<string[]>(sample, { delimiter }).data);
    const usual = modeOf(widths);
    return { delimiter, fit: widths.filter((width) => width === usual).length * Math.min(usual, 20) };
  });
  return fits.reduce((one, other) => (other.fit > one.fit ? other : one)).delimiter;
}

/** Splits a text into its rows. Quotation marks inside a name (`"Best" care`) stay. */
export function splitRows(text: string): Row[] {
  const [line = "", said] = SAID_SEPARATOR.exec(text) ?? [];
  const delimiter = said ?? separatorOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const usual = modeOf(widthsOf(data));
  const rows =
    errors.length > 0 || data.some((cells) => cells.some(hasRowInside))
      ? lineByLine(text, delimiter)
      : numbered(data);
  return line === "" ? rows : rows.slice(1);

  // A mark that opens in one line and closes in a later one would include the lines between them.
  function hasRowInside(cell: string): boolean {
    return (
      cell.includes("\n") &&
      cell
        .split("\n")
        .slice(1)
        .some((inside) => inside.split(delimiter).length >= usual)
    );
  }
}

function numbered(data: readonly string[][]): Row[] {
  let number = 1;
  return data.map((cells) => {
    const row = { number, cells };
    number +=
      1 + cells.reduce((lines, cell) => lines + (cell.includes("\n") ? cell.split("\n").length - 1 : 0), 0);
    return row;
  });
}

/** Splits line by line, for texts with unpaired quotation marks. */
function lineByLine(text: string, delimiter: string): Row[] {
  const lines = text.split(/\r\n|\r|\n/);
  const split = lines.map((line) => cellsOf(line, delimiter));
  const usual = modeOf(widthsOf(split.map(({ cells }) => cells)));
  const lastLine = lines.findLastIndex((line) => line.trim() !== "");
  const rows: Row[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const { cells, isOpen } = split[at] ?? { cells: [], isOpen: false };
    const number = at + 1;
    const end = isOpen && cells.length !== usual ? endOf(at) : at;
    if (end > at) rows.push({ number, cells: cellsOf(lines.slice(at, end + 1).join("\n"), delimiter).cells });
    // A truncated file ends inside a cell.
    else if (isOpen && (cells.length !== usual || at === lastLine))
      rows.push({ number, cells, isBroken: true });
    else rows.push({ number, cells });
    at = end;
  }
  return rows;

  /** The last line of a row whose cell contains line breaks; its first line when there is none. */
  function endOf(start: number): number {
    for (let end = start + 1; end < Math.min(start + MAX_LINES_OF_A_ROW, lines.length); end += 1) {
      const { cells, isOpen } = cellsOf(lines.slice(start, end + 1).join("\n"), delimiter);
      if (!isOpen) return cells.length === usual ? end : start;
    }
    return start;
  }
}

/**
 * The cells of a line, and whether one of them starts with a mark that is never closed. Marks that do not end a cell belong to
 * it.
 */
function cellsOf(line: string, delimiter: string): { cells: string[]; isOpen: boolean } {
  const cells: string[] = [];
  let isOpen = false;
  let from = 0;
  while (from <= line.length) {
    const close = line[from] === '"' ? closingMark(line, from + 1, delimiter) : -1;
    if (close !== -1) {
      cells.push(line.slice(from + 1, close).replaceAll('""', '"'));
      from = close + 2;
    } else {
      const end = line.indexOf(delimiter, from);
      const cell = line.slice(from, end === -1 ? line.length : end);
      // Marks in pairs are a part of the name.
      isOpen ||= cell.startsWith('"') && (cell.split('"').length - 1) % 2 === 1;
      cells.push(cell);
      from += cell.length + 1;
    }
  }
  return { cells, isOpen };
}

/** The index of the mark that closes a cell; -1 when the first mark that is not doubled is not followed by the end of a cell. */
function closingMark(line: string, from: number, delimiter: string): number {
  for (let at = line.indexOf('"', from); at !== -1; at = line.indexOf('"', at + 1)) {
    if (line[at + 1] !== '"') return at + 1 === line.length || line[at + 1] === delimiter ? at : -1;
    at += 1;
  }
  return -1;
}
