import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { accessOf, ALL, NOTHING } from "./support/access";
import { callerWith } from "./support/callers";
import { createPerson, removePeople, signIn, signOut, type Person } from "./support/people";
import { sql, stack } from "./support/stack";

afterAll(removePeople);

test.each(["editor", "owner"] as const)(
  "an %s who signed out has no access with the former token at once, and all of it on another device",
  async (role) => {
    const person = await createPerson(role);
    const [here, elsewhere] = [person, { ...person, accessToken: await signIn(person) }];
    expect(await accessOf(callerWith(role, here))).toEqual(ALL);
    await signOut(here);
    expect(await accessOf(callerWith(role, here))).toEqual(NOTHING);
    expect(await accessOf(callerWith(role, elsewhere))).toEqual(ALL);
  },
);

/*
 * The auth server sends a code to everyone with the public key, and opens a session for it. A person with access to a staff
 * member's mailbox could get in without the password, and without setting a new one.
 */
const ask = (path: string, body: object) =>
  fetch(`${stack.apiUrl}/auth/v1/${path}`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Opens a session with the token in the mail to that person. */
async function openByMail(person: Person, type: "recovery" | "magiclink"): Promise<Person> {
  const asked = type === "recovery" ? "recover" : "otp";
  expect((await ask(asked, { email: person.email, create_user: false })).ok).toBe(true);
  const [mail] = await sql<{ token_hash: string }[]>`
    select recovery_token as token_hash from auth.users where id = ${person.id}`;
  const opened = await ask("verify", { type, token_hash: mail?.token_hash });
  expect(opened.status).toBe(200);
  const { access_token } = (await opened.json()) as { access_token: string };
  return { ...person, accessToken: access_token };
}

const sessionOf = ({ accessToken }: Person): string =>
  (JSON.parse(atob(accessToken.split(".")[1] ?? "")) as { session_id: string }).session_id;

test.each([
  ["editor", "magiclink"],
  ["owner", "recovery"],
] as const)("a session of an %s from an auth email has no staff access (%s)", async (role, type) => {
  const person = await createPerson(role);
  expect(await accessOf(callerWith(role, await openByMail(person, type)))).toEqual(NOTHING);
  // Nor does it lock out the person, whose other session has the password.
  expect(await accessOf(callerWith(role, person))).toEqual(ALL);
});

test("a second factor after an email sign-in does not count as a password", async () => {
  const person = await createPerson("owner");
  const opened = await openByMail(person, "recovery");
  await sql`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (${randomUUID()}, ${sessionOf(opened)}, now(), now(), 'totp')`;
  await sql`update auth.sessions set aal = 'aal2' where id = ${sessionOf(opened)}`;
  expect(await accessOf(callerWith("owner", opened))).toEqual(NOTHING);
});
