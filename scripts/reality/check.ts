import { spawnSync } from "node:child_process";
import { errorMessage } from "../local/failure";

/** What one program says about one kind of thing that the product hands out: a line of the table. */
export interface Check<Item> {
  /** What is looked at. */
  subject: string;
  /** Who looks. */
  reader: string;
  /** The program that has to be installed, and the Debian package that has it; npm packages are installed by themselves. */
  needs?: { program: string; debian: string };
  items: () => Promise<Item[]> | Item[];
  /** @returns a sentence for each thing that the program does not find, or does not find right */
  problemsOf: (items: readonly Item[]) => Promise<string[]>;
  /** The same with a fault that the program has to notice: a line that cannot fail proves nothing. */
  broken: (item: Item) => Item;
}

export interface Line {
  subject: string;
  reader: string;
  /** How many were looked at; undefined where the program is missing. */
  count?: number;
  problems: string[];
  /** What to install, where something is missing. */
  missing?: string;
}

const isInstalled = (program: string) =>
  spawnSync("sh", ["-c", 'command -v "$0"', program], { stdio: "ignore" }).status === 0;

/** Shows the program a broken thing first, of which it must complain, then all that there are. */
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
    if (first === undefined) return { subject, reader, count: 0, problems: ["There is nothing to look at."] };
    const noticed = await problemsOf([broken(first)]);
    const unnoticed = noticed.length === 0 ? ["It does not notice a broken one."] : [];
    return { subject, reader, count: all.length, problems: [...unnoticed, ...(await problemsOf(all))] };
  } catch (error) {
    return { subject, reader, count: 0, problems: [errorMessage(error)] };
  }
}

const MAX_SHOWN = 12;

/** The lines as a table, then what is wrong. */
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
