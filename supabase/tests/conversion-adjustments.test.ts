import type { TransactionSql } from "postgres";
import { beforeAll, describe, expect, test as base } from "vitest";
import type { ConversionExport } from "@/data/staff/conversions";
import { addLead, CONVERSION_TABLES, exportOf } from "./support/conversions";
import { at, onEmptyTablesAs } from "./support/leads";
import { newStaff } from "./support/new-staff";
import type { Row } from "./support/rest";

/*
 * Changes since a file for Google Ads, on empty tables and in the name of an owner. Rules of Google: Google Ads Help 7686447
 * ("About conversion adjustments"), 7686449 (their impact), and of its API the errors of ConversionAdjustmentUpload and
 * ConversionUpload, and "Import conversion adjustments".
 */
const { staff } = newStaff(beforeAll);
const test = base.extend<{ transaction: TransactionSql }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of fixtures here
  transaction: ({}, use) => onEmptyTablesAs(staff.owner, CONVERSION_TABLES, use),
});

const BOOKED = { booked: 3 };
const DONE = { booked: 3, done: 2 };
const LOST = { status: "lost", lost_reason: "price" };

/** A lead in a file of earlier days. */
async function told(transaction: TransactionSql, steps: { booked: number; done?: number }, kinds?: string[]) {
  const lead = await addLead(transaction, steps, kinds);
  await exportOf(transaction, 90, 1);
  return lead;
}

const change = async (transaction: TransactionSql, { id }: { id: string }, columns: Row) => {
  await transaction`update public.leads set ${transaction(columns as never)} where id = ${id}`;
};
const today = (transaction: TransactionSql) => exportOf(transaction, 0, 0);

const withoutLead = (order: string) => order.slice(37);
const adjusted = ({ adjustments }: ConversionExport) =>
  adjustments.map(({ type, order_id, value_aed }) =>
    `${type} ${withoutLead(order_id)} ${value_aed ?? ""}`.trim(),
  );
const converted = ({ conversions }: ConversionExport) =>
  conversions.map(({ order_id, value_aed }) => `${withoutLead(order_id)} ${value_aed}`);

describe("a conversion in a file that is", () => {
  test.for<[string, Row, string[]]>([
    ["lost", LOST, ["retract booked", "retract done"]],
    ["back to talking", { status: "talking" }, ["retract booked", "retract done"]],
    ["no longer done", { status: "booked" }, ["retract done"]],
    ["worth more", { value_aed: 1200 }, ["restate booked 1200", "restate done 1200"]],
    ["worth some fils", { value_aed: 262.5 }, ["restate booked 262.5", "restate done 262.5"]],
    [
      "no longer done, and worth less",
      { status: "booked", value_aed: 100 },
      ["restate booked 100", "retract done"],
    ],
    ["as it was", { value_aed: 199, status: "done" }, []],
    ["about another service", { service_slug: "another" }, []],
  ])("%s", async ([, columns, expected], { transaction }) => {
    const lead = await told(transaction, DONE);
    await change(transaction, lead, columns);
    const file = await today(transaction);
    expect([adjusted(file), converted(file), file.unadjustable]).toEqual([expected, [], 0]);
    // The same days have the same rows, and others none of them.
    expect(await today(transaction)).toEqual(file);
    expect(adjusted(await exportOf(transaction, 1, 0))).toEqual([]);
  });

  test("deleted is retracted, also when its code is deleted", async ({ transaction }) => {
    const lead = await told(transaction, DONE);
    await transaction`update public.leads set code = null where id = ${lead.id}`;
    await transaction`delete from public.leads where id = ${lead.id}`;
    const file = await today(transaction);
    expect(adjusted(file)).toEqual(["retract booked", "retract done"]);
    expect(await today(transaction)).toEqual(file);
    const [kept] =
      await transaction`select * from private.told_conversions where lead_id = ${lead.id} limit 1`;
    // Nothing that a person chose or wrote.
    expect(Object.keys(kept ?? {}).toSorted()).toEqual([
      "adjustment",
      "export_id",
      "happened_at",
      "id",
      "is_withdrawn",
      "kind",
      "lead_id",
      "order_id",
      "round",
      "step",
      "told_at",
      "value_aed",
    ]);
  });

  test("changed ten times is adjusted once, to its last state", async ({ transaction }) => {
    const lead = await told(transaction, BOOKED);
    for (let times = 0; times < 10; times += 1)
      for (const columns of [
        LOST,
        { status: "talking" },
        { status: "done" },
        { status: "booked", value_aed: 300 + times },
      ])
        await change(transaction, lead, columns);
    expect(adjusted(await today(transaction))).toEqual(["restate booked 309"]);
    for (let times = 0; times < 10; times += 1)
      for (const columns of [LOST, { status: "booked" }]) await change(transaction, lead, columns);
    expect(adjusted(await today(transaction))).toEqual(["restate booked 309"]);
    expect(converted(await today(transaction))).toEqual([]);
  });

  test("changed after each of several files of the same days is adjusted each time with a later time", async ({
    transaction,
  }) => {
    const lead = await told(transaction, BOOKED);
    for (const value_aed of [500, 700, 300.25]) {
      await change(transaction, lead, { value_aed });
      await today(transaction);
    }
    const { adjustments } = await today(transaction);
    expect(adjustments.map(({ value_aed }) => value_aed)).toEqual([500, 700, 300.25]);
    // A restatement with the time of another one is ignored: reference of ConversionAdjustment.
    expect(new Set(adjustments.map(({ happened_at }) => happened_at)).size).toBe(3);
  });
});

describe("after a retraction", () => {
  /* "Once a conversion is retracted … it cannot be adjusted further"; it comes back with another time and another order id (7686449). */
  test("a booking is another conversion, with a new order id and a later time", async ({ transaction }) => {
    const lead = await told(transaction, BOOKED);
    const [first] = (await exportOf(transaction, 90, 1)).conversions;
    for (const round of [2, 3]) {
      await change(transaction, lead, LOST);
      await today(transaction);
      await change(transaction, lead, { status: "booked", value_aed: 100 * round });
      const file = await today(transaction);
      expect(file.conversions.at(-1)).toMatchObject({
        order_id: `${lead.id}-booked-${round}`,
        value_aed: 100 * round,
      });
      expect(file.conversions.at(-1)?.happened_at).not.toBe(first?.happened_at);
    }
    expect(adjusted(await today(transaction))).toEqual(["retract booked", "retract booked-2"]);
    await change(transaction, lead, { value_aed: 50 });
    expect(adjusted(await today(transaction))).toEqual([
      "retract booked",
      "retract booked-2",
      "restate booked-3 50",
    ]);
    expect((await exportOf(transaction, 90, 1)).conversions).toEqual([first]);
  });

  test("of a deletion that is itself taken back has a later time, too", async ({ transaction }) => {
    const lead = await told(transaction, BOOKED);
    await transaction`delete from public.leads where id = ${lead.id}`;
    await today(transaction);
    await transaction`select undo_change('lead', ${lead.id})`;
    expect(converted(await today(transaction))).toEqual(["booked-2 199"]);
  });

  /* "… or restated with a value to 0" (7686447). */
  test("a visit that became free is sent as a new conversion, so that its next value can be sent", async ({
    transaction,
  }) => {
    const lead = await told(transaction, BOOKED);
    await change(transaction, lead, { value_aed: 0 });
    expect([adjusted(await today(transaction)), converted(await today(transaction))]).toEqual([
      ["retract booked"],
      ["booked-2 0"],
    ]);
    await change(transaction, lead, { value_aed: 80 });
    expect(adjusted(await today(transaction))).toEqual(["retract booked", "restate booked-2 80"]);
  });
});

describe("Google takes no adjustment", () => {
  /* CONVERSION_EXPIRED: "a conversion that occurred more than 54 days ago". */
  test.for<[number, string[], number]>([
    [53, ["retract booked"], 0],
    [55, [], 1],
  ])("of a conversion %i days ago: %j", async ([days, expected, unadjustable], { transaction }) => {
    const lead = await told(transaction, { booked: days });
    await change(transaction, lead, LOST);
    const file = await today(transaction);
    expect([adjusted(file), file.unadjustable]).toEqual([expected, unadjustable]);
    // It would count twice.
    await change(transaction, lead, { status: "booked" });
    expect(converted(await today(transaction))).toEqual(unadjustable ? [] : ["booked-2 199"]);
  });

  /* "Conversion adjustments work with GCLIDs and GBRAIDs, but don't work with WBRAIDs" (API, Import conversion adjustments). */
  test.for<[string, string[], number]>([
    ["gbraid", ["retract booked"], 0],
    ["wbraid", [], 1],
  ])("of a click with a wbraid: %s", async ([kind, expected, unadjustable], { transaction }) => {
    const lead = await told(transaction, BOOKED, [kind]);
    await change(transaction, lead, { status: "talking" });
    const file = await today(transaction);
    expect([adjusted(file), file.unadjustable]).toEqual([expected, unadjustable]);
  });
});

describe("of a visitor who has withdrawn since", () => {
  test("Google gets the withdrawn conversions, and nothing else", async ({ transaction }) => {
    const lead = await told(transaction, BOOKED);
    await change(transaction, lead, { value_aed: 500 });
    expect(adjusted(await today(transaction))).toEqual(["restate booked 500"]);
    await transaction`select forget_click_ids(${lead.id})`;
    // Rows of earlier files are not repeated.
    expect(adjusted(await today(transaction))).toEqual([]);
    await change(transaction, lead, { value_aed: 900, status: "done" });
    expect([adjusted(await today(transaction)), converted(await today(transaction))]).toEqual([[], []]);
    await change(transaction, lead, LOST);
    expect(adjusted(await today(transaction))).toEqual(["retract booked"]);
    await change(transaction, lead, { status: "booked" });
    expect([adjusted(await today(transaction)), converted(await today(transaction))]).toEqual([
      ["retract booked"],
      [],
    ]);
  });

  test("also when the lead was deleted before", async ({ transaction }) => {
    const lead = await told(transaction, BOOKED);
    await transaction`delete from public.leads where id = ${lead.id}`;
    await transaction`select forget_click_ids(${lead.id})`;
    await transaction`select undo_change('lead', ${lead.id})`;
    await change(transaction, lead, { value_aed: 500 });
    expect(adjusted(await today(transaction))).toEqual([]);
  });

  test("an id that was deleted because of its age does not count as withdrawn", async ({ transaction }) => {
    const lead = await told(transaction, BOOKED);
    await transaction`delete from public.click_ids`;
    await change(transaction, lead, { value_aed: 500 });
    expect(adjusted(await today(transaction))).toEqual(["restate booked 500"]);
  });
});

test("an adjustment has the time of the lead's change, and is in the file of that day", async ({
  transaction,
}) => {
  const lead = await told(transaction, DONE);
  await change(transaction, lead, LOST);
  await transaction`update private.lead_turns set turned_at = ${at(1, "21:00:00")}, changed_at = ${at(1, "21:00:00")}`;
  expect(adjusted(await today(transaction))).toEqual([]);
  const { adjustments } = await exportOf(transaction, 1, 1);
  expect(adjustments.map(({ happened_at }) => Date.parse(happened_at))).toEqual([
    at(1, "21:00:00").getTime(),
    at(1, "21:00:00").getTime(),
  ]);
});

test("a booking that was lost before any file and then restored is in the file of the day of its return", async ({
  transaction,
}) => {
  const lead = await addLead(transaction, BOOKED);
  await change(transaction, lead, LOST);
  expect(converted(await exportOf(transaction, 90, 1))).toEqual([]);
  await change(transaction, lead, { status: "booked" });
  const { conversions } = await today(transaction);
  expect(conversions).toMatchObject([{ order_id: `${lead.id}-booked` }]);
  expect(conversions.map(({ happened_at }) => Date.parse(happened_at))).toEqual([at(3).getTime()]);
  expect(converted(await exportOf(transaction, 90, 1))).toEqual([]);
});

test("a visit that became free is taken back, also when its id was deleted because of its age", async ({
  transaction,
}) => {
  const lead = await told(transaction, BOOKED);
  await transaction`delete from public.click_ids`;
  await change(transaction, lead, { value_aed: 0 });
  const file = await today(transaction);
  expect([adjusted(file), converted(file)]).toEqual([["retract booked"], []]);
});

/* A change that was stored while the file was made did not see the file's rows. */
test("a change is found without a recorded time", async ({ transaction }) => {
  const [lost, gone] = [await told(transaction, BOOKED), await told(transaction, BOOKED)];
  await change(transaction, lost, LOST);
  await transaction`delete from public.leads where id = ${gone.id}`;
  await transaction`truncate private.lead_turns`;
  expect(adjusted(await today(transaction))).toEqual(["retract booked", "retract booked"]);
});
