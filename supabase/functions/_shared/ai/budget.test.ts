import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { consumeBudget } from "./budget.ts";
import type { Provider } from "./provider.ts";

Deno.test("a picture of the built-in drawing has a budget of its own, a text of the built-in writer none", async () => {
  const counted: unknown[] = [];
  const client = createClient("http://localhost", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (_address, request) => {
        counted.push(JSON.parse(String(request?.body)));
        return Promise.resolve(Response.json(true));
      },
    },
  });
  const builtIn: Provider = { name: "composer" };
  await consumeBudget("picture", builtIn, client);
  await consumeBudget("text", builtIn, client);
  assert.deepEqual(counted, [{ p_name: "drawn_picture", p_limit: 1_000 }]);
});
