/** A measured number, with one value per column, and its limit. */
export interface Row {
  name: string;
  values: readonly number[];
  digits?: number;
  atMost?: number;
  atLeast?: number;
}

/** A number without columns. */
export const row = (name: string, value: number, limit: Partial<Row> = {}): Row => ({
  name,
  values: [value],
  ...limit,
});

export interface Section {
  title: string;
  columns?: readonly string[];
  rows: readonly Row[];
  notes?: readonly string[];
}

/** A section as text: a line per number, the limit at its end, and a star when a number misses it. */
export function tableOf({ title, columns = [""], rows, notes = [] }: Section): string {
  const table = [
    [title, ...columns, "limit"],
    ...rows.map((row) => [row.name, ...row.values.map((value) => cell(row, value)), limitText(row)]),
  ];
  const width = (column: number) => Math.max(...table.map((cells) => cells[column]?.length ?? 0));
  const lines = table.map(([name = "", ...cells]) =>
    [name.padEnd(width(0)), ...cells.map((text, at) => text.padStart(width(at + 1)))].join("   ").trimEnd(),
  );
  return [...lines, ...notes.map((note) => `  ${note}`)].join("\n");
}

function cell({ digits = 0, atLeast, atMost }: Row, value: number): string {
  // NaN misses every limit.
  const keepsLimit = (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
  return `${keepsLimit ? "" : "* "}${value.toFixed(digits)}`;
}

function limitText({ atLeast, atMost }: Row): string {
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  return atMost === undefined ? "" : `≤ ${atMost}`;
}

/** The middle value, or the mean of the two middle ones. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("There is no median of nothing");
  return (lower + upper) / 2;
}
