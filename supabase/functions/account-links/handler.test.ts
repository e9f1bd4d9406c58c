import assert from "node:assert/strict";
import { publishableClient } from "../_shared/clients.ts";
import { secret, signIn, stack, withPerson } from "../_shared/testing/people.ts";
import { accountLinks } from "./handler.ts";

const PASSWORD = "seven lemons on a roof";

const someAddress = () => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join(".")}`;

async function ask(body: object, token?: string, address = someAddress()) {
  const response = await accountLinks(
    new Request("http://localhost/account-links", {
      method: "POST",
      headers: { "cf-connecting-ip": address, ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, body: await response.json() };
}

const signInWith = (email: string, password: string) =>
  publishableClient(stack, new AbortController().signal).auth.signInWithPassword({ email, password });

const withOwner = (work: (token: string) => Promise<void>) =>
  withPerson("owner", async (owner) => work((await signIn(owner)).token));

Deno.test("an invitation makes an account of the chosen role, once", async () => {
  await withOwner(async (owner) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const invited = await ask({ action: "invite", email, role: "editor" }, owner);
    assert.deepEqual([invited.status, invited.body.mailed], [200, false]);
    const { token } = invited.body;
    assert.deepEqual((await ask({ action: "look", token })).body, { kind: "invitation", email });
    const weak = await ask({ action: "use", token, password: "password1234" });
    assert.deepEqual([weak.status, weak.body.code], [422, "weak_password"]);

    const uses = await Promise.all([1, 2].map(() => ask({ action: "use", token, password: PASSWORD })));
    assert.deepEqual(uses.map(({ status }) => status).sort(), [200, 410]);
    const { data } = await signInWith(email, PASSWORD);
    const stored = await secret.from("admins").select("email, role").eq("user_id", data.user?.id);
    assert.deepEqual(stored.data, [{ email, role: "editor" }]);
    assert.equal((await ask({ action: "look", token })).status, 410);
    await secret.auth.admin.deleteUser(String(data.user?.id));
  });
});

Deno.test("an address that is staff already cannot be invited", async () => {
  await withOwner(async (owner) => {
    await withPerson("editor", async ({ email }) => {
      const answer = await ask({ action: "invite", email: email.toUpperCase(), role: "owner" }, owner);
      assert.deepEqual([answer.status, answer.body.code], [409, "conflict"]);
    });
  });
});

Deno.test("a link for a password ends every session, and an earlier link with it", async () => {
  await withOwner(async (owner) => {
    await withPerson("editor", async (person) => {
      const session = await signIn(person);
      const first = await ask({ action: "reset", id: person.id }, owner);
      const second = await ask({ action: "reset", id: person.id }, owner);
      assert.equal((await ask({ action: "look", token: first.body.token })).status, 410);
      const used = await ask({ action: "use", token: second.body.token, password: PASSWORD });
      assert.deepEqual(used, { status: 200, body: { email: person.email } });
      assert.ok((await secret.auth.getUser(session.token)).error);
      assert.ok((await signInWith(person.email, person.password)).error);
      assert.equal((await signInWith(person.email, PASSWORD)).error, null);
    });
  });
});

Deno.test("an editor and a visitor make no links", async () => {
  await withPerson("editor", async (editor) => {
    const { token } = await signIn(editor);
    const orders = [
      { action: "invite", email: "a@example.com", role: "owner" },
      { action: "reset", id: editor.id },
    ];
    for (const order of orders) {
      assert.deepEqual((await ask(order, token)).body.code, "not_owner");
      assert.equal((await ask(order)).status, 401);
    }
  });
});

Deno.test("forged links are answered alike and let an address wait", async () => {
  const address = someAddress();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const token = crypto.randomUUID();
    statuses.push((await ask({ action: "look", token }, undefined, address)).status);
  }
  assert.deepEqual(statuses, [410, 410, 410, 410, 410, 429]);
});
