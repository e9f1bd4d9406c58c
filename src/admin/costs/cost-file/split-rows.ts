import Papa from "papaparse";

/** A row of a text, by the number of the line with which it begins. */
export interface Row {
  number: number;
  cells: readonly string[];
  /** Whether a quotation mark opens that nothing closes, so that it is not known where its cells end. */
  isBroken?: boolean;
}

const SEPARATORS = [",", "\t", ";", "|"] as const;
/** Excel's own first line, which names the separator. */
const SAID_SEPARATOR = /^sep=(.)\r?\n/i;
/** So much of a text tells how its cells are separated. */
const SAMPLE = 200_000;
/** A cell may have lines of its own. */
const MAX_LINES_OF_A_ROW = 20;

/** The most frequent number; of two that are, the larger. 0 where there is none. */
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

/** Splits a text into its rows. Quotation marks that belong to a name (`"Best" care`) are read as they stand. */
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

  // A mark that opens in one line and closes in a later one swallows what is between.
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

/** Each line for itself, for texts whose quotation marks do not come in pairs. */
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
    // A file that was cut off ends inside of a cell.
    else if (isOpen && (cells.length !== usual || at === lastLine))
      rows.push({ number, cells, isBroken: true });
    else rows.push({ number, cells });
    at = end;
  }
  return rows;

  /** The line where a row ends whose cell has lines of its own; its first line where there is none. */
  function endOf(start: number): number {
    for (let end = start + 1; end < Math.min(start + MAX_LINES_OF_A_ROW, lines.length); end += 1) {
      const { cells, isOpen } = cellsOf(lines.slice(start, end + 1).join("\n"), delimiter);
      if (!isOpen) return cells.length === usual ? end : start;
    }
    return start;
  }
}

/** The cells of a line, and whether one of them opens with a mark that nothing closes. Marks that do not end a cell belong to it. */
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

/** The place of the mark that closes a cell, behind which the cell ends; -1 where the first one that is not doubled does not. */
function closingMark(line: string, from: number, delimiter: string): number {
  for (let at = line.indexOf('"', from); at !== -1; at = line.indexOf('"', at + 1)) {
    if (line[at + 1] !== '"') return at + 1 === line.length || line[at + 1] === delimiter ? at : -1;
    at += 1;
  }
  return -1;
}
