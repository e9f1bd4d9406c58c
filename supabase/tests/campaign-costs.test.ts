import { afterAll, expect, test } from "vitest";
import { leavePoints } from "./support/changes";
import { newStaff } from "./support/new-staff";
import { call } from "./support/rest";

const { sql, staff } = newStaff();
const NAMED = "cost-test-%";
const remove = () => sql`delete from public.campaign_costs where campaign like ${NAMED}`;
afterAll(remove);

const costOf = (campaign: string, cost_aed: number) => ({
  campaign,
  source: "google",
  first_day: "2026-10-01",
  last_day: "2026-10-31",
  cost_aed,
});
const storedCosts = async () =>
  Object.fromEntries(
    (
      await sql<{ campaign: string; cost: string }[]>`
        select campaign, cost_aed as cost from public.campaign_costs where campaign like ${NAMED}`
    ).map(({ campaign, cost }) => [campaign, Number(cost)]),
  );

test("a report is stored at once, each cost in the place of the one before, and fifty of them count as one change", async () => {
  const report = (cost: number) => Array.from({ length: 100 }, (_, at) => costOf(`cost-test-${at}`, cost));
  await leavePoints(sql, staff.owner.userId, 4);
  expect(await call(staff.owner, "store_costs", { p_costs: report(5.25) })).toMatchObject({ value: 100 });
  expect(await call(staff.owner, "store_costs", { p_costs: report(7.5) })).toMatchObject({ value: 100 });
  const stored = Object.values(await storedCosts());
  expect(stored).toHaveLength(100);
  expect(new Set(stored)).toEqual(new Set([7.5]));
  // Two and two: the limit is reached, and nothing of a refused report is stored.
  expect(await call(staff.owner, "store_costs", { p_costs: report(9) })).toMatchObject({
    status: 429,
    value: { code: "PT429", details: "change_limit" },
  });
  expect(new Set(Object.values(await storedCosts()))).toEqual(new Set([7.5]));
  await remove();
});

test("two spellings of a campaign are the same cost", async () => {
  await leavePoints(sql, staff.owner.userId, 100);
  const costs = [costOf("Cost Test_twice", 1.5), costOf("cost-test-twice", 2.25)];
  expect(await call(staff.owner, "store_costs", { p_costs: costs })).toMatchObject({ value: 1 });
  expect(await storedCosts()).toEqual({ "cost-test-twice": 3.75 });
});

test("more than 5,000 costs are refused, and an invalid cost stores nothing of the others", async () => {
  await leavePoints(sql, staff.owner.userId, 100);
  const many = Array.from({ length: 5001 }, () => costOf("cost-test-many", 1));
  expect(await call(staff.owner, "store_costs", { p_costs: many })).toMatchObject({
    value: { code: "54000", details: "too_many_costs" },
  });
  const wrong = [costOf("cost-test-right", 1), costOf("cost-test-wrong", -1)];
  expect(await call(staff.owner, "store_costs", { p_costs: wrong })).toMatchObject({
    value: { code: "23514" },
  });
  expect(await storedCosts()).not.toHaveProperty("cost-test-right");
});
