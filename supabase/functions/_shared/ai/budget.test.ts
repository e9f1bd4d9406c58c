import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { consumeBudget } from "./budget.ts";
import type { Provider } from "./provider.ts";

/** A database that answers every request like this, and what it was asked to count. */
function answering(body: unknown) {
  const counted: unknown[] = [];
  const client = createClient("http://localhost", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (_address, request) => {
        counted.push(JSON.parse(String(request?.body)));
        return Promise.resolve(Response.json(body));
      },
    },
  });
  return { client, counted };
}

const BUILT_IN: Provider = { name: "composer" };

Deno.test("a picture of the built-in drawing has a budget of its own, a text of the built-in writer none", async () => {
  const { client, counted } = answering(true);
  await consumeBudget("picture", BUILT_IN, client);
  await consumeBudget("text", BUILT_IN, client);
  assert.deepEqual(counted, [{ p_name: "drawn_picture", p_limit: 1_000 }]);
});

Deno.test("a request beyond the budget of a day is refused", async () => {
  await assert.rejects(consumeBudget("readers_picture", BUILT_IN, answering(false).client), {
    code: "too_many",
  });
});
