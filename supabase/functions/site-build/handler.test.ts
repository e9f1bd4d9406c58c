import assert from "node:assert/strict";
import { ask as send } from "../_shared/testing/ask.ts";
import { secret, signedIn } from "../_shared/testing/people.ts";
import { withHost } from "../_shared/testing/publish-due.ts";
import { createSiteBuild } from "./handler.ts";

const accepted = () => new Response(null, { status: 201 });
const ask = (headers: Readonly<Record<string, string>>, limit = {}) =>
  send(createSiteBuild(limit), {}, headers);

Deno.test("requests a build even if nothing has changed, one at a time, within a daily limit for all staff", () =>
  withHost(accepted, ({ asked }) =>
    signedIn("editor", async (headers) => {
      const limit = { buildsPerDay: 2, name: `test-${crypto.randomUUID()}` };
      assert.deepEqual(await ask(headers, limit), { status: 200, body: { build: "requested" } });
      // While a build is running nothing is requested, so nothing counts.
      for (let count = 0; count < 5; count += 1)
        assert.deepEqual((await ask(headers, limit)).body, { build: "unchanged" });
      for (const status of [200, 429]) {
        await secret.rpc("fail_site_build", { p_problem: "test" });
        assert.equal((await ask(headers, limit)).status, status);
      }
      assert.equal(asked.length, 2);
    }),
  ));
