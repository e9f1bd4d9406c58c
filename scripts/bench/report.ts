/** A measured number, with one value per column, and the limit that it should keep. */
export interface Row {
  name: string;
  /** Null where it could not be read. */
  values: readonly (number | null)[];
  digits?: number;
  /** Several limits are one per column. */
  atMost?: number | readonly number[];
  atLeast?: number;
}

/** A number without columns. */
export const row = (name: string, value: number | null, limit: Partial<Row> = {}): Row => ({
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

/** A section as text: a line per number, the limit at its end, and a star where a number misses it. */
export function tableOf({ title, columns = [""], rows, notes = [] }: Section): string {
  const table = [
    [title, ...columns, "limit"],
    ...rows.map((row) => [row.name, ...row.values.map((value, at) => cell(row, value, at)), limitText(row)]),
  ];
  const width = (column: number) => Math.max(...table.map((cells) => cells[column]?.length ?? 0));
  const lines = table.map(([name = "", ...cells]) =>
    [name.padEnd(width(0)), ...cells.map((text, at) => text.padStart(width(at + 1)))].join("   ").trimEnd(),
  );
  return [...lines, ...notes.map((note) => `  ${note}`)].join("\n");
}

function cell({ digits = 0, atLeast, atMost }: Row, value: number | null, column: number): string {
  if (value === null) return "–";
  const most = typeof atMost === "object" ? atMost[column] : atMost;
  // NaN keeps no limit.
  const keepsLimit = (atLeast === undefined || value >= atLeast) && (most === undefined || value <= most);
  return `${keepsLimit ? "" : "* "}${value.toFixed(digits)}`;
}

function limitText({ atLeast, atMost }: Row): string {
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  return atMost === undefined ? "" : `≤ ${[...new Set([atMost].flat())].join(", ")}`;
}

/** The middle value, or the mean of the two middle ones. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("There is no median of nothing");
  return (lower + upper) / 2;
}

/**
 * Asks each question several times, by the name that the report shows, and says how long the answers took.
 * @param ask answers with the milliseconds that it took
 */
export async function timed<Question>(
  questions: Readonly<Record<string, Question>>,
  { runs, atMost }: { runs: number; atMost: number },
  ask: (question: Question) => Promise<number>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let slowest = 0;
  for (const [name, question] of Object.entries(questions)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await ask(question));
    rows.push(row(`${name}, ms`, median(times), { atMost }));
    slowest = Math.max(slowest, ...times);
  }
  return [...rows, row("slowest of them, ms", slowest, { atMost })];
}
