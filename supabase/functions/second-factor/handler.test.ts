import assert from "node:assert/strict";
import { ask } from "../_shared/testing/ask.ts";
import { secret, signedIn } from "../_shared/testing/people.ts";
import { secondFactor } from "./handler.ts";

Deno.test("approves nothing without the current password, and rate-limits wrong ones", () =>
  signedIn("editor", async (headers, person) => {
    const order = { factor_id: crypto.randomUUID(), password: "wrong" };
    assert.deepEqual(await ask(secondFactor, order, { ...headers, "Accept-Language": "ar" }), {
      status: 422,
      body: { error: "كلمة المرور الحالية غير صحيحة.", code: "wrong_password" },
    });
    for (let count = 0; count < 4; count += 1) await ask(secondFactor, order, headers);
    const right = { ...order, password: person.password };
    assert.equal((await ask(secondFactor, right, headers)).status, 429);
  }));

Deno.test("approves no second factor that the account does not have, and leaves no session behind", () =>
  signedIn("owner", async (headers, { id, password }) => {
    const answer = await ask(secondFactor, { factor_id: crypto.randomUUID(), password }, headers);
    assert.deepEqual([answer.status, answer.body.code], [404, "not_found"]);
    // The session of the request still exists.
    const token = headers.Authorization.replace("Bearer ", "");
    assert.equal((await secret.auth.getUser(token)).data.user?.id, id);
  }));
