import assert from "node:assert/strict";
import { ask, someAddress } from "../_shared/testing/ask.ts";
import { secret, signIn, signInWith, withPerson, type Person } from "../_shared/testing/people.ts";
import { changePassword } from "./handler.ts";

/** The form that a keyboard may send, and the one form that is stored. */
const TYPED = "cafe\u0301 by the sea";
const NEW = TYPED.normalize();

const change = (token: string, body: object, language = "en") =>
  ask(changePassword, body, {
    ...(token !== "" && { Authorization: `Bearer ${token}` }),
    "Accept-Language": language,
    "cf-connecting-ip": someAddress(),
  });

const signsIn = async ({ email }: Person, password: string) =>
  (await signInWith(email, password)).error === null;

Deno.test("changes the password, ends every session and answers a new one", () =>
  withPerson("editor", async (person) => {
    const [here, elsewhere] = [await signIn(person), await signIn(person)];
    const answer = await change(here.token, { current: person.password, password: TYPED });
    assert.equal(answer.status, 200);
    for (const { token } of [here, elsewhere]) assert.ok((await secret.auth.getUser(token)).error);
    assert.equal((await secret.auth.getUser(answer.body.session.access_token)).data.user?.id, person.id);
    assert.equal(await signsIn(person, person.password), false);
    assert.equal(await signsIn(person, NEW), true);
  }));

Deno.test("changes the password without a session, which a stolen session could end at once", () =>
  withPerson("editor", async (person) => {
    const stolen = await signIn(person);
    const { email, password: current } = person;
    const wrong = await change("", { email, current: "wrong", password: NEW });
    assert.deepEqual([wrong.status, wrong.body.code], [401, "invalid_credentials"]);
    const answer = await change("", { email, current, password: NEW });
    assert.equal(answer.status, 200);
    assert.ok((await secret.auth.getUser(stolen.token)).error);
    assert.equal((await secret.auth.getUser(answer.body.session.access_token)).data.user?.id, person.id);
    assert.equal((await change("", { current: NEW, password: NEW })).status, 401);
  }));

Deno.test("guesses from a stolen session do not stop the person from ending that session", () =>
  withPerson("owner", async (person) => {
    const [stolen, own] = [await signIn(person), await signIn(person)];
    for (let count = 0; count < 5; count += 1)
      await change(stolen.token, { current: "wrong", password: NEW });
    assert.equal((await change(stolen.token, { current: person.password, password: NEW })).status, 429);
    // The account has used its five: another session has one attempt a minute.
    const other = await signIn(person);
    assert.equal((await change(other.token, { current: "wrong", password: NEW })).status, 422);
    assert.equal((await change(other.token, { current: person.password, password: NEW })).status, 429);
    assert.equal((await change(own.token, { current: person.password, password: NEW })).status, 200);
    assert.ok((await secret.auth.getUser(stolen.token)).error);
  }));

Deno.test("refuses a password that is common", () =>
  withPerson("editor", async (person) => {
    const { token } = await signIn(person);
    const answer = await change(token, { current: person.password, password: "password1234" });
    assert.deepEqual([answer.status, answer.body.code], [422, "weak_password"]);
    assert.equal(await signsIn(person, person.password), true);
  }));
