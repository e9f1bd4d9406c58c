import { spawnSync } from "node:child_process";
import { errorMessage } from "../local/failure";

/** One program's judgement of one kind of the product's output: a line of the table. */
export interface Check<Item> {
  /** The checked output. */
  subject: string;
  /** The program. */
  reader: string;
  /** The program that has to be installed, and its Debian package; npm packages are installed automatically. */
  needs?: { program: string; debian: string };
  items: () => Promise<Item[]> | Item[];
  /** @returns a sentence for each item that the program does not read correctly */
  problemsOf: (items: readonly Item[]) => Promise<string[]>;
  /** The same with a fault that the program has to notice: a line that cannot fail proves nothing. */
  broken: (item: Item) => Item;
}

export interface Line {
  subject: string;
  reader: string;
  /** The number of items; undefined when the program is missing. */
  count?: number;
  problems: string[];
  /** The package to install, when something is missing. */
  missing?: string;
}

const isInstalled = (program: string) =>
  spawnSync("sh", ["-c", 'command -v "$0"', program], { stdio: "ignore" }).status === 0;

/** Gives the program a broken item first, which it must reject, then all items. */
export async function runCheck<Item>({
  subject,
  reader,
  needs,
  items,
  problemsOf,
  broken,
}: Check<Item>): Promise<Line> {
  if (needs && !isInstalled(needs.program))
    return { subject, reader, problems: [], missing: `apt-get install ${needs.debian}` };
  try {
    const all = await items();
    const [first] = all;
    if (first === undefined) return { subject, reader, count: 0, problems: ["There are no examples."] };
    const noticed = await problemsOf([broken(first)]);
    const unnoticed = noticed.length === 0 ? ["It does not report a broken example."] : [];
    return { subject, reader, count: all.length, problems: [...unnoticed, ...(await problemsOf(all))] };
  } catch (error) {
    return { subject, reader, count: 0, problems: [errorMessage(error)] };
  }
}

const MAX_SHOWN = 12;

/** The lines as a table, then the problems. */
export function tableOf(lines: readonly Line[]): string {
  const rows = [
    ["subject", "reader", "looked at", "problems"],
    ...lines.map(({ subject, reader, count, problems, missing }) => [
      subject,
      reader,
      missing ? "not run" : String(count),
      missing ?? String(problems.length),
    ]),
  ];
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const table = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(width(at)))
      .join("   ")
      .trimEnd(),
  );
  const details = lines.flatMap(({ subject, reader, problems }) => [
    ...problems.slice(0, MAX_SHOWN).map((problem) => `${subject}, ${reader}: ${problem}`),
    ...(problems.length > MAX_SHOWN ? [`… and ${problems.length - MAX_SHOWN} more of ${reader}`] : []),
  ]);
  return [...table, ...(details.length > 0 ? ["", ...details] : [])].join("\n");
}
