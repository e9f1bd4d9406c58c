import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { callerWith, type Caller } from "./support/callers";
import { createPerson, removePeople, signIn, type Person } from "./support/people";
import { call, select } from "./support/rest";
import { connectAsOwner, stack } from "./support/stack";

/*
 * The auth server sends a code to whoever asks for one with the public key, and opens a session for it. Whoever read the mailbox
 * of a member of staff was in without the password, and nobody had set a new one.
 */
const sql = connectAsOwner();
afterAll(async () => {
  await removePeople();
  await sql.end();
});

const ask = (path: string, body: object) =>
  fetch(`${stack.apiUrl}/auth/v1/${path}`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Opens a session with what the mail to that person has. */
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

async function mayDo(caller: Caller) {
  const asked = await fetch(`${stack.apiUrl}/functions/v1/admin-status`, {
    method: "POST",
    headers: caller.headers,
    body: "{}",
  });
  return {
    isThemselves: (await select(caller, `admins?user_id=eq.${caller.userId}`)).rows.length > 0,
    calls: (await call(caller, "trash_posts", { p_ids: [] })).status < 300,
    asksFunctions: asked.status === 200,
  };
}
const ALL = { isThemselves: true, calls: true, asksFunctions: true };
const NOTHING = { isThemselves: false, calls: false, asksFunctions: false };

test.each([
  ["editor", "recovery"],
  ["owner", "recovery"],
  ["editor", "magiclink"],
  ["owner", "magiclink"],
] as const)("a session of an %s from an auth email has no staff access (%s)", async (role, type) => {
  const person = await createPerson(role);
  expect(await mayDo(callerWith(role, await openByMail(person, type)))).toEqual(NOTHING);
  // Nor does it shut out the person.
  expect(await mayDo(callerWith(role, person))).toEqual(ALL);
  expect(await mayDo(callerWith(role, { ...person, accessToken: await signIn(person) }))).toEqual(ALL);
});

test("a second factor after an email sign-in does not count as a password", async () => {
  const person = await createPerson("owner");
  const opened = await openByMail(person, "recovery");
  await sql`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (${randomUUID()}, ${sessionOf(opened)}, now(), now(), 'totp')`;
  await sql`update auth.sessions set aal = 'aal2' where id = ${sessionOf(opened)}`;
  expect(await mayDo(callerWith("owner", opened))).toEqual(NOTHING);
});

test("the password of another session does not count for this one", async () => {
  const person = await createPerson("editor");
  const opened = await openByMail(person, "magiclink");
  await signIn(person);
  expect(await mayDo(callerWith("editor", opened))).toEqual(NOTHING);
});
