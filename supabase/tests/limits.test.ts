import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sql } from "./support/stack";

/* docs/operations.md has one table of all limits. This compares its numbers with their sources. */
const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/operations.md"), "utf8");
const [, section = ""] = /^## Limits\n([^]*?)^## /m.exec(page) ?? [];
const limits = section
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(2)
  .map((line) => {
    const [name = "", numbers = "", places = ""] = line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    return { name, numbers, places: [...places.matchAll(/`([^`]+)`/g)].map(([, place = ""]) => place) };
  });

/** The rows of a table, the body of a function, or the text of a file. */
async function sourceOf(place: string): Promise<string> {
  if (place.endsWith(".ts")) return readFileSync(join(root, place), "utf8");
  const [source] = await sql<{ text: string }[]>`
    select string_agg(prosrc, ' ') as text from pg_proc where pronamespace::regnamespace || '.' || proname = ${place}
    having count(*) > 0`;
  if (source) return source.text;
  return JSON.stringify(await sql`select * from ${sql(place)}`);
}

const UNITS: Record<string, number> = { MB: 1e6, GB: 1e9 };

/** "1,000 points and 2 GB" are 1000 and 2000000000. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\b(\d+(?:[,_]\d{3})*)(?:::\w+)?(?: (MB|GB)\b)?/g)].map(
    ([, digits = "", unit = ""]) => Number(digits.replaceAll(/[,_]/g, "")) * (UNITS[unit] ?? 1),
  );

test("there are at most twelve", () => {
  expect(limits.length).toBeGreaterThan(0);
  expect(limits.length).toBeLessThanOrEqual(12);
});

test.each(limits)("$name: the numbers are those of the code", async ({ numbers, places }) => {
  const sources = await Promise.all(places.map(sourceOf));
  const known = new Set(sources.flatMap(numbersIn));
  expect(numbersIn(numbers).filter((number) => !known.has(number))).toEqual([]);
  expect(numbersIn(numbers)).not.toEqual([]);
});

test("each refusal of the database because of a limit is in the table", async () => {
  const refusing = await sql<{ name: string }[]>`
    select pronamespace::regnamespace || '.' || proname as name from pg_proc
    where prosrc ~ 'PT429' and pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`;
  const listed = limits.flatMap(({ places }) => places);
  expect(refusing.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
});
