import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { beforeAll, describe, expect, test as base } from "vitest";
import type { LeadReport } from "@/data/staff/lead-report";
import { at, onEmptyTablesAs } from "./support/leads";
import { newStaff } from "./support/new-staff";
import { call } from "./support/rest";
import { dayBefore } from "./support/scratch";

/* From the visit to the dirham, on empty tables and with rows of past days. */
const { staff } = newStaff(beforeAll);

/** On empty tables, without triggers for times and limits. */
const test = base.extend<{ tables: string; transaction: TransactionSql }>({
  tables: "analytics_events, user_sessions, blog_events, leads, campaign_costs, private.funnel_daily",
  transaction: ({ tables }, use) =>
    onEmptyTablesAs(staff.editor, tables, async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await use(transaction);
    }),
});

async function addVisit(transaction: TransactionSql, daysAgo: number, campaigns: readonly string[]) {
  const id = randomUUID();
  await transaction`
    insert into public.user_sessions ${transaction({ id, landing_path: "/services/test-service", lang: "en", utm_campaign: campaigns[0] ?? null, utm_source: "google", created_at: at(daysAgo) })}`;
  await transaction`
    insert into public.analytics_events ${transaction({ event_name: "whatsapp_clicked", page_url: "/dubai/test-place", source: "hero", service_slug: "test-service", lang: "en", session_id: id, utm_campaign: campaigns[1] ?? null, utm_source: "google", created_at: at(daysAgo, "10:05:00") })}`;
}

const lead = (more: object = {}) => ({
  status: "talking",
  service_slug: "test-service",
  lang: "en",
  location: "test-place",
  button: "hero",
  landing_path: "/services/test-service",
  first_campaign: "one",
  last_campaign: "two",
  first_source: "google",
  last_source: "google",
  created_at: at(0, "00:01:00"),
  ...more,
});
const addLead = (transaction: TransactionSql, more: object = {}) =>
  transaction`insert into public.leads ${transaction(lead(more) as never)}`;

async function report(
  transaction: TransactionSql,
  dimension: string,
  touch = "last",
  days: number | null = null,
) {
  const [row] = await transaction<{ report: LeadReport }[]>`
    select lead_report(${days === null ? null : dayBefore(days - 1)}::text::date, null, ${dimension}, ${touch}) as report`;
  if (!row) throw new Error("No report.");
  return row.report;
}

/** The figures by name, without zeros. */
const byName = ({ rows }: LeadReport) =>
  Object.fromEntries(
    rows.map(({ name, title_en: _en, title_ar: _ar, ...figures }) => [
      name,
      Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== 0)),
    ]),
  );

describe("each step counts", () => {
  test("under the first or the last campaign of its visit", async ({ transaction }) => {
    await addVisit(transaction, 3, ["One", "two"]);
    await addVisit(transaction, 3, ["one"]);
    await addVisit(transaction, 0, []);
    await addLead(transaction);
    await addLead(transaction, { status: "booked", value_aed: 100, booked_at: at(0, "00:02:00") });
    const done = { booked_at: at(0, "00:02:00"), done_at: at(0, "00:03:00") };
    await addLead(transaction, { status: "done", value_aed: 250, ...done });
    expect(byName(await report(transaction, "campaign", "first"))).toEqual({
      "": { visits: 1, clicks: 1 },
      one: { visits: 2, clicks: 2, chats: 3, booked: 2, done: 1, aed: 250 },
    });
    expect(byName(await report(transaction, "campaign", "last"))).toEqual({
      "": { visits: 1, clicks: 1 },
      one: { visits: 2, clicks: 1 },
      two: { clicks: 1, chats: 3, booked: 2, done: 1, aed: 250 },
    });
    const whole = { visits: 3, clicks: 3, chats: 3, booked: 2, done: 1, aed: 250, cost: 0 };
    for (const [dimension, name] of [
      ["source", "google"],
      ["service", "test-service"],
      ["language", "en"],
      ["landing", "/services/test-service"],
    ] as const) {
      const found = await report(transaction, dimension);
      expect([dimension, found.total, byName(found)[name]?.["chats"]]).toEqual([dimension, whole, 3]);
    }
    expect(byName(await report(transaction, "location"))["test-place"]).toEqual({
      clicks: 3,
      chats: 3,
      booked: 2,
      done: 1,
      aed: 250,
    });
    expect(byName(await report(transaction, "button"))).toEqual({
      hero: { clicks: 3, chats: 3, booked: 2, done: 1, aed: 250 },
    });
  });

  test("on its own day: a visit that is done today was booked, and added, before", async ({
    transaction,
  }) => {
    const times = { created_at: at(40), booked_at: at(20), done_at: at(0, "00:01:00") };
    await addLead(transaction, { status: "done", value_aed: 300, ...times });
    expect(byName(await report(transaction, "campaign", "last", 7))).toEqual({
      two: { done: 1, aed: 300 },
    });
    expect(byName(await report(transaction, "campaign", "last", 30))).toEqual({
      two: { booked: 1, done: 1, aed: 300 },
    });
    const [row] = await transaction<{ leads: { status: string }[] }[]>`
      select leads_behind('campaign', 'last', 'two', 10, ${dayBefore(6)}::text::date) as leads`;
    expect(row?.leads).toHaveLength(1);
    const [past] = await transaction<{ report: LeadReport; leads: unknown[] }[]>`
      select lead_report(${dayBefore(41)}::text::date, ${dayBefore(20)}::text::date) as report,
        leads_behind('campaign', 'last', 'two', 10, ${dayBefore(39)}::text::date, ${dayBefore(21)}::text::date) as leads`;
    expect(past && byName(past.report)).toEqual({ two: { chats: 1, booked: 1 } });
    expect(past?.leads, "nothing happened between the two").toEqual([]);
  });

  test("beside the same number of days before", async ({ transaction }) => {
    await addLead(transaction);
    const times = { created_at: at(9), booked_at: at(8), done_at: at(8) };
    await addLead(transaction, { status: "done", value_aed: 300, ...times });
    await addLead(transaction, { created_at: at(20) });
    const { total, before } = await report(transaction, "campaign", "last", 7);
    expect([total.chats, before]).toEqual([1, { chats: 1, booked: 1, done: 1, aed: 300 }]);
    expect((await report(transaction, "campaign")).before).toBeNull();
  });

  test("except for a lost booking", async ({ transaction }) => {
    const lost = { status: "lost", lost_reason: "price", value_aed: 100 };
    await addLead(transaction, { ...lost, booked_at: at(1), lost_at: at(0) });
    expect(byName(await report(transaction, "campaign"))).toEqual({ two: { chats: 1 } });
  });

  test("for articles under their titles, and views as visits", async ({ transaction }) => {
    const [post] = await transaction<{ id: string; title: string }[]>`
      select post_id as id, title from public.blog_post_translations where lang = 'en' limit 1`;
    const id = post?.id ?? "";
    await transaction`insert into public.blog_events (post_id, event_type, lang) values (${id}, 'view', 'en')`;
    await addLead(transaction, { first_article: id });
    const { rows } = await report(transaction, "article", "first");
    expect(rows).toEqual([expect.objectContaining({ name: id, title_en: post?.title, visits: 1, chats: 1 })]);
  });
});

test("costs count in proportion to the days of the period, today included", async ({ transaction }) => {
  const cost = (campaign: string, first: number, last: number, cost_aed: number) =>
    transaction`insert into public.campaign_costs ${transaction({ campaign, source: "google", first_day: dayBefore(first), last_day: dayBefore(last), cost_aed })}`;
  // The last seven of ten days; of future days, those in the past.
  await cost("ten", 9, 0, 100);
  await cost("coming", 1, -8, 50);
  await cost("before", 30, 20, 77);
  const week = await report(transaction, "campaign", "last", 7);
  expect(byName(week)).toEqual({ ten: { cost: 70 }, coming: { cost: 10 } });
  expect(byName(await report(transaction, "source", "last", 7))).toEqual({ google: { cost: 80 } });
  expect((await report(transaction, "campaign")).total).toMatchObject({ cost: 187 });
  expect((await report(transaction, "service")).total).toMatchObject({ cost: 0 });
});

test("counting the days before yesterday changes no figure, also when it is repeated", async ({
  transaction,
}) => {
  for (const daysAgo of [40, 8, 8, 3, 2, 1, 0]) await addVisit(transaction, daysAgo, ["One", "two"]);
  await transaction`insert into public.blog_events (post_id, event_type, lang, created_at) select id, 'view', 'en', ${at(5)} from public.blog_posts limit 3`;
  await addLead(transaction);
  const all = async () => {
    const found: Record<string, unknown> = {};
    const splits = await transaction<{ dimension: string; touch: string }[]>`
      select dimension, touch from private.dimensions()`;
    for (const { dimension, touch } of splits)
      for (const days of [1, 7, 30, null])
        found[`${dimension} ${touch} ${days}`] = await report(transaction, dimension, touch, days);
    return found;
  };
  const before = await all();
  for (let run = 0; run < 2; run++) {
    await transaction`select private.roll_up_funnel()`;
    expect(await all()).toEqual(before);
  }
  // A day is over one hour after its midnight.
  const [last] = await transaction`
    select max(day) = private.dubai_day(now() - interval '1 hour') - 2 as "isLast" from private.funnel_daily where dimension = 'campaign'`;
  expect(last).toEqual({ isLast: true });
});

test("a link has the visits and the leads of its own campaign, source, medium and content", async ({
  transaction,
}) => {
  const id = randomUUID();
  const words = { source: "google", medium: "cpc", campaign: "one" };
  await transaction`
    insert into public.campaign_links ${transaction({ id, name: "Test", code: `t-${id}`, path: "/", ...words })}`;
  await transaction`
    insert into public.user_sessions (id, landing_path, lang, utm_source, utm_medium, utm_campaign, utm_content)
    select gen_random_uuid(), '/', 'en', source, 'cpc', 'one', content
    from (values ('google', null), ('google', 'top'), ('bing', null)) as visit (source, content)`;
  await addLead(transaction, { first_medium: "cpc" });
  await addLead(transaction, { first_medium: "cpc", status: "done", value_aed: 200 });
  await addLead(transaction, { first_medium: "social" });
  const [row] = await transaction`select link_figures() -> ${id} as figures`;
  expect(row?.["figures"]).toEqual({ visits: 1, chats: 2, booked: 1, aed: 200 });
});

test("a dimension or a touch that does not exist is refused", async () => {
  for (const p of [{ p_dimension: "weather" }, { p_touch: "middle" }])
    expect((await call(staff.editor, "lead_report", p)).value).toMatchObject({
      details: "no_such_dimension",
    });
});
