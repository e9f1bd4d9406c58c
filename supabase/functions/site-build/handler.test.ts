import assert from "node:assert/strict";
import { secret, signIn, stack, withPerson } from "../_shared/testing/people.ts";
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

Deno.test("limits manual builds per day for all of staff, so that no session uses up the host's limit", async () => {
  const limit = { buildsPerDay: 2, keptForOwners: 0, name: `test-${crypto.randomUUID()}` };
  await withHost(
    () => new Response(null, { status: 201 }),
    async ({ asked }) => {
      await withPerson("editor", async (person) => {
        const headers = { Authorization: `Bearer ${(await signIn(person)).token}` };
        for (let count = 0; count < 4; count += 1) {
          const { status } = await ask(headers, limit);
          assert.equal(status, count < 2 ? 200 : 429);
          await secret.rpc("fail_site_build", { p_problem: "test" });
        }
        assert.equal(asked.length, 2);
      });
    },
  );
});

Deno.test("counts only builds that start, and reserves the last builds of a day for owners", async () => {
  const limit = { buildsPerDay: 3, keptForOwners: 2, name: `test-${crypto.randomUUID()}` };
  await withHost(
    () => new Response(null, { status: 201 }),
    async ({ asked }) => {
      await withPerson("editor", async (editor) => {
        await withPerson("owner", async (owner) => {
          const as = async (person: typeof owner) => ({
            Authorization: `Bearer ${(await signIn(person)).token}`,
          });
          const [editors, owners] = [await as(editor), await as(owner)];
          const ended = () => secret.rpc("fail_site_build", { p_problem: "test" });
          assert.deepEqual((await ask(editors, limit)).body, { build: "requested" });
          // While one is under way nothing is asked for, so nothing is spent.
          for (let count = 0; count < 5; count += 1) {
            assert.deepEqual((await ask(editors, limit)).body, { build: "unchanged" });
          }
          await ended();
          assert.equal((await ask(editors, limit)).status, 429);
          for (const status of [200, 200, 429]) {
            assert.equal((await ask(owners, limit)).status, status);
            await ended();
          }
          assert.equal(asked.length, 3);
        });
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

Deno.test("refuses everybody but staff", async () => {
  assert.equal((await ask({})).status, 401);
  assert.equal((await ask({ apikey: stack.publishableKey })).status, 401);
  await withPerson(null, async (person) => {
    assert.equal((await ask({ Authorization: `Bearer ${(await signIn(person)).token}` })).status, 403);
  });
});
