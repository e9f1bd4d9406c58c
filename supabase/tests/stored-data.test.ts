import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lettersOf } from "./support/matrix";
import { onScratch } from "./support/scratch";
import { connectAsOwner } from "./support/stack";

/* docs/stored-data.md says what is stored, why, until when and who reads it. Here the database is held against it. */
const page = readFileSync(join(import.meta.dirname, "../../docs/stored-data.md"), "utf8");

interface Entry {
  table: string;
  columns: string[];
  reads: string | undefined;
  until: string | undefined;
}

const named = (text: string): string[] => [...text.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);

/** A table that says something of people has a part of the page. */
function readPart(table: string, part: string): Entry {
  const personal = [...part.matchAll(/^\| `(\w+)` +\| [^|]*[^|\s] *\|$/gm)].map(([, name = ""]) => name);
  const others = /^Says nothing of a person: ([^]*?)\.$/m.exec(part)?.[1] ?? "";
  const said = (name: string) =>
    new RegExp(String.raw`^- \*\*${name}\*\*: (.+)$`, "m").exec(part)?.[1]?.trim();
  return {
    table,
    columns: [...personal, ...named(others)],
    reads: said("Read by"),
    until: said("Why") && said("Until"),
  };
}

/** The others have a line of the last list. */
function readLine(line: string): Entry[] {
  const [table = "", , until, reads, columns = ""] = line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
  const name = /^`((?:public|private)\.\w+)`$/.exec(table)?.[1];
  return name ? [{ table: name, columns: named(columns), reads, until }] : [];
}

const [, ...parts] = page.split(/^### /m);
const entries = [
  ...parts.map((part) => readPart(/^`([\w.]+)`/.exec(part)?.[1] ?? "", part.split(/^## /m)[0] ?? "")),
  ...page.split("\n").flatMap(readLine),
];

/** Who reads a table, in the words of the page. */
function readersOf(table: string): string {
  const [schema, name = ""] = table.split(".");
  if (schema === "private") return "nobody";
  if (lettersOf(name, "anonymous").includes("r")) return "everyone";
  if (lettersOf(name, "anonymous").includes("v")) return "readers what is shown, staff";
  if (lettersOf(name, "editor").includes("r")) return "staff";
  return lettersOf(name, "owner").includes("r") ? "owners" : "nobody";
}

const sql = connectAsOwner();
afterAll(() => sql.end());

let stored: Map<string, string[]>;
beforeAll(async () => {
  const rows = await sql<{ table: string; columns: string[] }[]>`
    select n.nspname || '.' || c.relname as table, array_agg(a.attname::text) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')
    group by 1`;
  stored = new Map(rows.map(({ table, columns }) => [table, columns]));
});

describe("the page about stored data", () => {
  test("has every existing table once, and no other", () => {
    const tables = entries.map(({ table }) => table);
    expect(tables.toSorted()).toEqual([...stored.keys()].toSorted());
  });

  test("has every existing column of each table once, and no other", () => {
    const told = entries.map(({ table, columns }) => [table, columns.toSorted()]);
    expect(told).toEqual(entries.map(({ table }) => [table, stored.get(table)?.toSorted()]));
  });

  test("states for each how long it is kept, and the readers of the permission matrix", () => {
    expect(entries.filter(({ until }) => !until)).toEqual([]);
    expect(entries.map(({ table, reads }) => [table, reads])).toEqual(
      entries.map(({ table }) => [table, readersOf(table)]),
    );
  });
});

test("an unused invitation's account is deleted 30 days after the invitation ended", async () => {
  const hash = createHash("sha256").update(randomUUID()).digest("hex");
  await onScratch(sql, async (transaction) => {
    const [owner] = await transaction<{ user_id: string }[]>`select user_id from public.admins limit 1`;
    const invite = (hash_of: string, days: number) => transaction`
      insert into private.account_links (token_hash, kind, email, role, created_by, expires_at)
      values (${hash_of}, 'invitation', ${`${randomUUID()}@example.com`}, 'editor', ${owner?.user_id ?? null},
        now() - make_interval(days => ${days}))`;
    await invite(hash, 31);
    await invite(hash.replace(/./g, "0"), 29);
    await transaction`select public.daily_upkeep()`;
    const left = await transaction<{ token_hash: string }[]>`
      select token_hash from private.account_links where token_hash in (${hash}, ${hash.replace(/./g, "0")})`;
    expect(left.map(({ token_hash }) => token_hash)).toEqual([hash.replace(/./g, "0")]);
  });
});

test("the uses of a day's budget are deleted after a week", async () => {
  const name = `test-${randomUUID()}`;
  await onScratch(sql, async (transaction) => {
    await transaction`
      insert into private.daily_budget (day, name, used)
      select private.dubai_today() - days, ${name}, 1 from unnest(array[0, 7, 8, 60]) as days`;
    await transaction`select public.daily_upkeep()`;
    const left = await transaction<{ age: number }[]>`
      select private.dubai_today() - day as age from private.daily_budget where name = ${name} order by 1`;
    expect(left.map(({ age }) => age)).toEqual([0, 7]);
  });
});

test("an editor's use of a day's or an hour's limit is deleted after a day", async () => {
  await onScratch(sql, async (transaction) => {
    await transaction`
      insert into private.staff_budgets (person, kind, began_at, used, bytes)
      select user_id, 'test ' || hours, now() - make_interval(hours => hours), 1, 1
      from (select user_id from public.admins limit 1) as one, unnest(array[0, 23, 25]) as hours`;
    await transaction`select public.daily_upkeep()`;
    const left = await transaction<{ kind: string }[]>`
      select kind from private.staff_budgets where kind like 'test %' order by kind`;
    expect(left.map(({ kind }) => kind)).toEqual(["test 0", "test 23"]);
  });
});
