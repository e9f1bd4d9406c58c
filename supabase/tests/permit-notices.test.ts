import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { describe, expect, test as base } from "vitest";
import { permitRow, setToday } from "./support/permit";
import type { Row } from "./support/rest";
import { onScratch } from "./support/scratch";
import { sql } from "./support/stack";

const test = base.extend<{ areNotified: boolean; transaction: TransactionSql }>({
  areNotified: true,
  transaction: ({ areNotified }, use) =>
    onScratch(sql, async (transaction) => {
      await transaction`update public.staff_settings set notifications_enabled = ${areNotified} where id = 1`;
      await use(transaction);
    }),
});

const addPermit = (transaction: TransactionSql, change: Row) =>
  transaction`insert into public.permits ${transaction(permitRow(change) as never)}`;

/** The notices of owners in the night of a day, with any number of checks. */
async function toldOn(transaction: TransactionSql, day: string) {
  await transaction.unsafe(setToday(day));
  await transaction`select public.daily_upkeep()`;
  await transaction`select public.daily_upkeep()`;
  const rows = await transaction<{ details: Row }[]>`
    update private.staff_notices set claimed_at = now()
    where kind = 'expiry' and claimed_at is null returning details`;
  return rows.map(({ details }) => details);
}

test.for([
  ["2990-05-31", undefined],
  ["2990-05-30", "early"],
  ["2990-04-15", "early"],
  ["2990-04-14", "late"],
  ["2990-03-31", "late"],
  ["2990-03-30", "over"],
] as const)("on March 31, the stage of a last day on %s is %s", async ([expires, stage], { transaction }) => {
  const id = randomUUID();
  await transaction.unsafe(setToday("2990-03-31"));
  await addPermit(transaction, { id, expires });
  await transaction`update public.business_facts set valid_until = ${expires} where key = 'years'`;
  const found = await transaction<Row[]>`
      select subject, stage, is_renewed from public.expiries() where subject in (${`permit:${id}`}, 'fact:years') order by 1`;
  const expected = ["fact:years", `permit:${id}`].map((subject) => ({ subject, stage, is_renewed: false }));
  expect(found).toEqual(stage ? expected : []);
});

describe("owners are notified", () => {
  test("once for each stage of a permit and of a fact, again for a new day, and not while notifications are off", async ({
    transaction,
  }) => {
    const id = randomUUID();
    const told = async (day: string) =>
      (await toldOn(transaction, day))
        .filter(({ number, what }) => number === id || what === "years")
        .map(({ what, stage }) => `${String(what)} ${String(stage)}`)
        .toSorted();
    await transaction`update public.business_facts set valid_until = null where valid_until is not null`;
    await transaction`update public.business_facts set valid_until = '2990-03-31' where key = 'years'`;
    await addPermit(transaction, { id, number: id, expires: "2990-03-31" });
    const both = (stage: string) => [`advertising_approval ${stage}`, `years ${stage}`];
    expect(await told("2990-01-29")).toEqual([]);
    expect(await told("2990-01-30")).toEqual(both("early"));
    expect(await told("2990-03-01")).toEqual([]);
    expect(await told("2990-03-17")).toEqual(both("late"));
    expect(await told("2990-03-31")).toEqual([]);
    await transaction`update public.staff_settings set notifications_enabled = false where id = 1`;
    expect(await told("2990-04-01")).toEqual([]);
    await transaction`update public.staff_settings set notifications_enabled = true where id = 1`;
    expect(await told("2990-04-02")).toEqual(both("over"));
    expect(await told("2990-04-20")).toEqual([]);
    await transaction`update public.permits set expires = '2991-03-31' where id = ${id}`;
    expect(await told("2991-03-20")).toEqual(["advertising_approval late"]);
  });

  test("not of a permit that was renewed in time, unless the new one has another scope", async ({
    transaction,
  }) => {
    const [former, other] = [randomUUID(), randomUUID()] as const;
    await addPermit(transaction, { number: former, expires: "2990-03-31" });
    await addPermit(transaction, { number: other, expires: "2990-03-31", scope_en: "Nursing" });
    await addPermit(transaction, { issued: "2990-03-01", expires: "2991-03-31" });
    const told = async (day: string) => {
      const numbers = (await toldOn(transaction, day)).map(({ number }) => number);
      return [former, other].filter((number) => numbers.includes(number));
    };
    expect(await told("2990-02-15"), "before the new one holds").toEqual([former, other]);
    expect(await told("2990-03-20"), "once it holds").toEqual([other]);
  });

  test("on the next day if no mail server took the message, and never again once one did", async ({
    transaction,
  }) => {
    await transaction`delete from private.staff_notices where kind = 'expiry'`;
    await addPermit(transaction, { expires: "2990-03-31" });
    await transaction.unsafe(setToday("2990-03-20"));
    const take = async () =>
      (await transaction`select * from public.take_staff_notices() where kind = 'expiry'`).length;
    const grow = (age: string) =>
      transaction`update private.staff_notices set created_at = now() - ${age}::interval where kind = 'expiry'`;
    await transaction`select public.daily_upkeep()`;
    await grow("2 hours");
    expect(await take(), "an hour is over").toBe(0);
    await transaction`select public.daily_upkeep()`;
    expect(await take(), "not before the next day").toBe(0);
    await grow("23 hours");
    await transaction`select public.daily_upkeep()`;
    expect(await take()).toBe(1);
    await grow("60 days");
    await transaction`select public.take_staff_notices()`;
    await transaction`select public.daily_upkeep()`;
    expect(await take(), "it was told").toBe(0);
  });
});
