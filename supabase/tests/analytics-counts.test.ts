import type { TransactionSql } from "postgres";
import { describe, expect, test } from "vitest";
import { dayBefore, onEmptyTables, onScratch } from "./support/scratch";
import { sql } from "./support/stack";

/* Counts per day: the days before yesterday are counted once, later events are read from the raw rows. */

/** Adds a click this number of days ago, at a time of day in UTC. Dubai is four hours ahead. */
const addClick = (transaction: TransactionSql, daysAgo: number, time: string, columns: object = {}) =>
  transaction`insert into analytics_events ${transaction({
    event_name: "whatsapp_clicked",
    page_url: "/test",
    source: "test",
    lang: "en",
    created_at: new Date(`${dayBefore(daysAgo)}T${time}Z`),
    ...columns,
  })}`;

const COUNTS = "analytics_daily, session_daily, blog_view_daily, blog_view_totals, private.blog_view_blocks";
const forgetCounts = (transaction: TransactionSql) => transaction.unsafe(`truncate ${COUNTS}`);
/** Runs without any event or count. */
const onNoEvents = (run: (transaction: TransactionSql) => Promise<void>) =>
  onEmptyTables(`analytics_events, user_sessions, blog_events, ${COUNTS}`, run);

const count = (transaction: TransactionSql) => transaction`select private.roll_up_events()`;
const lastDays = async (transaction: TransactionSql) =>
  (
    await transaction`
      select max(day)::text as day from analytics_daily
      union all select max(day)::text from session_daily
      union all select max(day)::text from blog_view_daily`
  ).map(({ day }) => day as string | null);

/** The figures of the reports and of the raw rows between the start of a day and a moment. */
async function figures(transaction: TransactionSql, since = "-infinity", until = "infinity") {
  const [reported] = await transaction`
    select
      (select coalesce(sum(events), 0)::int from private.clicks_since(starts, ends)) as clicks,
      (select coalesce(sum(sessions), 0)::int from private.visits_since(starts, ends)) as visits,
      (select coalesce(sum(converted), 0)::int from private.visits_since(starts, ends)) as converted,
      (select coalesce(sum(views), 0)::int from private.views_since(starts, ends)) as views
    from (select ${since}::text::timestamptz as starts, ${until}::text::timestamptz as ends)`;
  const [stored] = await transaction`
    select
      (select count(*)::int from analytics_events where created_at >= starts and created_at < ends) as clicks,
      (select count(*)::int from user_sessions where created_at >= starts and created_at < ends) as visits,
      (select count(*)::int from user_sessions where converted_at >= starts and converted_at < ends) as converted,
      (select count(*)::int from blog_events where created_at >= starts and created_at < ends) as views
    from (select ${since}::text::timestamptz as starts, ${until}::text::timestamptz as ends)`;
  return { reported, stored };
}

async function expectExact(transaction: TransactionSql, since?: string, until?: string) {
  const { reported, stored } = await figures(transaction, since, until);
  expect(reported, `since ${since} until ${until}`).toEqual(stored);
}

/** The list of posts shows the views of all counted days. */
async function expectTotals(transaction: TransactionSql) {
  const [sums] = await transaction`
    select
      (select coalesce(sum(views), 0)::int from blog_view_totals) as totals,
      (select coalesce(sum(views), 0)::int from blog_view_daily) as days`;
  expect(sums?.["totals"]).toBeGreaterThan(0);
  expect(sums?.["totals"]).toBe(sums?.["days"]);
}

describe("the daily tables", () => {
  test("hold every kind of click by the day in Dubai, up to the day before yesterday", () =>
    onNoEvents(async (transaction) => {
      await addClick(transaction, 60, "19:59:59");
      await addClick(transaction, 60, "10:00:00");
      await addClick(transaction, 60, "20:00:00");
      await addClick(transaction, 60, "10:00:00", { event_name: "phone_call_clicked" });
      await addClick(transaction, 60, "10:00:00", { service_slug: "elderly-care" });
      await addClick(transaction, 1, "10:00:00");
      await count(transaction);
      const rows = await transaction`
        select day::text, event_name, service_slug, events from analytics_daily
        order by day, event_name, service_slug`;
      expect([...rows]).toEqual([
        { day: dayBefore(60), event_name: "phone_call_clicked", service_slug: "", events: 1 },
        { day: dayBefore(60), event_name: "whatsapp_clicked", service_slug: "", events: 2 },
        { day: dayBefore(60), event_name: "whatsapp_clicked", service_slug: "elderly-care", events: 1 },
        { day: dayBefore(59), event_name: "whatsapp_clicked", service_slug: "", events: 1 },
      ]);
    }));

  test("keep the same figures when the count is repeated, or runs after days without it", () =>
    onNoEvents(async (transaction) => {
      for (const days of [9, 8, 4, 3]) {
        await addClick(transaction, days, "10:00:00");
        await count(transaction);
        await count(transaction);
      }
      const rows = await transaction`select day::text, events from analytics_daily order by day`;
      expect([...rows]).toEqual([9, 8, 4, 3].map((days) => ({ day: dayBefore(days), events: 1 })));
      await expectExact(transaction);
    }));

  // Counts are kept for good: thousands of invented campaigns and pages must not become thousands of rows.
  test("have a few hundred rows for a day of invented names, count every event and keep real names", () =>
    onNoEvents(async (transaction) => {
      const at = `${dayBefore(60)}T10:00:00Z`;
      // 3,000 invented names, and each real one five times.
      const names = (invented: string, real: string) => transaction`
        (select ${invented}::text || n from generate_series(1, 3000) as n union all select ${real} from generate_series(1, 5))
        as named (name)`;
      await transaction`
        insert into user_sessions (id, landing_path, utm_source, created_at)
        select gen_random_uuid(), name, name, ${at} from ${names("/invented-", "/about")}`;
      await transaction`
        insert into blog_events (post_id, event_type, lang, utm_campaign, created_at)
        select (select id from blog_posts limit 1), 'view', 'en', name, ${at} from ${names("invented-", "november")}`;
      await transaction`
        insert into analytics_events (event_name, page_url, source, lang, created_at)
        select 'whatsapp_clicked', name, 'hero', 'en', ${at} from ${names("/invented-", "/about")}`;
      await count(transaction);
      for (const [table, counted, column, real] of [
        ["session_daily", "sessions", "landing_path", "/about"],
        ["blog_view_daily", "views", "utm_campaign", "november"],
        ["analytics_daily", "events", "page_url", "/about"],
      ] as const) {
        const [sums] = await transaction`
          select count(*) <= 500 as are_few, sum(${transaction(counted)})::int as counted,
            sum(${transaction(counted)}) filter (where ${transaction(column)} = ${real})::int as real
          from ${transaction(table)}`;
        expect([table, sums]).toEqual([table, { are_few: true, counted: 3_005, real: 5 }]);
      }
    }));
});

describe("the reported figures equal those of the raw rows and", () => {
  test("hold before the first count, after it, and for rows added since", () =>
    onScratch(sql, async (transaction) => {
      const add = () => transaction`
        insert into analytics_events (event_name, page_url, source, lang, session_id, created_at)
        select 'whatsapp_clicked', '/test', 'test', 'en', id, created_at from user_sessions
        where created_at > now() - interval '20 hours' and not converted limit 5`;
      await expectExact(transaction);
      await forgetCounts(transaction);
      await add();
      await expectExact(transaction);
      await count(transaction);
      // Until an hour after midnight the day before yesterday is not final.
      const [{ hour }] = await transaction<[{ hour: number }]>`
        select extract(hour from now() at time zone 'Asia/Dubai')::int as hour`;
      for (const day of await lastDays(transaction)) expect(day).toBe(dayBefore(hour === 0 ? 3 : 2));
      await expectExact(transaction);
      await add();
      await expectExact(transaction);
    }));

  test("hold for a period that ends in the middle of a day, at midnight in Dubai, yesterday or today", () =>
    onScratch(sql, async (transaction) => {
      await transaction`
        insert into analytics_events (event_name, page_url, source, lang, created_at)
        select 'whatsapp_clicked', '/test', 'test', 'en', now() - make_interval(hours => n)
        from generate_series(0, 96) as n`;
      await forgetCounts(transaction);
      await count(transaction);
      for (const day of [4, 3, 2, 1, 0].map(dayBefore))
        for (const time of ["00:00:00", "00:00:01", "07:30:00", "23:59:59"]) {
          const until = `${day}T${time}+04:00`;
          const { reported, stored } = await figures(transaction, `${dayBefore(6)}T00:00+04:00`, until);
          expect([until, reported]).toEqual([until, stored]);
        }
    }));

  /** Views of a post on each of 75 days, several on some of them. */
  const addViews = (transaction: TransactionSql, untilDay: string) => transaction`
    insert into blog_events (event_type, post_id, lang, utm_source, created_at)
    select 'view', post.id, lang, case when n % 4 = 0 then 'newsletter' end, moment
    from (select id from blog_posts order by id limit 2) as post
    cross join unnest(array['en', 'ar']) as lang
    cross join generate_series(0, 75) as n
    cross join generate_series(0, n % 3)
    cross join lateral (select now() - make_interval(days => n, hours => n % 24) as moment) as read
    where moment < private.start_of_day(${untilDay}::text::date)`;

  test("include articles' views for periods of any length, whenever they were counted", () =>
    onNoEvents(async (transaction) => {
      // Counted in two steps, so that blocks also form from later days.
      await addViews(transaction, dayBefore(20));
      await count(transaction);
      await transaction`delete from blog_events`;
      await addViews(transaction, "infinity");
      await transaction`
        delete from blog_events where created_at < (select max(day) + 1 from blog_view_daily)::timestamp at time zone 'Asia/Dubai'`;
      await count(transaction);
      const sizes = await transaction`select distinct days from private.blog_view_blocks order by 1`;
      expect(sizes.map(({ days }) => days as number)).toEqual(expect.arrayContaining([2, 4, 8, 16, 32]));
      await transaction`truncate blog_events`;
      await addViews(transaction, "infinity");
      for (let days = 0; days <= 76; days += 1) {
        await expectExact(transaction, `${dayBefore(days)}T00:00+04:00`);
        await expectExact(
          transaction,
          `${dayBefore(days)}T00:00+04:00`,
          `${dayBefore(days >> 1)}T09:00+04:00`,
        );
      }
      await expectExact(transaction);
      await expectTotals(transaction);
    }));

  test("include views that were inserted later, after their days are recounted", () =>
    onNoEvents(async (transaction) => {
      await addViews(transaction, "infinity");
      await count(transaction);
      await addViews(transaction, dayBefore(30));
      await transaction`delete from blog_view_daily`;
      await count(transaction);
      await expectExact(transaction);
      await expectTotals(transaction);
      const { reported, stored } = await figures(transaction, `${dayBefore(50)}T00:00+04:00`);
      expect(reported).toEqual(stored);
    }));

  test("keep counting raw rows that were pruned", () =>
    onNoEvents(async (transaction) => {
      // The first click is in the last second, in Dubai, of the day before the oldest stored day.
      await addClick(transaction, 91, "19:59:59");
      await addClick(transaction, 91, "20:00:00");
      await addClick(transaction, 0, "00:00:00");
      await transaction`select public.daily_upkeep()`;
      expect(await figures(transaction)).toMatchObject({ reported: { clicks: 3 }, stored: { clicks: 2 } });
    }));
});

describe("a conversion", () => {
  const id = "00000000-0000-4000-8000-000000000001";
  const convert = async (transaction: TransactionSql, visitDaysAgo: number, clickDaysAgo: number) => {
    await transaction`insert into user_sessions ${transaction({ id, created_at: new Date(`${dayBefore(visitDaysAgo)}T10:00:00Z`) })}`;
    await count(transaction);
    await addClick(transaction, clickDaysAgo, "10:00:00", { session_id: id });
  };
  const conversions = async (transaction: TransactionSql) => [
    ...(await transaction`
      select day::text, sum(sessions)::int as sessions, sum(converted)::int as converted
      from private.visits_since('-infinity') group by 1 order by 1`),
  ];

  test("counts on the day of its visit when its click comes until the next day's end", () =>
    onNoEvents(async (transaction) => {
      await convert(transaction, 1, 0);
      expect(await conversions(transaction)).toEqual([{ day: dayBefore(1), sessions: 1, converted: 1 }]);
    }));

  test("counts on the day of its click when that comes later, before and after that day is counted", () =>
    onNoEvents(async (transaction) => {
      await convert(transaction, 50, 40);
      const expected = [
        { day: dayBefore(50), sessions: 1, converted: 0 },
        { day: dayBefore(40), sessions: 0, converted: 1 },
      ];
      expect(await conversions(transaction)).toEqual(expected);
      await count(transaction);
      expect(await conversions(transaction)).toEqual(expected);
      await expectExact(transaction);
    }));

  test("of a visit that is old enough to be pruned is still counted", () =>
    onNoEvents(async (transaction) => {
      await convert(transaction, 95, 0);
      await transaction`select public.daily_upkeep()`;
      expect(await conversions(transaction)).toEqual([
        { day: dayBefore(95), sessions: 1, converted: 0 },
        { day: dayBefore(0), sessions: 0, converted: 1 },
      ]);
    }));
});
