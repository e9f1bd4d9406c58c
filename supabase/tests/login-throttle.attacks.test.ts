import { randomUUID } from "node:crypto";
import { afterAll, afterEach, expect, test } from "vitest";
import { service } from "./support/callers";
import { call } from "./support/rest";
import { connectAsOwner } from "./support/stack";

/*
 * Wrong sign-ins with a known staff email kept that person out for as long as somebody went on with them, an address that had
 * to wait still counted against others, and every invented email added a row.
 */
const sql = connectAsOwner();
const newKey = () => `test-${randomUUID()}`;
afterEach(() => sql`delete from private.login_attempts where key_hash like 'test-%' or kind = 'pair'`);
afterAll(() => sql.end());

const begin = async (email: string, address: string) =>
  (await call(service, "login_attempt_begin", { p_email_hash: email, p_address_hash: address })).value;

const attemptsOn = async (key: string) => {
  const [row] = await sql`select attempts from private.login_attempts where key_hash = ${key}`;
  return row?.["attempts"];
};

test("other people's guesses do not lock a person out, from however many addresses", async () => {
  const [email, person] = [newKey(), newKey()];
  for (let attempt = 0; attempt < 40; attempt += 1) await begin(email, newKey());
  expect(await begin(email, person)).toBe(0);
  expect(await begin(email, person)).toBeLessThanOrEqual(60);
});

test("attempts of a waiting address do not count against an email", async () => {
  const [email, address] = [newKey(), newKey()];
  for (let attempt = 0; attempt < 5; attempt += 1) await begin(newKey(), address);
  for (let attempt = 0; attempt < 20; attempt += 1) await begin(email, address);
  expect(await attemptsOn(email)).toBeUndefined();
});

test("invented emails add a limited number of rows, of which the latest are kept", async () => {
  await sql`
    insert into private.login_attempts (kind, key_hash, attempts, last_attempt_at)
    select 'email', 'test-flood-' || n, 1, now() - interval '1 hour' from generate_series(1, 21000) as n`;
  const email = newKey();
  await begin(email, newKey());
  const [row] = await sql`select count(*)::int as rows from private.login_attempts`;
  expect(row?.["rows"]).toBe(20_000);
  expect(await attemptsOn(email)).toBe(1);
});

test("statistics stay current after a flood, and the next flood delays nobody", async () => {
  const flood = () => sql`
    insert into private.login_attempts (kind, key_hash, attempts, last_attempt_at)
    select 'email', 'test-flood-' || n, 1, now() - interval '1 hour' from generate_series(1, 21000) as n`;
  await flood();
  await sql`delete from private.login_attempts`;
  await sql`insert into private.login_attempts (kind, key_hash) values ('email', ${newKey()})`;
  await sql`vacuum (analyze, truncate off) private.login_attempts`;
  await flood();
  const email = newKey();
  // More than the statement time-out of hosted projects was the answer before.
  expect(await begin(email, newKey())).toBe(0);
  expect(await attemptsOn(email)).toBe(1);
});

test("guesses at one email from many addresses add a limited number of rows", async () => {
  await sql`
    insert into private.login_attempts (kind, key_hash, attempts, last_attempt_at)
    select 'address', 'test-flood-' || n, 1, now() - interval '1 hour' from generate_series(1, 21000) as n`;
  const email = newKey();
  await begin(email, newKey());
  await sql`
    insert into private.login_attempts (kind, key_hash, attempts, last_attempt_at)
    select 'pair', 'test-more-' || n, 1, now() - interval '1 hour' from generate_series(1, 500) as n`;
  await begin(email, newKey());
  const [row] = await sql`select count(*)::int as rows from private.login_attempts`;
  expect(row?.["rows"]).toBe(20_000);
});
