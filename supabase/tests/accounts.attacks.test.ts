import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { callerWith, service } from "./support/callers";
import { addFactor, agree, beginFactor, enterCode } from "./support/factors";
import { createPerson, removePeople, signIn, type Person } from "./support/people";
import { call, select, update } from "./support/rest";
import { sql, stack } from "./support/stack";

/*
 * A stolen session called the auth server directly: it set a new password or switched on a second factor of its own, and the
 * person was locked out. Or it removed the person's second factor, so that a guessed password was enough.
 */
afterAll(removePeople);

const putUser = ({ accessToken }: Person, change: object) =>
  fetch(`${stack.apiUrl}/auth/v1/user`, {
    method: "PUT",
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${accessToken}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(change),
  });

const unenroll = (factorId: string) => sql`delete from auth.mfa_factors where id = ${factorId}`;

const isStaff = async (person: Person) =>
  (await select(callerWith("editor", person), `admins?user_id=eq.${person.id}`)).rows.length === 1;
const PASSWORD_FIRST = { code: "42501", detail: "password_first" };

test.each(["editor", "owner"] as const)(
  "a stolen session of an %s cannot set a password, and its attempt ends it, so it cannot guess the current one",
  async (role) => {
    const person = await createPerson(role);
    await sql`update auth.sessions set created_at = created_at - interval '1 minute' where user_id = ${person.id}`;
    await putUser(person, { password: `another ${randomUUID()}` });
    expect(await isStaff(person)).toBe(false);
    await expect(signIn(person)).resolves.toMatch(/\./);
  },
);

/** The auth server's statement for a session that has ended since its check: a request that was on its way. */
const writePassword = ({ id }: Person) =>
  sql`update auth.users set encrypted_password = 'a thief''s' where id = ${id}`;

test("a stolen session neither sets a password while the person changes theirs, nor prevents the change", async () => {
  const person = await createPerson("owner");
  const password = `the person's ${randomUUID()}`;
  const end = new AbortController();
  const change = fetch(`${stack.apiUrl}/functions/v1/change-password`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: stack.publishableKey },
    body: JSON.stringify({ email: person.email, current: person.password, password }),
  }).finally(() => end.abort());
  while (!end.signal.aborted) await writePassword(person);
  expect((await change).status).toBe(200);
  await writePassword(person);
  await expect(signIn({ ...person, password })).resolves.toMatch(/\./);
});

test("a new password ends every session and its right to set another, and empties the account's data, which could fill every token", async () => {
  const person = await createPerson("owner");
  expect((await putUser(person, { data: { x: "x".repeat(2_000) } })).ok).toBe(true);
  const password = `the person's ${randomUUID()}`;
  const set = await call(service, "set_password", { p_user_id: person.id, p_password: password });
  expect(set.status).toBe(204);
  expect(await isStaff(person)).toBe(false);
  await writePassword(person);
  expect(await sql`select raw_user_meta_data from auth.users where id = ${person.id}`).toEqual([
    { raw_user_meta_data: {} },
  ]);
  await expect(signIn({ ...person, password })).resolves.toMatch(/\./);
});

test("a stolen session cannot enable a second factor: an approval expires, and does not cover another factor", async () => {
  const person = await createPerson("editor");
  const [own, other] = [await beginFactor(person), await beginFactor(person)];
  expect(await agree(person, own)).toBe(204);
  await sql`update private.agreed_changes set until = now() - interval '1 second' where user_id = ${person.id}`;
  await expect(enterCode(own)).rejects.toMatchObject(PASSWORD_FIRST);
  await agree(person, own);
  await expect(enterCode(other)).rejects.toMatchObject(PASSWORD_FIRST);
  await enterCode(own);
  expect(await isStaff(person)).toBe(false);
});
test("a stolen session cannot remove a second factor", async () => {
  const person = await createPerson("editor");
  const factor = await addFactor(person);
  await expect(unenroll(factor)).rejects.toMatchObject(PASSWORD_FIRST);
  await agree(person, factor);
  await unenroll(factor);
  expect(await isStaff(person)).toBe(true);
});

test("a stolen session cannot change the account's email address", async () => {
  const [person, member] = [await createPerson("owner"), await createPerson()];
  const move = ({ id }: Person) =>
    sql`update auth.users set email = ${`test-${randomUUID()}@example.com`} where id = ${id}`;
  await expect(move(person)).rejects.toMatchObject({ code: "42501", detail: "email_of_staff" });
  await expect(signIn(person)).resolves.toMatch(/\./);
  await move(member);
  // The secret key changes the list, and the auth server follows.
  const email = `test-${randomUUID()}@example.com`;
  await update(service, `admins?user_id=eq.${person.id}`, { email });
  await sql`update auth.users set email = ${email} where id = ${person.id}`;
  await expect(signIn({ ...person, email })).resolves.toMatch(/\./);
});

test("nobody can approve the factor of another account, and deleting an account deletes its factor", async () => {
  const [person, other] = [await createPerson("editor"), await createPerson("editor")];
  const factor = await beginFactor(person);
  expect(await agree(other, factor)).toBe(404);
  await agree(person, factor);
  await enterCode(factor);
  await sql`delete from auth.users where id = ${person.id}`;
  expect(await sql`select 1 from auth.mfa_factors where id = ${factor}`).toEqual([]);
});
