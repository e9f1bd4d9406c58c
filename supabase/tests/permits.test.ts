import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { PERMIT_KINDS } from "@domain/permits";
import { anonymous } from "./support/callers";

import { permitRow, setToday } from "./support/permit";
import { call, insert, stored, update, type Row } from "./support/rest";
import { onScratch } from "./support/scratch";

import { newStaff } from "./support/new-staff";

const { sandbox, sql, staff } = newStaff(beforeAll);

/** Whether an owner may store it. */
async function isAccepted(change: Row): Promise<boolean> {
  const row = permitRow(change);
  sandbox.expect("permits", `id=eq.${String(row["id"])}`);
  await insert(staff.owner, "permits", row);
  return (await stored(`permits?id=eq.${String(row["id"])}`)).length > 0;
}

describe("the database accepts", () => {
  test.each([
    ["a permit", {}, true],
    ["none that expires before it is issued", { issued: "2021-01-01", expires: "2020-01-01" }, false],
    ["none that expires on the day it is issued", { issued: "2021-01-01", expires: "2021-01-01" }, false],
    ["none that is issued after today", { issued: "2998-01-01" }, false],
    ["none without Arabic", { scope_ar: " " }, false],
    ["no path to somewhere else", { file_path: "../x.pdf" }, false],
  ])("%s", async (_, change, accepted) => {
    expect(await isAccepted(change)).toBe(accepted);
  });

  test.each([
    [true, ["A-1", "DHA/12 3.4", "1", "x".repeat(40)]],
    [false, ["x".repeat(41), "<b>1</b>", "", " 1", "1 ", "رقم", "a\nb"]],
  ])("%s: as a number %j", async (accepted, numbers) => {
    for (const number of numbers) expect([number, await isAccepted({ number })]).toEqual([number, accepted]);
  });

  test("a number of an authority once per kind, however it is written", async () => {
    const number = `t-${randomUUID().slice(0, 8)}`;
    expect(await isAccepted({ number })).toBe(true);
    expect(await isAccepted({ number: number.toUpperCase(), authority_en: "TEST AUTHORITY" })).toBe(false);
    expect(await isAccepted({ number, authority_en: "Another" })).toBe(true);
  });

  test("the kinds that the application knows", async () => {
    const [row] = await sql<{ definition: string }[]>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'permits_kind_check'`;
    expect(row?.definition.match(/'\w+'/g)).toEqual(PERMIT_KINDS.map((kind) => `'${kind}'`));
  });
});

test("a permit is readable from the day of issue to the day of expiry, and the site's fingerprint changes with both", async () => {
  const id = randomUUID();
  await sandbox.add("permits", permitRow({ id, issued: "2990-01-10", expires: "2990-02-10" }), `id=eq.${id}`);
  const seen: [string, number][] = [];
  const fingerprints = new Map<string, string>();
  for (const day of ["2990-01-09", "2990-01-10", "2990-02-10", "2990-02-11"]) {
    await onScratch(sql, async (transaction) => {
      await transaction.unsafe(setToday(day));
      const [row] = await transaction<{ now: string }[]>`select public.site_fingerprint() as now`;
      fingerprints.set(day, row?.now ?? "");
      await transaction`set local role anon`;
      seen.push([day, (await transaction`select id from public.permits where id = ${id}`).length]);
    });
  }
  expect(seen).toEqual([
    ["2990-01-09", 0],
    ["2990-01-10", 1],
    ["2990-02-10", 1],
    ["2990-02-11", 0],
  ]);
  expect(fingerprints.get("2990-01-10")).not.toBe(fingerprints.get("2990-01-09"));
  expect(fingerprints.get("2990-02-10")).toBe(fingerprints.get("2990-01-10"));
  expect(fingerprints.get("2990-02-11")).not.toBe(fingerprints.get("2990-02-10"));
});

test("a change of the paper or the day of issue needs no build", async () => {
  const row = permitRow();
  await sandbox.add("permits", row, `id=eq.${String(row["id"])}`);
  const fingerprint = async () => (await call(anonymous, "site_fingerprint")).value;
  const before = await fingerprint();
  await update(staff.owner, `permits?id=eq.${String(row["id"])}`, {
    file_path: `${randomUUID()}.png`,
    issued: "2020-01-05",
  });
  expect(await fingerprint()).toBe(before);
});

test("a kind stays known when its last permit is deleted", () =>
  onScratch(sql, async (transaction) => {
    await transaction`delete from public.permits where kind = 'facility_licence'`;
    await transaction`delete from private.permit_kinds where kind = 'facility_licence'`;
    const kinds = () =>
      transaction<
        { kind: string }[]
      >`select * from public.kept_permit_kinds() as kind where kind = 'facility_licence'`;
    expect(await kinds()).toHaveLength(0);
    const row = permitRow({ kind: "facility_licence" });
    await transaction`insert into public.permits ${transaction(row as never)}`;
    expect(await kinds()).toHaveLength(1);
    await transaction`delete from public.permits where kind = 'facility_licence'`;
    expect(await kinds()).toHaveLength(1);
  }));
