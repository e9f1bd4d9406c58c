import type { TransactionSql } from "postgres";
import { beforeAll, describe, expect, test as base } from "vitest";

import type { ConversionExport } from "@/data/staff/conversions";
import { anonymous, callerWith } from "./support/callers";
import { addLead, CONVERSION_TABLES, exportOf } from "./support/conversions";
import { newCode } from "./support/fixtures/leads";
import { signInAs } from "./support/in-name-of";
import { at, onEmptyTablesAs } from "./support/leads";
import { newStaff } from "./support/new-staff";
import { createPerson } from "./support/people";
import { call, stored } from "./support/rest";
import { dayBefore, onScratch } from "./support/scratch";

/* The files for Google Ads, on empty tables and in the name of an owner. */
const { sandbox, sql, staff } = newStaff(beforeAll);

const test = base.extend<{ tables: string; transaction: TransactionSql }>({
  tables: CONVERSION_TABLES,
  transaction: ({ tables }, use) => onEmptyTablesAs(staff.owner, tables, use),
});

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
    // A person with the lead open can still save it.
    expect(await transaction`select from leads where updated_at > ${at(9)}`).toHaveLength(0);
  });

  test("the same rows again for the same days, and none for other days, which name the file that has them", async ({
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
  test("visitors who did not agree, or have withdrawn since, also on days that were exported", async ({
    transaction,
  }) => {
    const agreed = await addLead(transaction, { booked: 3 });
    await addLead(transaction, { booked: 3 }, []);
    expect(orders(await exportOf(transaction, 7, 1))).toEqual([`${agreed.id}-booked`]);
    await transaction`select forget_click_ids(${agreed.id})`;
    expect(orders(await exportOf(transaction, 7, 1))).toEqual([]);
  });

  test("clicks of Meta and TikTok, which it counts", async ({ transaction }) => {
    await addLead(transaction, { booked: 3, done: 3 }, ["fbclid"]);
    await addLead(transaction, { booked: 3 }, ["ttclid"]);
    const found = await exportOf(transaction, 7, 1);
    expect(found.conversions).toEqual([]);
    expect(found.others).toEqual({ fbclid: 2, ttclid: 1 });
  });

  test("a booking that was lost before any file", async ({ transaction }) => {
    const { id } = await addLead(transaction, { booked: 3 });
    await transaction`update public.leads set status = 'lost', lost_reason = 'price' where id = ${id}`;
    const found = await exportOf(transaction, 7, 0);
    expect([found.conversions, found.adjustments]).toEqual([[], []]);
  });
});

describe("making files", () => {
  const storedExports = (transaction: TransactionSql) =>
    transaction`select first_day::text, last_day::text from conversion_exports order by first_day`;
  const entries = (transaction: TransactionSql) =>
    transaction<{ action: string; label: string; points: number }[]>`
      select action, label, points_in_hour as points from private.changes
      where is_shown and entity = 'conversion_export' and actor_id = ${staff.owner.userId ?? ""} order by id`;

  test("stores nothing for days without a step, however many", async ({ transaction }) => {
    await addLead(transaction, { booked: 3 }, ["fbclid"]);
    for (let days = 0; days < 50; days += 1) await exportOf(transaction, 10 + days, 0);
    const empty = await exportOf(transaction, 5, 4);
    expect(empty).toEqual({
      export: { first_day: dayBefore(5), last_day: dayBefore(4) },
      conversions: [],
      adjustments: [],
      unadjustable: 0,
      elsewhere: [],
      others: {},
    });
    expect(await storedExports(transaction)).toEqual([]);
    expect(await entries(transaction)).toEqual([]);
  });

  test("is in Activity with one point for days with a step, and again with each further step", async ({
    transaction,
  }) => {
    await addLead(transaction, { booked: 3 });
    for (let times = 0; times < 3; times += 1) await exportOf(transaction, 7, 0);
    const label = `${dayBefore(7)} – ${dayBefore(0)}`;
    expect(await entries(transaction)).toEqual([{ action: "created", label, points: 1 }]);
    // All of its steps are in the first one.
    await exportOf(transaction, 6, 0);
    expect(await storedExports(transaction)).toEqual([{ first_day: dayBefore(7), last_day: dayBefore(0) }]);
    await addLead(transaction, { booked: 2 });
    await exportOf(transaction, 7, 0);
    // One entry, since this is one transaction.
    expect(await entries(transaction)).toEqual([{ action: "updated", label, points: 1 }]);
  });

  test("counts towards the person's limit, beyond which no file is made", async ({ transaction }) => {
    await addLead(transaction, { booked: 3 });
    await transaction`
      select private.record_event('created', 'conversion_export', gen_random_uuid()::text, 'x') from generate_series(1, 1000)`;
    await expect(exportOf(transaction, 7, 0)).rejects.toMatchObject({ detail: "change_limit" });
  });
});

describe("a lead that was deleted and taken back", () => {
  const takeBack = async (transaction: TransactionSql, id: string) => {
    await transaction`select undo_change('lead', ${id})`;
  };

  test("is the same conversion as before, also when it was in a file", async ({ transaction }) => {
    const one = await addLead(transaction, { booked: 3 });
    const before = await exportOf(transaction, 7, 1);
    const two = await addLead(transaction, { booked: 2 });
    for (const { id } of [one, two]) {
      await transaction`delete from public.leads where id = ${id}`;
      expect(orders(await exportOf(transaction, 7, 1))).not.toContain(`${id}-booked`);
      await takeBack(transaction, id);
    }
    const after = await exportOf(transaction, 7, 1);
    expect(orders(after)).toEqual([`${one.id}-booked`, `${two.id}-booked`]);
    expect(after.conversions[0]).toEqual(before.conversions[0]);
  });
});

describe("files are refused to", () => {
  test("an editor and a visitor", async () => {
    const period = { p_first: dayBefore(7), p_last: dayBefore(1) };
    for (const [caller, status] of [
      [staff.editor, 403],
      [anonymous, 401],
    ] as const)
      expect(await call(caller, "export_conversions", period)).toMatchObject({
        status,
        value: { code: "42501" },
      });
  });

  test("a former owner", async () => {
    await onScratch(sql, async (transaction) => {
      await transaction`delete from public.admins where user_id = ${staff.owner.userId ?? ""}`;
      await signInAs(transaction, staff.owner.userId ?? "");
      await expect(exportOf(transaction, 7, 1)).rejects.toMatchObject({ detail: "owner_only" });
    });
  });
});

test("each step is in one of two periods that are exported at the same moment", async () => {
  const owner = callerWith("owner", await createPerson("owner"));
  // Days on which no other test has a lead.
  const days = ["2001-02-03", "2001-02-04", "2001-02-05"] as const;
  const [id, code] = [sandbox.newId("leads"), newCode()];
  sandbox.expect("click_ids", `code=eq.${code}`);
  sandbox.expect("conversion_exports", `first_day=gte.${days[0]}&last_day=lte.${days[2]}`);
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    const at = `${days[1]}T10:00:00+04:00`;
    const row = { id, code, status: "booked", service_slug: "iv", value_aed: 1, booked_at: at };
    await transaction`insert into public.leads ${transaction(row)}`;
    await transaction`insert into public.click_ids ${transaction({ code, kind: "gclid", value: "x", browser: id })}`;
  });
  const periods = [days.slice(0, 2), days.slice(1), days.slice(0, 2)];
  const answers = await Promise.all(
    periods.map(([p_first, p_last]) => call(owner, "export_conversions", { p_first, p_last })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const held = await stored(`conversion_exports?first_day=gte.${days[0]}&last_day=lte.${days[2]}`);
  expect(held).toHaveLength(1);
  const [entries] = await sql`
    select count(*)::int as count from private.changes where actor_id = ${owner.userId ?? ""} and entity = 'conversion_export'`;
  expect(entries).toEqual({ count: 1 });
});

test("a period has 1 to 91 days", async () => {
  const days = (first: number, last: number) => ({ p_first: dayBefore(first), p_last: dayBefore(last) });
  for (const period of [days(1, 2), days(91, 0), { p_first: null, p_last: null }]) {
    const { status, value } = await call(staff.owner, "export_conversions", period);
    expect([status, (value as { details: string }).details]).toEqual([400, "period_out_of_range"]);
  }
});
