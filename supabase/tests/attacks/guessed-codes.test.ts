import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createPerson, removePeople, type Person } from "../support/people";
import { connectAsOwner } from "../support/stack";

/*
 * A code has six digits. Whoever had the password tried them from as many addresses as they liked: the auth server counts by
 * address alone. It asks the database back about each; the local one knows no second factors, so the question is put here as it
 * puts it.
 */
const sql = connectAsOwner();
afterAll(async () => {
  await removePeople();
  await sql.end();
});

const CONTINUE = { decision: "continue" };
/** Not the decision to reject: with that the auth server ends all sessions of the account. */
const REFUSED = { error: { http_code: 429, message: expect.any(String) as string } };

const enter = ({ id }: Person, valid: boolean) =>
  sql.begin(async (transaction) => {
    await transaction`set local role supabase_auth_admin`;
    const event = {
      metadata: { name: "mfa-verification", ip_address: "10.0.0.1" },
      user_id: id,
      factor_id: randomUUID(),
      factor_type: "totp",
      valid,
    };
    const [row] = await transaction`select private.check_code_attempt(${sql.json(event)}) as answer`;
    return row?.["answer"] as unknown;
  });
const letTimePass = ({ id }: Person, minutes: number) => sql`
  update private.wrong_codes set tried_at = tried_at - make_interval(mins => ${minutes}) where user_id = ${id}`;

test("after ten wrong codes, in however many parallel calls, the right one is refused too", async () => {
  const person = await createPerson("owner");
  const answers = await Promise.all(Array.from({ length: 30 }, () => enter(person, false)));
  expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(CONTINUE))).toHaveLength(10);
  expect(answers).toContainEqual(REFUSED);
  expect(await enter(person, true)).toEqual(REFUSED);
  expect(await enter(await createPerson("editor"), true)).toEqual(CONTINUE);
});

test("a lockout ends after a quarter of an hour, whatever was tried during it", async () => {
  const person = await createPerson("editor");
  for (let count = 0; count < 10; count += 1) await enter(person, false);
  await letTimePass(person, 14);
  for (let count = 0; count < 5; count += 1) expect(await enter(person, false)).toEqual(REFUSED);
  await letTimePass(person, 2);
  expect(await enter(person, true)).toEqual(CONTINUE);
  // What is too old to count is gone.
  expect(await sql`select 1 from private.wrong_codes where user_id = ${person.id}`).toEqual([]);
});

test("the right code of the attacker's own factor does not reset the count", async () => {
  const person = await createPerson("editor");
  for (let count = 0; count < 9; count += 1) await enter(person, false);
  expect(await enter(person, true)).toEqual(CONTINUE);
  expect(await enter(person, false)).toEqual(CONTINUE);
  expect(await enter(person, false)).toEqual(REFUSED);
});

test("unused counters are deleted after a day", async () => {
  const person = await createPerson("editor");
  await enter(person, false);
  await letTimePass(person, 25 * 60);
  await sql`select public.daily_upkeep()`;
  expect(await sql`select 1 from private.wrong_codes where user_id = ${person.id}`).toEqual([]);
});
