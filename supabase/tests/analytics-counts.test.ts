import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { TransactionSql } from "postgres";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { Sandbox } from "./support/sandbox";
import { dayBefore, onScratch } from "./support/scratch";
import { connectAsOwner } from "./support/stack";

const sandbox = new Sandbox();
const sql = connectAsOwner();
afterEach(() => sandbox.clear());
afterAll(() => sql.end());

const clicksOf = async (transaction: TransactionSql, since = "-infinity") => {
  const [sums] = await transaction`
    select coalesce(sum(events), 0)::int as counted,
      (select count(*) from analytics_events where created_at >= ${since}::text::timestamptz)::int as stored
    from private.clicks_since(${since}::text::timestamptz)`;
  return sums;
};

describe("a count is the same from daily and from raw rows", () => {
  test("whatever is added, moved or removed after the days were counted", async () => {
    await onScratch(sql, async (transaction) => {
      const check = async () => {
        const clicks = await clicksOf(transaction);
        const [visits] = await transaction`
          select sum(sessions)::int as sessions, sum(converted)::int as converted
          from private.visits_since('-infinity')`;
        const [stored] = await transaction`
          select count(*)::int as sessions, count(*) filter (where converted)::int as converted from user_sessions`;
        expect(clicks?.["counted"]).toBe(clicks?.["stored"]);
        expect(visits).toEqual(stored);
      };
      const changes = [
        () => transaction`
          insert into analytics_events (event_name, page_url, source, lang, created_at)
          select 'whatsapp_clicked', '/test', 'test', 'en', now() - make_interval(hours => 7 * n)
          from generate_series(1, 600) as n`,
        () => transaction`delete from analytics_events where id % 3 = 0`,
        () =>
          transaction`update analytics_events set created_at = created_at - interval '1 day' where id % 5 = 0`,
        () => transaction`
          insert into analytics_events (event_name, page_url, source, lang, session_id)
          select 'phone_call_clicked', '/test', 'test', 'en', id from user_sessions where not converted limit 5`,
        () => transaction`delete from user_sessions where id in (select id from user_sessions limit 9)`,
        () => transaction`truncate analytics_events`,
      ];
      await transaction`select private.roll_up_events()`;
      await check();
      for (const change of changes) {
        await change();
        await check();
        await transaction`select private.roll_up_events()`;
        await check();
        const open = await transaction`select 1 from private.open_days`;
        expect(open).toHaveLength(0);
      }
    });
  });

  test("when a period begins in the middle of a day, and at midnight in Dubai", async () => {
    await onScratch(sql, async (transaction) => {
      await transaction`
        insert into analytics_events (event_name, page_url, source, lang, created_at)
        select 'whatsapp_clicked', '/test', 'test', 'en', ${`${dayBefore(50)}T00:00:00Z`}::timestamptz + make_interval(hours => n)
        from generate_series(0, 47) as n`;
      await transaction`select private.roll_up_events()`;
      for (const time of ["19:59:59", "20:00:00", "20:00:01", "03:30:00"]) {
        const sums = await clicksOf(transaction, `${dayBefore(50)}T${time}Z`);
        expect(sums?.["counted"]).toBe(sums?.["stored"]);
      }
    });
  });

  test("after the raw rows are gone, and rows that are added to those days later change nothing", async () => {
    await onScratch(sql, async (transaction) => {
      await transaction`
        insert into analytics_events (event_name, page_url, source, lang, created_at)
        select 'whatsapp_clicked', '/test', 'test', 'en', ${`${dayBefore(95)}T10:00:00Z`}::timestamptz
        from generate_series(1, 7)`;
      const before = await clicksOf(transaction);
      await transaction`select private.prune_events()`;
      const [left] = await transaction`
        select count(*)::int as rows from analytics_events where created_at < now() - interval '92 days'`;
      expect(left).toEqual({ rows: 0 });
      expect((await clicksOf(transaction))?.["counted"]).toBe(before?.["counted"]);
      await transaction`select private.roll_up_events()`;
      await transaction`
        insert into analytics_events (event_name, page_url, source, lang, created_at)
        values ('whatsapp_clicked', '/test', 'test', 'en', ${`${dayBefore(95)}T10:00:00Z`})`;
      expect((await clicksOf(transaction))?.["counted"]).toBe(before?.["counted"]);
    });
  });

  test("when a row is stored while the days are being counted", async () => {
    const event_id = randomUUID();
    sandbox.expect("analytics_events", `event_id=eq.${event_id}`);
    const [arriving, counting] = [await sql.reserve(), await sql.reserve()];
    await arriving`begin`;
    await arriving`
      insert into analytics_events (event_id, event_name, page_url, source, lang)
      values (${event_id}, 'whatsapp_clicked', '/test', 'test', 'en')`;
    const count = counting`select private.roll_up_events()`.execute();
    await wait(200);
    await arriving`commit`;
    await count;
    arriving.release();
    counting.release();
    await onScratch(sql, async (transaction) => {
      const sums = await clicksOf(transaction);
      expect(sums?.["counted"]).toBe(sums?.["stored"]);
    });
  });
});
