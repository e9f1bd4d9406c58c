import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { todayInDubai } from "@domain/dubai-day";
import type { AnalyticsReport } from "@/data/staff/analytics";

import { addPost, published } from "./support/fixtures/blog";
import { dayBefore } from "./support/scratch";

import { signInAs } from "./support/in-name-of";
import { call } from "./support/rest";

import { newStaff } from "./support/new-staff";

const { sandbox, sql, staff } = newStaff(beforeAll);

/** The report of whole days, between these numbers of days ago. */
async function report(from?: number, to?: number): Promise<AnalyticsReport> {
  const dayOf = (daysAgo?: number) => (daysAgo === undefined ? null : dayBefore(daysAgo));
  const [row] = await sql.begin(async (transaction) => {
    await signInAs(transaction, String(staff.editor.userId));
    return transaction<{ report: AnalyticsReport }[]>`
      select analytics_report(${dayOf(from)}::text::date, ${dayOf(to)}::text::date) as report`;
  });
  if (!row) throw new Error("No report.");
  return row.report;
}

describe("the figures", () => {
  test.each([
    [6, undefined],
    [29, undefined],
    [20, 5],
    [3, 3],
    [undefined, 2],
    [undefined, undefined],
  ])("of the days from %s days ago until %s equal those of the raw rows", async (from, to) => {
    const figures = await report(from, to);
    const { since, until } = figures;
    const dayOf = (moment: string | null) => moment && todayInDubai(Date.parse(moment));
    expect([dayOf(since), dayOf(until)]).toEqual([
      from === undefined ? null : dayBefore(from),
      dayBefore(to ?? 0),
    ]);
    expect(since?.slice(10) ?? "T20:00:00+00:00").toBe("T20:00:00+00:00");
    const [raw] = await sql`
      select
        (select count(*) from user_sessions where created_at between starts and ends)::int as sessions,
        (select count(*) from user_sessions where converted_at between starts and ends)::int as converted,
        (select count(*) from analytics_events where created_at between starts and ends)::int as events,
        (select count(*) from analytics_events where created_at between starts and ends and event_name = 'whatsapp_clicked')::int as whatsapp,
        (select count(*) from analytics_events where created_at between starts and ends and event_name = 'phone_call_clicked')::int as phone,
        (select count(*) from blog_events where created_at between starts and ends)::int as article_views
      from (select coalesce(${since}::timestamptz, '-infinity') as starts, ${until}::timestamptz as ends) as period`;
    expect(figures).toMatchObject(raw ?? {});
    expect(figures.sessions).toBeGreaterThan(0);
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(sum(figures.days.map(({ sessions }) => sessions))).toBe(figures.sessions);
    expect(sum(figures.days.map(({ whatsapp, phone }) => whatsapp + phone))).toBe(figures.events);
    const sources = await sql`
      select source as name, count(*)::int as events from analytics_events
      where created_at between coalesce(${since}::timestamptz, '-infinity') and ${until} group by 1 order by 2 desc, 1 limit 12`;
    expect(figures.sources).toEqual([...sources]);
    expect(sum(figures.languages.map(({ events }) => events))).toBe(figures.events);
    expect(sum(figures.campaigns.map(({ views }) => views))).toBe(figures.article_views);
    expect(figures.pages.length).toBeGreaterThan(0);
    const latest = await sql<{ id: string }[]>`
      select id from analytics_events order by created_at desc, id desc limit 10`;
    expect(figures.recent.map(({ id }) => String(id))).toEqual(latest.map(({ id }) => id));
  });

  test("cover every day of the period, also those before the first event", async () => {
    const { days } = await report(3_652);
    expect(days[0]).toMatchObject({ day: dayBefore(3_652), sessions: 0, whatsapp: 0, phone: 0 });
    expect(days.at(-1)?.day).toBe(dayBefore(0));
  });

  test("are compared with as many days before, up to the same hour where they end today", async () => {
    const week = await report(6);
    const [raw] = await sql`
      select
        (select count(*) from user_sessions where created_at >= starts and created_at < ends)::int as sessions,
        (select count(*) from user_sessions where converted_at >= starts and converted_at < ends)::int as converted,
        (select count(*) from analytics_events where created_at >= starts and created_at < ends and event_name = 'whatsapp_clicked')::int as whatsapp,
        (select count(*) from analytics_events where created_at >= starts and created_at < ends and event_name = 'phone_call_clicked')::int as phone
      from (
        select private.start_of_day(${dayBefore(13)}::text::date) as starts,
          date_trunc('hour', ${week.until}::timestamptz) - interval '7 days' as ends
      ) as period`;
    const { until, ...former } = week.before ?? { until: "" };
    expect(former).toEqual(raw);
    expect(Date.parse(week.until) - Date.parse(until)).toBeLessThan(7 * 86_400_000 + 3_600_000);
    expect(week.before?.sessions).toBeGreaterThan(0);
    const [past, before] = [await report(6, 4), await report(9, 7)];
    expect(past.before).toEqual({
      until: past.since,
      sessions: before.sessions,
      converted: before.converted,
      whatsapp: before.whatsapp,
      phone: before.phone,
    });
    expect((await report()).before).toBeNull();
  });

  test("equal those of the dashboard and of the leads for the same days", async () => {
    const { sessions, events, whatsapp, phone, converted } = await report(6);
    expect((await call(staff.editor, "contact_counts", {})).value).toEqual({
      whatsapp,
      calls: phone,
      visits: sessions,
      converted,
    });
    for (const [from, to] of [
      [6, 0],
      [20, 5],
    ] as const) {
      const figures = await report(from, to);
      const asked = { p_from: dayBefore(from), p_to: dayBefore(to) };
      for (const dimension of ["campaign", "source", "landing", "language"]) {
        const { value } = await call(staff.editor, "lead_report", { ...asked, p_dimension: dimension });
        expect([dimension, value]).toMatchObject([
          dimension,
          { total: { visits: figures.sessions, clicks: figures.events } },
        ]);
      }
    }
    expect(events).toBe(whatsapp + phone);
  });

  test.each([
    [{ p_from: "2026-11-10", p_to: "2026-11-09" }],
    [{ p_from: "1999-12-31" }],
    [{ p_from: "-infinity" }],
    [{ p_from: "2999-01-01" }],
    [{ p_to: "-infinity" }],
  ])("of the period %j are refused", async (period) => {
    for (const report of ["analytics_report", "lead_report"])
      expect((await call(staff.editor, report, period)).value).toMatchObject({
        details: "period_out_of_range",
      });
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
    const figures = await report(6);
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

// With its second, next to a chat or a telephone bill that has the second too, a click would identify who pressed the button on
// the page about what.
const hour = z.string().regex(/T\d\d:00:00\+00:00$/);
const rowsSchema = z.array(z.object({ id: z.number(), created_at: hour }));

test("an export brings every row once, page after page, the latest first, and of each the hour and nothing finer", async () => {
  // Half of them share their moment, like rows of one statement.
  await sql`
    insert into analytics_events (event_name, page_url, source, lang, created_at)
    select 'whatsapp_clicked', '/export', 'test-export', 'en', now() - make_interval(mins => n / 10)
    from generate_series(1, 40) as n
    union all
    -- The beginning of the period.
    select 'whatsapp_clicked', '/export', 'test-export', 'en', private.start_of_day(private.dubai_today() - 1)`;
  sandbox.expect("analytics_events", "source=eq.test-export");
  const { since: p_since, until: p_until, events } = await report(1);
  const ids: number[] = [];
  let cursor = {};
  for (let page = 0; page < 1_000; page++) {
    const { value } = await call(staff.editor, "analytics_events_page", {
      p_since,
      p_until,
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
