import { randomInt, randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { service } from "../support/callers";
import { createPerson, removePeople, type Person } from "../support/people";
import { call } from "../support/rest";
import { connectAsOwner, stack } from "../support/stack";

/* Anybody with the public key can guess passwords directly at the auth server, past the sign-in page. */
const sql = connectAsOwner();
afterAll(async () => {
  await removePeople();
  await sql.end();
});

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** The secret key names the address only here, where every test comes from the same one. */
async function guess({ email }: Person, password: string, address: string) {
  const answer = await fetch(`${stack.apiUrl}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: stack.secretKey, "content-type": "application/json", "sb-forwarded-for": address },
    body: JSON.stringify({ email, password }),
  });
  const { msg, error_code } = (await answer.json()) as { msg?: string; error_code?: string };
  return { status: answer.status, msg, error_code };
}

async function signInOnThePage({ email, password }: Person, address = someAddress()): Promise<number> {
  const answer = await fetch(`${stack.apiUrl}/functions/v1/admin-login`, {
    method: "POST",
    headers: {
      apikey: stack.publishableKey,
      "content-type": "application/json",
      "x-proxy-secret": stack.secretKey,
      "x-forwarded-for": address,
    },
    body: JSON.stringify({ email, password }),
  });
  return answer.status;
}

test("after five wrong guesses the right password is refused like a wrong one, and opens no session", async () => {
  const person = await createPerson("owner");
  const sessions = () => sql`select 1 from auth.sessions where user_id = ${person.id}`;
  const before = (await sessions()).length;
  const address = someAddress();
  const first = await guess(person, "wrong", address);
  expect(first).toMatchObject({ status: 400, error_code: "invalid_credentials" });
  for (let count = 0; count < 4; count += 1) await guess(person, "wrong", address);
  expect(await guess(person, person.password, address)).toMatchObject({
    status: 400,
    error_code: "invalid_credentials",
    msg: "Invalid login credentials",
  });
  expect(await sessions()).toHaveLength(before);
});

test("each guessing address gets one attempt a minute, and the person can still sign in on the page", async () => {
  const person = await createPerson("editor");
  for (let count = 0; count < 6; count += 1) await guess(person, "wrong", someAddress());
  const address = someAddress();
  await guess(person, "wrong", address);
  expect((await guess(person, person.password, address)).status).toBe(400);
  expect(await signInOnThePage(person)).toBe(200);
});

test("the 65,536 IPv6 networks of a free tunnel get no more attempts than one address", async () => {
  const person = await createPerson("editor");
  const tunnel = `2001:db8:${randomInt(1, 65_536).toString(16)}`;
  for (let count = 0; count < 5; count += 1) {
    const other = await createPerson("editor");
    await guess(other, "wrong", `${tunnel}:${count}::1`);
  }
  expect((await guess(person, person.password, `${tunnel}:abcd::1`)).status).toBe(400);
  expect(await signInOnThePage(person, `${tunnel}:ef01::1`)).toBe(200);
  expect((await guess(person, person.password, "2001:db8::1")).status).toBe(200);
});

test("an account has a hundred checks past the page, from whatever addresses, and the page is not among them", async () => {
  const person = await createPerson("editor");
  await guess(person, "wrong", someAddress());
  await sql`update private.login_attempts set attempts = 100 where kind = 'direct' and attempts = 1`;
  expect((await guess(person, person.password, someAddress())).status).toBe(400);
  expect(await signInOnThePage(person)).toBe(200);
  await sql`update private.login_attempts set last_attempt_at = now() - interval '25 hours' where kind = 'direct'`;
  expect((await guess(person, person.password, someAddress())).status).toBe(200);
});

/** The page counts a sign-in before it has the password checked, in the name of this address. */
const countOnThePage = ({ email }: Person, p_checked_address: string) =>
  call(service, "login_attempt_begin", {
    p_email_hash: randomUUID(),
    p_address_hash: randomUUID(),
    p_checked_email: email,
    p_checked_address,
  });

test("an attempt counted by the page is exempt from the count once", async () => {
  const person = await createPerson("editor");
  const address = someAddress();
  for (let count = 0; count < 5; count += 1) await guess(person, "wrong", address);
  expect((await countOnThePage(person, address)).value).toBe(0);
  expect((await guess(person, person.password, address)).status).toBe(200);
  expect((await guess(person, person.password, address)).status).toBe(400);
  await countOnThePage(person, address);
  await sql`
    update private.counted_password_checks set until = now() - interval '1 second' where user_id = ${person.id}`;
  expect((await guess(person, person.password, address)).status).toBe(400);
});

test("the exemption does not cover another person's attempt at the same time", async () => {
  const person = await createPerson("editor");
  const [own, others] = [someAddress(), someAddress()];
  for (const address of [own, others])
    for (let count = 0; count < 5; count += 1) await guess(person, "wrong", address);
  await countOnThePage(person, own);
  expect((await guess(person, person.password, others)).status).toBe(400);
  await countOnThePage(person, others);
  expect((await guess(person, person.password, own)).status).toBe(200);
});
