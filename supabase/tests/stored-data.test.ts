import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readStoredTables, undescribed } from "../../scripts/local/stored-data";
import { runScript } from "../../scripts/testing/run-script";
import { onScratch } from "./support/scratch";
import { sql } from "./support/stack";

test("every table's comment says what is stored, why, until when, and in which part of docs/stored-data.md", async () => {
  expect(undescribed(await readStoredTables(sql))).toEqual([]);
  await onScratch(sql, async (transaction) => {
    await transaction`comment on table public.services is 'The services. Why: Readers see them. Subject: Catalogue.'`;
    expect(undescribed(await readStoredTables(transaction))).toEqual(["public.services"]);
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

test("the database's types and the page of stored data are what the migrations say", async () => {
  expect((await runScript("types:db", ["--", "--check"])).problem).toBe("");
});
