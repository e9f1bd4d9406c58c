import assert from "node:assert/strict";
import { secret, signIn, withPerson } from "../_shared/testing/people.ts";
import { secondFactor } from "./handler.ts";

async function ask(body: object, token?: string, language = "en") {
  const response = await secondFactor(
    new Request("http://localhost/second-factor", {
      method: "POST",
      headers: { "Accept-Language": language, ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, body: await response.json() };
}

Deno.test("approves nothing without the current password, and rate-limits wrong ones", async () => {
  await withPerson("editor", async (person) => {
    const { token } = await signIn(person);
    const order = { factor_id: crypto.randomUUID(), password: "wrong" };
    assert.deepEqual(await ask(order, token, "ar"), {
      status: 422,
      body: { error: "كلمة المرور الحالية غير صحيحة.", code: "wrong_password" },
    });
    for (let count = 0; count < 4; count += 1) await ask(order, token);
    assert.equal((await ask({ ...order, password: person.password }, token)).status, 429);
  });
});

Deno.test("approves no second factor that the account does not have, and leaves no session behind", async () => {
  await withPerson("owner", async (person) => {
    const { token } = await signIn(person);
    const answer = await ask({ factor_id: crypto.randomUUID(), password: person.password }, token);
    assert.deepEqual([answer.status, answer.body.code], [404, "not_found"]);
    // The session that asked is still there.
    assert.equal((await secret.auth.getUser(token)).data.user?.id, person.id);
  });
});
