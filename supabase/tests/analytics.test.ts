import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { todayInDubai } from "@domain/dubai-day";
import type { AnalyticsReport } from "@/data/staff/analytics";

import { addPost, published } from "./support/fixtures/blog";

import { signInAs } from "./support/in-name-of";
import { call } from "./support/rest";

import { newStaff } from "./support/new-staff";

const { sandbox, sql, staff } = newStaff(beforeAll);

async function report(days?: number): Promise<AnalyticsReport> {
  const [row] = await sql.begin(async (transaction) => {
    await signInAs(transaction, String(staff.editor.userId));
    return transaction<{ report: AnalyticsReport }[]>`select analytics_report(${days ?? null}) as report`;
  });
  if (!row) throw new Error("No report.");
  return row.report;
}

describe("the figures", () => {
  test.each([7, 30, undefined])("of %s days equal those of the raw rows", async (days) => {
    const figures = await report(days);
    const { since, until } = figures;
    // Down to the whole hour.
    expect(since && Math.floor((Date.parse(until) - Date.parse(since)) / 3_600_000)).toBe(
      days ? days * 24 : null,
    );
    expect(since?.slice(13) ?? ":00:00+00:00").toBe(":00:00+00:00");
    const [raw] = await sql`
      select
        (select count(*) from user_sessions where created_at >= from_time)::int as sessions,
        (select count(*) from user_sessions where converted_at >= from_time)::int as converted,
        (select count(*) from analytics_events where created_at >= from_time)::int as events,
        (select count(*) from analytics_events where created_at >= from_time and event_name = 'whatsapp_clicked')::int as whatsapp,
        (select count(*) from analytics_events where created_at >= from_time and event_name = 'phone_call_clicked')::int as phone,
        (select count(*) from blog_events where created_at >= from_time)::int as article_views
      from (select coalesce(${since}::timestamptz, '-infinity') as from_time) as period`;
    expect(figures).toMatchObject(raw ?? {});
    expect(figures.sessions).toBeGreaterThan(0);
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(sum(figures.days.map(({ sessions }) => sessions))).toBe(figures.sessions);
    expect(sum(figures.days.map(({ whatsapp, phone }) => whatsapp + phone))).toBe(figures.events);
    const sources = await sql`
      select source as name, count(*)::int as events from analytics_events
      where created_at >= coalesce(${since}::timestamptz, '-infinity') group by 1 order by 2 desc, 1 limit 12`;
    expect(figures.sources).toEqual([...sources]);
    expect(sum(figures.languages.map(({ events }) => events))).toBe(figures.events);
    expect(sum(figures.campaigns.map(({ views }) => views))).toBe(figures.article_views);
    expect(figures.pages).toHaveLength(5);
    const latest = await sql<{ id: string }[]>`
      select id from analytics_events order by created_at desc, id desc limit 10`;
    expect(figures.recent.map(({ id }) => String(id))).toEqual(latest.map(({ id }) => id));
  });

  test("cover every day of the period, also those before the first event, for ten years at most", async () => {
    const { since, until, days } = await report(3_660);
    const inDubai = (moment: string | null) => todayInDubai(Date.parse(moment ?? ""));
    expect(days[0]).toMatchObject({ day: inDubai(since), sessions: 0, whatsapp: 0, phone: 0 });
    expect(days.at(-1)?.day).toBe(inDubai(until));
    expect((await call(staff.editor, "analytics_report", { p_days: 3_661 })).status).toBe(400);
  });

  test("follow an article from its views to the contact clicks on its page, in both languages", async () => {
    const slug = `test-${randomUUID().replaceAll(/\d/g, "x")}`;
    const id = await addPost(sandbox, { ...published, slug });
    const views = Array.from({ length: 500 }, (_, index) => ({
      post_id: id,
      event_type: "view",
      lang: index % 5 === 0 ? "ar" : "en",
      utm_source: "test-source",
      utm_medium: "mail",
      utm_campaign: "test-campaign",
    }));
    await sql`insert into blog_events ${sql(views)}`;
    const click = { event_name: "whatsapp_clicked", source: "test", lang: "en" };
    for (const page of [`/blog/${slug}`, `/ar/blog/${slug}`, `/en/blog/${slug}`, `/blog/${slug}-other`]) {
      const event_id = randomUUID();
      await sandbox.add(
        "analytics_events",
        { ...click, event_id, page_url: page },
        `event_id=eq.${event_id}`,
      );
    }
    const figures = await report(7);
    expect(figures.articles[0]).toMatchObject({ id, slug, views: 500, clicks: 3 });
    expect(figures.campaigns).toContainEqual({
      campaign: "test-campaign",
      medium: "mail",
      source: "test-source",
      views: 500,
    });
    expect(figures.pages).toContainEqual({ page: `/blog/${slug}`, views: 400, clicks: 2 });
  });
});

// With its second, beside a chat or a telephone bill that has the second too, a click says who pressed the button on the page about what.
const hour = z.string().regex(/T\d\d:00:00\+00:00$/);
const rowsSchema = z.array(z.object({ id: z.number(), created_at: hour }));

test("an export brings every row once, page after page, the latest first, and of each the hour and nothing finer", async () => {
  // Half of them share their moment, as rows of one statement do.
  await sql`
    insert into analytics_events (event_name, page_url, source, lang, created_at)
    select 'whatsapp_clicked', '/export', 'test-export', 'en', now() - make_interval(mins => n / 10)
    from generate_series(1, 40) as n
    union all
    -- The beginning of the hour with which the period begins. Yesterday is never counted yet.
    select 'whatsapp_clicked', '/export', 'test-export', 'en', date_trunc('hour', now() - interval '1 day', 'UTC')`;
  sandbox.expect("analytics_events", "source=eq.test-export");
  const { since: p_since, events } = await report(1);
  const ids: number[] = [];
  let cursor = {};
  for (let page = 0; page < 1_000; page++) {
    const { value } = await call(staff.editor, "analytics_events_page", {
      p_since,
      p_limit: 7,
      ...cursor,
    });
    const rows = rowsSchema.parse(value);
    const last = rows.at(-1);
    if (!last) break;
    ids.push(...rows.map(({ id }) => id));
    cursor = { p_before_id: last.id };
  }
  const expected = await sql<{ id: string }[]>`
    select id from analytics_events where created_at >= ${p_since} order by created_at desc, id desc`;
  expect(ids.map(String)).toEqual(expected.map(({ id }) => id));
  expect(ids).toHaveLength(events);
});
