import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { consumeBudget } from "./budget.ts";
import type { Provider } from "./provider.ts";

/** A database that answers every request like this. */
const answering = (status: number, body: object) =>
  createClient("http://localhost", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: () => Promise.resolve(Response.json(body, { status })) },
  });

Deno.test("an editor over their generation limit reads that it is a limit of generating, not of saving", async () => {
  const refusal = { code: "PT429", details: "save_limit", message: "Half of it.", hint: null };
  const asked = consumeBudget(
    "readers_picture",
    { isMetered: true } as Provider,
    answering(429, refusal),
    crypto.randomUUID(),
  );
  await assert.rejects(asked, { code: "generation_limit" });
});
