import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cleanText } from "../../supabase/functions/_shared/domain/clean-text";

/* The texts of these files reach pages without a form, so the forms' rule is applied to them here. */
const root = join(import.meta.dirname, "../../supabase");
const files = ["seed.sql", ...readdirSync(root, { recursive: true, encoding: "utf8" })].filter((file) =>
  /^seed\/.*\.sql$|^migrations\/\d+_first_\w+\.sql$|^seed\.sql$/.test(file),
);

/** The texts of SQL: between quotes, or between dollar signs with a name. */
const LITERAL = /'((?:[^']|'')*)'|\$(\w*)\$([^]*?)\$\2\$/g;
const trimmed = (text: string): string => text.replace(/^[ \t\n]+|[ \t\n]+$/g, "");
const uncleanIn = (sql: string): string[] =>
  [...sql.matchAll(LITERAL)]
    .map(([, quoted, , dollars = ""]) => trimmed(quoted ?? dollars))
    .filter((text) => trimmed(cleanText(text)) !== text);

it("the check finds the texts of the demo content", () => {
  expect(files.length).toBeGreaterThan(40);
  expect(uncleanIn("select 'a\u200F', $md$\u200F## b$md$, 'it''s\u0008', 'clean'")).toEqual([
    "a\u200F",
    "\u200F## b",
    "it''s\u0008",
  ]);
});

it.each([...new Set(files)])("%s has no invisible mark", (file) => {
  expect(uncleanIn(readFileSync(join(root, file), "utf8"))).toEqual([]);
});
