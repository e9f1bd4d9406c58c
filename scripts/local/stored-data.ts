import type { ISql } from "postgres";
import { lettersOf } from "../../supabase/tests/support/matrix";
import { StackError } from "./failure";

/** The parts of the page, in its order. */
export const SUBJECTS = ["Visitors", "Patients", "Staff", "Articles", "Catalogue", "Site"];

const BEGIN = "<!-- The tables: generated from the database's comments by `npm run types:db`. -->";
const END = "<!-- The end of the tables. -->";

interface Column {
  name: string;
  comment: string | null;
}

interface StoredTable {
  name: string;
  comment: string | null;
  columns: Column[];
}

/** All tables of the application, in the order in which they were created. */
export const readStoredTables = (sql: ISql): Promise<StoredTable[]> => sql<StoredTable[]>`
  select n.nspname || '.' || c.relname as name, obj_description(c.oid, 'pg_class') as comment,
    jsonb_agg(
      jsonb_build_object('name', a.attname, 'comment', col_description(c.oid, a.attnum)) order by a.attnum
    ) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')
  group by c.oid, n.nspname
  order by c.oid`;

/** Parses the comment on a table: "One row per visit. Why: To count them. Kept: 90 days. Subject: Visitors." */
function readComment(comment: string | null) {
  const parts = /^(\S.*?) Why: (\S.*?) Kept: (\S.*?) Subject: (\w+)\.?$/s.exec(comment ?? "");
  const [, what = "", why = "", kept = "", subject = ""] = parts ?? [];
  return { what, why, kept, subject };
}

/** Tables with a comment that lacks the content, the reason, the duration or the part of the page. */
export const undescribed = (tables: StoredTable[]): string[] =>
  tables.filter(({ comment }) => !SUBJECTS.includes(readComment(comment).subject)).map(({ name }) => name);

/** The page with its tables replaced by those of the database; the text around them stays. */
export function describeStoredData(tables: StoredTable[], page: string): string {
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before < 0 || after < before) throw new StackError("The page has lost the marks around its tables.");
  const parts = SUBJECTS.map((subject) => {
    const own = tables.filter(({ comment }) => readComment(comment).subject === subject);
    return [`## ${subject}`, ...own.map(describeTable)].join("\n\n");
  });
  return [page.slice(0, before) + BEGIN, contents(tables), ...parts, page.slice(after)].join("\n\n");
}

function contents(tables: StoredTable[]): string {
  return SUBJECTS.map((subject) => {
    const names = tables.filter(({ comment }) => readComment(comment).subject === subject);
    const links = names.map(({ name }) => `[${name}](#${name.replace(".", "")})`);
    return `- **${subject}**: ${links.join(", ")}`;
  }).join("\n");
}

function describeTable({ name, comment, columns }: StoredTable): string {
  const { what, why, kept } = readComment(comment);
  const told = columns.flatMap((column) => {
    const [says = "", personal = ""] = ` ${column.comment ?? ""}`.split(" Personal: ");
    return column.comment === null ? [] : [{ name: column.name, says: says.trim(), personal }];
  });
  const others = columns.filter((column) => column.comment === null).map((column) => `\`${column.name}\``);
  return [
    `### ${name}`,
    what,
    `- **Why**: ${why}\n- **Kept**: ${kept}\n- **Read by**: ${readersOf(name)}`,
    ...(told.length > 0 ? [columnTable(told)] : []),
    ...(others.length > 0 ? [`${told.length > 0 ? "Also" : "Columns"}: ${others.join(", ")}.`] : []),
  ].join("\n\n");
}

function columnTable(columns: { name: string; says: string; personal: string }[]): string {
  const parts: [string, (column: (typeof columns)[number]) => string][] = [
    ["column", ({ name }) => `\`${name}\``],
    ["what it is", ({ says }) => says],
    ["personal data", ({ personal }) => personal],
  ];
  const used = parts.filter(([, textOf]) => columns.some((column) => textOf(column) !== ""));
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`;
  return [
    line(used.map(([title]) => title)),
    line(used.map(() => "-")),
    ...columns.map((column) => line(used.map(([, textOf]) => textOf(column)))),
  ].join("\n");
}

/** The readers of a table through the API, from the matrix of permissions, which has a test of its own. */
function readersOf(table: string): string {
  const [schema, name = ""] = table.split(".");
  if (schema !== "public") return "nobody";
  if (lettersOf(name, "anonymous").includes("r")) return "everyone";
  if (lettersOf(name, "anonymous").includes("v")) return "readers what is shown, staff";
  if (lettersOf(name, "reception").includes("r")) return "staff and reception";
  if (lettersOf(name, "reviewer").includes("r")) return "staff and reviewers";
  if (lettersOf(name, "editor").includes("r")) return "staff";
  return lettersOf(name, "owner").includes("r") ? "owners" : "nobody";
}
