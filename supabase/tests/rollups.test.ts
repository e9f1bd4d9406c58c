import type { TransactionSql } from "postgres";
import { afterAll, describe, expect, test } from "vitest";
import { dayBefore, onScratch } from "./support/scratch";
import { connectAsOwner } from "./support/stack";

const sql = connectAsOwner();
afterAll(() => sql.end());

/** Adds a click so many days ago, at a time of day in UTC. Dubai is four hours ahead. */
const addClick = (
  transaction: TransactionSql,
  daysAgo: number,
  time: string,
  columns: Record<string, unknown> = {},
) =>
  transaction`insert into analytics_events ${transaction({
    event_name: "whatsapp_clicked",
    page_url: "/test",
    source: "test",
    lang: "en",
    created_at: new Date(`${dayBefore(daysAgo)}T${time}Z`),
    ...columns,
  })}`;

describe("daily figures", () => {
  test("count every kind of click by the day in Dubai", async () => {
    await onScratch(sql, async (transaction) => {
      await addClick(transaction, 60, "19:59:59");
      await addClick(transaction, 60, "10:00:00");
      await addClick(transaction, 60, "20:00:00");
      await addClick(transaction, 60, "10:00:00", { event_name: "phone_call_clicked" });
      await addClick(transaction, 60, "10:00:00", { service_slug: "elderly-care" });
      await transaction`select private.roll_up_events()`;
      const rows = await transaction`
        select day::text, event_name, service_slug, events from analytics_daily
        where source = 'test' order by day, event_name, service_slug`;
      expect([...rows]).toEqual([
        { day: dayBefore(60), event_name: "phone_call_clicked", service_slug: "", events: 1 },
        { day: dayBefore(60), event_name: "whatsapp_clicked", service_slug: "", events: 2 },
        { day: dayBefore(60), event_name: "whatsapp_clicked", service_slug: "elderly-care", events: 1 },
        { day: dayBefore(59), event_name: "whatsapp_clicked", service_slug: "", events: 1 },
      ]);
    });
  });

  test("add up to the raw rows, also when counted twice", async () => {
    await onScratch(sql, async (transaction) => {
      await transaction`select private.roll_up_events()`;
      await transaction`select private.roll_up_events()`;
      const [sums] = await transaction`
        select
          (select sum(events) from analytics_daily)::int as clicks,
          (select sum(sessions) from session_daily)::int as visits,
          (select sum(converted) from session_daily)::int as converted,
          (select sum(views) from blog_view_daily)::int as views`;
      const [raw] = await transaction`
        select
          (select count(*) from analytics_events)::int as clicks,
          (select count(*) from user_sessions)::int as visits,
          (select count(*) from user_sessions where converted)::int as converted,
          (select count(*) from blog_events)::int as views`;
      expect(sums).toEqual(raw);
      expect(raw?.["visits"]).toBeGreaterThan(0);
    });
  });

  test("follow when a visit converts later, or a row is gone", async () => {
    await onScratch(sql, async (transaction) => {
      const created_at = new Date(`${dayBefore(50)}T10:00:00Z`);
      const ids = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
      for (const id of ids) {
        await transaction`insert into user_sessions ${transaction({ id, created_at, utm_source: "test" })}`;
      }
      const figures = async () => {
        await transaction`select private.roll_up_events()`;
        return [
          ...(await transaction`select sessions, converted from session_daily where utm_source = 'test'`),
        ];
      };
      expect(await figures()).toEqual([{ sessions: 2, converted: 0 }]);
      await addClick(transaction, 50, "10:01:00", { session_id: ids[0] });
      expect(await figures()).toEqual([{ sessions: 2, converted: 1 }]);
      await transaction`delete from user_sessions where id = ${ids[1] ?? ""}`;
      expect(await figures()).toEqual([{ sessions: 1, converted: 1 }]);
    });
  });
});

describe("after 90 days", () => {
  test("raw events go and daily figures stay", async () => {
    await onScratch(sql, async (transaction) => {
      // The first one is the last second of the day before the oldest day that is kept, in Dubai.
      await addClick(transaction, 91, "19:59:59", { source: "test:old" });
      await addClick(transaction, 91, "20:00:00", { source: "test:kept" });
      await transaction`
        insert into analytics_daily (day, event_name, page_url, source, service_slug, lang, events)
        values (${dayBefore(91)}, 'whatsapp_clicked', '/test', 'test:old', '', 'en', 1)`;
      await transaction`
        insert into session_daily (day, lang, utm_source, sessions, converted)
        values (${dayBefore(91)}, 'en', 'test', 1, 0)`;
      await transaction`select private.roll_up_events()`;
      await transaction`select private.prune_events()`;
      await transaction`select private.roll_up_events()`;
      const raw = await transaction`select source from analytics_events where source like 'test:%'`;
      const daily = await transaction`
        select day::text, source, events from analytics_daily where source like 'test:%' order by day`;
      const visits = await transaction`select sessions from session_daily where utm_source = 'test'`;
      expect([...raw]).toEqual([{ source: "test:kept" }]);
      expect([...visits]).toEqual([{ sessions: 1 }]);
      expect([...daily]).toEqual([
        { day: dayBefore(91), source: "test:old", events: 1 },
        { day: dayBefore(90), source: "test:kept", events: 1 },
      ]);
    });
  });
});
