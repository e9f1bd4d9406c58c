import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { staleSchemaFiles } from "../../scripts/local/schema-files";
import { readStoredTables, undescribed } from "../../scripts/local/stored-data";
import { newCode } from "./support/fixtures/leads";
import { published } from "./support/fixtures/blog";
import type { Row } from "./support/rest";
import { addRow, dayBefore, onScratch } from "./support/scratch";
import { sql } from "./support/stack";

test("every table's comment says what is stored, why, until when, and in which part of docs/stored-data.md", async () => {
  expect(undescribed(await readStoredTables(sql))).toEqual([]);
  await onScratch(sql, async (transaction) => {
    await transaction`comment on table public.services is 'The services. Why: Readers see them. Subject: Catalogue.'`;
    expect(undescribed(await readStoredTables(transaction))).toEqual(["public.services"]);
  });
});

const someHash = () => createHash("sha256").update(randomUUID()).digest("hex");

const [somePost] = await sql<{ id: string }[]>`select id from public.blog_posts limit 1`;
const [owner] = await sql<{ user_id: string }[]>`select user_id from public.admins limit 1`;

/** How long rows are kept: the column of the time, and the number of days; each row has a word by which it is found. */
test.each<[table: string, time: string, days: number, row: (word: string) => Row]>([
  [
    "private.login_attempts",
    "last_attempt_at",
    1,
    (word) => ({ kind: "email", key_hash: `${word} ${newCode()}` }),
  ],
  ["private.daily_budget", "day", 7, (name) => ({ name, used: 1 })],
  [
    "private.account_links",
    "expires_at",
    30,
    (word) => ({
      token_hash: someHash(),
      kind: "invitation",
      email: `${word}@example.com`,
      role: "editor",
      created_by: owner?.user_id,
    }),
  ],
  [
    "private.look_links",
    "expires_at",
    30,
    (word) => ({
      token_hash: someHash(),
      post_id: somePost?.id,
      lang: "en",
      digest: someHash(),
      text: {},
      created_by_email: `${word}@example.com`,
    }),
  ],
  [
    "public.blog_posts",
    "deleted_at",
    30,
    (word) => ({ ...published, slug: `${word}-${newCode().toLowerCase()}` }),
  ],
  [
    "public.click_ids",
    "created_at",
    90,
    (browser) => ({ code: newCode(), kind: "gclid", value: "abc", browser }),
  ],
  ["private.expired_codes", "day", 90, (word) => ({ code: `${word} ${newCode()}` })],
  [
    "private.changes",
    "happened_at",
    180,
    (subject) => ({ entry: 0, is_shown: true, entity: "author", subject, action: "updated", label: "" }),
  ],
])("rows of %s are deleted when their %s was %i days ago", (table, time, days, row) =>
  onScratch(sql, async (transaction) => {
    const word = randomUUID();
    for (const age of [days - 1, days + 1])
      await addRow(transaction, [table, { ...row(word), [time]: dayBefore(age) }]);
    await transaction`select public.daily_upkeep()`;
    const left = await transaction`
      select ${transaction(time)}::timestamptz = ${dayBefore(days - 1)}::timestamptz as is_younger
      from ${transaction(table)} as kept where to_jsonb(kept)::text like ${`%${word}%`}`;
    expect([...left]).toEqual([{ is_younger: true }]);
  }),
);

test("the database's types and the page of stored data match the migrations", async () => {
  expect((await staleSchemaFiles(sql)).map(([file]) => `${file}: run npm run types:db`)).toEqual([]);
});
