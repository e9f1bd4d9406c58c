import assert from "node:assert/strict";
import { secret, signIn, withPerson } from "../_shared/testing/people.ts";
import { withHost } from "../publish-due/testing.ts";
import { createSiteBuild } from "./handler.ts";

async function ask(headers: Readonly<Record<string, string>>, limit = {}) {
  const response = await createSiteBuild(limit)(
    new Request("http://localhost/site-build", { method: "POST", headers, body: "{}" }),
  );
  return { status: response.status, body: await response.json() };
}

Deno.test("requests a build even if nothing has changed, one at a time", async () => {
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

Deno.test("limits manual builds per day for all of staff, and counts only those that start", async () => {
  const limit = { buildsPerDay: 2, name: `test-${crypto.randomUUID()}` };
  await withHost(
    () => new Response(null, { status: 201 }),
    async ({ asked }) => {
      await withPerson("editor", async (editor) => {
        const headers = { Authorization: `Bearer ${(await signIn(editor)).token}` };
        assert.deepEqual((await ask(headers, limit)).body, { build: "requested" });
        // While one is under way nothing is asked for, so nothing is spent.
        for (let count = 0; count < 5; count += 1) {
          assert.deepEqual((await ask(headers, limit)).body, { build: "unchanged" });
        }
        for (const status of [200, 429]) {
          await secret.rpc("fail_site_build", { p_problem: "test" });
          assert.equal((await ask(headers, limit)).status, status);
        }
        assert.equal(asked.length, 2);
      });
    },
  );
});

Deno.test("reports that no host is configured", async () => {
  await withPerson("owner", async (person) => {
    const headers = { Authorization: `Bearer ${(await signIn(person)).token}` };
    assert.deepEqual(await ask(headers), { status: 200, body: { build: "not_configured" } });
  });
});
