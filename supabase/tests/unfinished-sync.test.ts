import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { service } from "./support/callers";
import { call } from "./support/rest";
import { sql } from "./support/stack";

const SIX_HOURS = 6 * 60 * 60;

const name = `test-${randomUUID()}`;

afterEach(() => sql`delete from private.sync_state where name = ${name}`);

const start = async (seconds: number) =>
  (await call(service, "sync_begin", { p_name: name, p_min_interval_seconds: seconds })).value;

const letTimePass = (minutes: number) =>
  sql`update private.sync_state set started_at = started_at - make_interval(mins => ${minutes}) where name = ${name}`;

test("an unfinished run locks the job for five minutes", async () => {
  expect(await start(SIX_HOURS)).toBe(true);
  await letTimePass(4);
  expect(await start(SIX_HOURS)).toBe(false);
  await letTimePass(2);
  expect(await start(SIX_HOURS)).toBe(true);
  expect(await start(SIX_HOURS)).toBe(false);
});

test("a finished run locks the job for the whole interval", async () => {
  expect(await start(SIX_HOURS)).toBe(true);
  await call(service, "sync_finish", { p_name: name, p_result: "3 reviews" });
  await letTimePass(SIX_HOURS / 60 - 1);
  expect(await start(SIX_HOURS)).toBe(false);
  await letTimePass(2);
  expect(await start(SIX_HOURS)).toBe(true);
});

test("an interval that is shorter than five minutes stays as it is", async () => {
  expect(await start(60)).toBe(true);
  await letTimePass(2);
  expect(await start(60)).toBe(true);
});

test("one of many simultaneous requests starts the job", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => start(SIX_HOURS)));
  expect(answers.filter((mayRun) => mayRun === true)).toHaveLength(1);
});
