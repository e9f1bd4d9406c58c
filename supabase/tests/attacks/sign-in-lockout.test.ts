import { randomUUID } from "node:crypto";
import { afterAll, afterEach, expect, test } from "vitest";
import { service } from "../support/callers";
import { call } from "../support/rest";
import { connectAsOwner } from "../support/stack";

/*
 * Wrong sign-ins with a known staff e-mail kept that person out for as long as somebody went on with them, an address that had
 * to wait still counted against others, and every invented e-mail added a row.
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

test("nobody is kept out by others, from however many addresses they try", async () => {
  const [email, person] = [newKey(), newKey()];
  for (let attempt = 0; attempt < 40; attempt += 1) await begin(email, newKey());
  expect(await begin(email, person)).toBe(0);
  expect(await begin(email, person)).toBeLessThanOrEqual(60);
});

test("an address that has to wait counts against no e-mail", async () => {
  const [email, address] = [newKey(), newKey()];
  for (let attempt = 0; attempt < 5; attempt += 1) await begin(newKey(), address);
  for (let attempt = 0; attempt < 20; attempt += 1) await begin(email, address);
  expect(await attemptsOn(email)).toBeUndefined();
});

test("invented e-mails add no rows without end, and the latest are kept", async () => {
  await sql`
    insert into private.login_attempts (kind, key_hash, attempts, last_attempt_at)
    select 'email', 'test-flood-' || n, 1, now() - interval '1 hour' from generate_series(1, 21000) as n`;
  const email = newKey();
  await begin(email, newKey());
  const [row] = await sql`select count(*)::int as rows from private.login_attempts`;
  expect(row?.["rows"]).toBe(20_000);
  expect(await attemptsOn(email)).toBe(1);
});

test("after a flood the database knows of few rows, and the next flood keeps nobody waiting for it", async () => {
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

test("guesses at one e-mail from ever new addresses add no rows without end either", async () => {
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
