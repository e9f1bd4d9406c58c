import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { beforeAll, describe, expect, test as base } from "vitest";

import type { ConversionExport } from "@/data/staff/conversions";
import { at, onEmptyTablesAs } from "./support/leads";
import { newStaff } from "./support/new-staff";
import { call } from "./support/rest";
import { dayBefore } from "./support/scratch";

/* What Google Ads imports, on empty tables and in the name of an owner. */
const { staff } = newStaff(beforeAll);

const test = base.extend<{ tables: string; transaction: TransactionSql }>({
  tables: "leads, click_ids, conversion_exports, private.exported_steps",
  transaction: ({ tables }, use) => onEmptyTablesAs(staff.owner, tables, use),
});

let codes = 0;

/** A lead whose visitor agreed, with these ids of clicks. */
async function addLead(
  transaction: TransactionSql,
  steps: { booked?: number; done?: number },
  kinds: readonly string[] = ["gclid"],
) {
  const id = randomUUID();
  codes += 1;
  const code = `TEST${codes}`;
  // Without the trigger that looks for the press, and that sets the times.
  await transaction`set local session_replication_role = replica`;
  const { booked, done } = steps;
  const row = {
    id,
    code,
    status: done === undefined ? (booked === undefined ? "talking" : "booked") : "done",
    service_slug: "test-service",
    value_aed: 199,
    booked_at: booked === undefined ? null : at(booked),
    done_at: done === undefined ? null : at(done, "18:00:00"),
    updated_at: at(9),
  };
  await transaction`insert into public.leads ${transaction(row as never)}`;
  for (const kind of kinds)
    await transaction`insert into public.click_ids ${transaction({ code, kind, value: `${kind}-${code}`, browser: id })}`;
  await transaction`set local session_replication_role = origin`;
  return { id, code };
}

async function exportOf(transaction: TransactionSql, first: number, last: number): Promise<ConversionExport> {
  const [row] = await transaction<{ export: ConversionExport }[]>`
    select export_conversions(${dayBefore(first)}::date, ${dayBefore(last)}::date) as export`;
  if (!row) throw new Error("No export.");
  return row.export;
}

const orders = ({ conversions }: ConversionExport) => conversions.map(({ order_id }) => order_id);

describe("an export holds", () => {
  test("each step of a lead once, with the most precise id of its click", async ({ transaction }) => {
    const { id, code } = await addLead(transaction, { booked: 3, done: 3 }, ["wbraid", "gclid", "fbclid"]);
    await addLead(transaction, {});
    const { conversions } = await exportOf(transaction, 7, 1);
    const step = { kind: "gclid", value: `gclid-${code}`, value_aed: 199 };
    expect(conversions).toEqual([
      { ...step, order_id: `${id}-booked`, step: "booked", happened_at: expect.any(String) as string },
      { ...step, order_id: `${id}-done`, step: "done", happened_at: expect.any(String) as string },
    ]);
    expect(conversions.map(({ happened_at }) => Date.parse(happened_at))).toEqual([
      at(3).getTime(),
      at(3, "18:00:00").getTime(),
    ]);
    // Whoever has the lead open can still save it.
    expect(await transaction`select from leads where updated_at > ${at(9)}`).toHaveLength(0);
  });

  test("the same rows again for the same days, and none of them for other days, which say where they are", async ({
    transaction,
  }) => {
    const one = await addLead(transaction, { booked: 5, done: 2 });
    const first = await exportOf(transaction, 6, 4);
    expect(orders(first)).toEqual([`${one.id}-booked`]);
    const two = await addLead(transaction, { booked: 3 });
    const wider = await exportOf(transaction, 7, 1);
    expect(orders(wider)).toEqual([`${two.id}-booked`, `${one.id}-done`]);
    expect(wider.elsewhere).toEqual([{ first_day: dayBefore(6), last_day: dayBefore(4), steps: 1 }]);
    expect(await exportOf(transaction, 6, 4)).toEqual(first);
    expect(await exportOf(transaction, 7, 1)).toEqual(wider);
  });

  test("days of Dubai", async ({ transaction }) => {
    await addLead(transaction, { booked: 3 });
    const midnight = new Date(`${dayBefore(3)}T00:00:00+04:00`);
    await transaction`update public.leads set booked_at = ${midnight}`;
    expect(orders(await exportOf(transaction, 5, 4))).toEqual([]);
    expect(orders(await exportOf(transaction, 3, 3))).toHaveLength(1);
  });
});

describe("an export leaves out", () => {
  test("whose visitor did not agree, or has withdrawn since, also from days that were exported", async ({
    transaction,
  }) => {
    const agreed = await addLead(transaction, { booked: 3 });
    await addLead(transaction, { booked: 3 }, []);
    expect(orders(await exportOf(transaction, 7, 1))).toEqual([`${agreed.id}-booked`]);
    await transaction`select forget_click_ids(${agreed.id})`;
    expect(orders(await exportOf(transaction, 7, 1))).toEqual([]);
  });

  test("what only Meta and TikTok know: it is counted", async ({ transaction }) => {
    await addLead(transaction, { booked: 3, done: 3 }, ["fbclid"]);
    await addLead(transaction, { booked: 3 }, ["ttclid"]);
    const found = await exportOf(transaction, 7, 1);
    expect(found.conversions).toEqual([]);
    expect(found.others).toEqual({ fbclid: 2, ttclid: 1 });
  });

  test("a booking that was lost before any file held it", async ({ transaction }) => {
    const { id } = await addLead(transaction, { booked: 3 });
    await transaction`update public.leads set status = 'lost', lost_reason = 'price' where id = ${id}`;
    const found = await exportOf(transaction, 7, 0);
    expect([found.conversions, found.adjustments]).toEqual([[], []]);
  });
});

test("adjustments take back what was lost after a file held it, once, and again for the same days", async ({
  transaction,
}) => {
  const booked = await addLead(transaction, { booked: 3 });
  const done = await addLead(transaction, { booked: 3, done: 2 });
  await exportOf(transaction, 7, 1);
  await transaction`update public.leads set status = 'lost', lost_reason = 'price'`;
  // The visitor need not be known for it: the order is.
  await transaction`select forget_click_ids(${booked.id})`;
  const found = await exportOf(transaction, 0, 0);
  expect(found.adjustments.map(({ order_id, step }) => `${step} ${order_id}`).toSorted()).toEqual(
    [`booked ${booked.id}-booked`, `booked ${done.id}-booked`, `done ${done.id}-done`].toSorted(),
  );
  expect((await exportOf(transaction, 1, 0)).adjustments).toEqual([]);
  expect((await exportOf(transaction, 0, 0)).adjustments).toEqual(found.adjustments);
});

test("a period has 1 to 91 days", async () => {
  const days = (first: number, last: number) => ({ p_first: dayBefore(first), p_last: dayBefore(last) });
  for (const period of [days(1, 2), days(91, 0), { p_first: null, p_last: null }]) {
    const { status, value } = await call(staff.owner, "export_conversions", period);
    expect([status, (value as { details: string }).details]).toEqual([400, "period_out_of_range"]);
  }
});
