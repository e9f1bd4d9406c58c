import { randomUUID } from "node:crypto";
import { afterAll, afterEach, expect, test } from "vitest";
import { addPost, published } from "./support/fixtures/blog";
import { Sandbox } from "./support/sandbox";
import { connectAsOwner } from "./support/stack";

/* Daily figures are kept for good. Thousands of invented campaigns and pages must not become thousands of rows. */
const sandbox = new Sandbox();
const sql = connectAsOwner();
afterEach(() => sandbox.clear());
afterAll(() => sql.end());

const INVENTED = 3_000;
const MAX_ROWS = 500;

test("a day of invented names adds a few hundred rows, counts every event and keeps real names", async () => {
  const postId = await addPost(sandbox, published);
  const mark = randomUUID().replaceAll(/\d/g, "x");
  const day = "2021-03-05";
  const transaction = await sql.reserve();
  sandbox.afterwards(async () => {
    await transaction`rollback`;
    transaction.release();
  });
  await transaction`begin`;
  // The figures begin anew within this transaction: what is counted already would end before the day.
  for (const table of ["analytics_daily", "session_daily", "blog_view_daily"])
    await transaction`delete from ${transaction(table)}`;
  for (const table of ["analytics_events", "user_sessions", "blog_events"])
    await transaction`delete from ${transaction(table)}`;
  await transaction`
      insert into user_sessions (id, landing_path, utm_source, created_at)
      select gen_random_uuid(), '/invented-' || n, ${mark} || n, ${`${day}T10:00:00Z`}::timestamptz
      from generate_series(1, ${INVENTED}) as n
      union all
      select gen_random_uuid(), '/about', 'letter', ${`${day}T10:00:00Z`}::timestamptz from generate_series(1, 5)`;
  await transaction`
      insert into blog_events (post_id, event_type, lang, utm_campaign, created_at)
      select ${postId}::uuid, 'view', 'en', ${mark} || n, ${`${day}T10:00:00Z`}::timestamptz
      from generate_series(1, ${INVENTED}) as n
      union all
      select ${postId}::uuid, 'view', 'en', 'november', ${`${day}T10:00:00Z`}::timestamptz from generate_series(1, 5)`;
  await transaction`
      insert into analytics_events (event_name, page_url, source, lang, created_at)
      select 'whatsapp_clicked', '/invented-' || n, 'source-' || n, 'en', ${`${day}T10:00:00Z`}::timestamptz
      from generate_series(1, ${INVENTED}) as n
      union all
      select 'whatsapp_clicked', '/about', 'hero', 'en', ${`${day}T10:00:00Z`}::timestamptz from generate_series(1, 5)`;
  await transaction`select private.roll_up_events()`;

  const figures = async (table: string, column: string) => {
    const [sum] = await transaction<{ rows: number; counted: number }[]>`
        select count(*)::int as rows, sum(${transaction(column)})::int as counted from ${transaction(table)}`;
    return sum;
  };
  for (const [table, column] of [
    ["session_daily", "sessions"],
    ["blog_view_daily", "views"],
    ["analytics_daily", "events"],
  ] as const) {
    const sum = await figures(table, column);
    expect(sum?.counted).toBe(INVENTED + 5);
    expect(sum?.rows).toBeLessThanOrEqual(MAX_ROWS);
  }
  const [visits] = await transaction`select sessions from session_daily where landing_path = '/about'`;
  const [views] = await transaction`select views from blog_view_daily where utm_campaign = 'november'`;
  const [clicks] = await transaction`select events from analytics_daily where page_url = '/about'`;
  expect([visits?.["sessions"], views?.["views"], clicks?.["events"]]).toEqual([5, 5, 5]);
});
