import assert from "node:assert/strict";
import { signIn, stack, withPerson } from "../_shared/testing/people.ts";
import { withHost } from "../publish-due/testing.ts";
import { createSiteBuild } from "./handler.ts";

async function ask(headers: Readonly<Record<string, string>>) {
  const response = await createSiteBuild()(
    new Request("http://localhost/site-build", { method: "POST", headers, body: "{}" }),
  );
  return { status: response.status, body: await response.json() };
}

Deno.test("has the host build although nothing has changed, and once at a time", async () => {
  await withHost(
    () => new Response(null, { status: 201 }),
    async ({ asked }) => {
      await withPerson("editor", async (person) => {
        const headers = { Authorization: `Bearer ${(await signIn(person)).token}` };
        assert.deepEqual(await ask(headers), { status: 200, body: { build: "requested" } });
        assert.deepEqual(await ask(headers), { status: 200, body: { build: "unchanged" } });
        assert.equal(asked.length, 1);
      });
    },
  );
});

Deno.test("says so when no host is set up", async () => {
  await withPerson("owner", async (person) => {
    const headers = { Authorization: `Bearer ${(await signIn(person)).token}` };
    assert.deepEqual(await ask(headers), { status: 200, body: { build: "not_configured" } });
  });
});

Deno.test("does so for nobody but staff", async () => {
  assert.equal((await ask({})).status, 401);
  assert.equal((await ask({ apikey: stack.publishableKey })).status, 401);
  await withPerson(null, async (person) => {
    assert.equal((await ask({ Authorization: `Bearer ${(await signIn(person)).token}` })).status, 403);
  });
});
