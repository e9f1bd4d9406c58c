import { afterAll, expect, test } from "vitest";
import { createPerson, removePeople } from "./support/people";
import { onScratch } from "./support/scratch";
import { connectAsOwner } from "./support/stack";

/*
 * Every campaign that somebody invents is a row of its day, kept for good. A list of posts that adds them up becomes slower with
 * every day on which somebody sends views, until it does not come any more.
 */
const sql = connectAsOwner();
afterAll(async () => {
  await removePeople();
  await sql.end();
});

const DAYS = 2_000;

test("the list of posts reads no more view rows with years of views than without", async () => {
  const person = await createPerson("editor");
  await onScratch(sql, async (transaction) => {
    await transaction`
      select set_config('request.jwt.claims', json_build_object('sub', user_id, 'session_id', id)::text, true),
        set_config('request.jwt.claim.sub', user_id::text, true)
      from auth.sessions where user_id = ${person.id}`;
    const [post] = await transaction<{ id: string }[]>`
      insert into public.blog_posts (slug, status, created_at)
      values ('test-' || gen_random_uuid(), 'published', now() + interval '1 hour') returning id`;
    await transaction`
      insert into public.blog_view_daily (day, post_id, lang, utm_campaign, views)
      select date '2020-01-01' + n, ${post?.id ?? ""}, 'en', 'invented-' || n, 2 from generate_series(1, ${DAYS}) as n`;
    await transaction`
      insert into public.blog_view_totals (post_id, views) values (${post?.id ?? ""}, ${2 * DAYS})`;
    const [list] = await transaction<{ list: { rows: { id: string; views: number }[] } }[]>`
      select public.list_posts() as list`;
    expect(list?.list.rows.find(({ id }) => id === post?.id)?.views).toBe(2 * DAYS);
    const [read] = await transaction<{ count: number }[]>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
      from pg_stat_xact_user_tables where relid = 'public.blog_view_daily'::regclass`;
    // The last counted day, which tells where the raw rows begin.
    expect(read?.count).toBeLessThanOrEqual(1);
  });
});
