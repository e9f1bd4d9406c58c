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

const LIMITS = [
  ["an editor", { role: "editor", hasOwnerLimits: false }, "generation_limit"],
  ["an owner who signed in long ago", { role: "owner", hasOwnerLimits: false }, "sign_in_again"],
  ["an owner", { role: "owner", hasOwnerLimits: true }, "generation_limit"],
] as const;

for (const [who, rights, code] of LIMITS) {
  Deno.test(`${who} over their generation limit reads ${code}`, async () => {
    const refusal = { code: "PT429", details: "save_limit", message: "Half of it.", hint: null };
    const staff = { id: crypto.randomUUID(), email: "test@example.com", sessionId: "", ...rights };
    const asked = consumeBudget(
      "readers_picture",
      { isMetered: true } as Provider,
      answering(429, refusal),
      staff,
    );
    await assert.rejects(asked, { code });
  });
}
