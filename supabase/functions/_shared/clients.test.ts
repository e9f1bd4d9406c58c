import assert from "node:assert/strict";
import { readEnvironment } from "./clients.ts";
import { FunctionError } from "./errors.ts";

const URL = "https://abc.supabase.co";
const CURRENT = {
  SUPABASE_URL: URL,
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_a"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_b","other":"sb_secret_c"}',
};

function read(values: Record<string, string>) {
  return readEnvironment((name) => values[name]);
}

function refusal(values: Record<string, string>): string {
  try {
    read(values);
  } catch (error) {
    assert.ok(error instanceof FunctionError);
    assert.equal(error.code, "not_configured");
    for (const value of Object.values(values))
      assert.ok(value === "" || !String(error.cause).includes(value));
    assert.equal(error.message, "This service is not set up yet.");
    return String(error.cause);
  }
  return assert.fail("the environment was accepted");
}

Deno.test("reads today's hosted variables", () => {
  assert.deepEqual(read(CURRENT), { url: URL, publishableKey: "sb_publishable_a", secretKey: "sb_secret_b" });
});

Deno.test("reads the older hosted variables", () => {
  const legacy = { SUPABASE_URL: `${URL}/`, SUPABASE_ANON_KEY: "a.b.c", SUPABASE_SERVICE_ROLE_KEY: "d.e.f" };
  assert.deepEqual(read(legacy), { url: URL, publishableKey: "a.b.c", secretKey: "d.e.f" });
});

Deno.test("prefers today's variables when both are set", () => {
  const both = { ...CURRENT, SUPABASE_ANON_KEY: "a.b.c", SUPABASE_SERVICE_ROLE_KEY: "d.e.f" };
  assert.equal(read(both).secretKey, "sb_secret_b");
});

Deno.test("names the value that is wrong and what it should look like, and never the value", () => {
  assert.match(refusal({ ...CURRENT, SUPABASE_URL: "" }), /SUPABASE_URL.*https:/);
  assert.match(refusal({ ...CURRENT, SUPABASE_URL: "abc.supabase.co" }), /SUPABASE_URL/);
  assert.match(refusal({ ...CURRENT, SUPABASE_SECRET_KEYS: "sb_secret_raw" }), /SUPABASE_SECRET_KEYS.*JSON/);
  assert.match(
    refusal({ ...CURRENT, SUPABASE_SECRET_KEYS: '{"main":"sb_secret_b"}' }),
    /SUPABASE_SECRET_KEYS/,
  );
  assert.match(refusal({ SUPABASE_URL: URL }), /SUPABASE_PUBLISHABLE_KEYS is missing/);
});

Deno.test("notices keys that were swapped", () => {
  const swapped = { ...CURRENT, SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_secret_x"}' };
  assert.match(refusal(swapped), /SUPABASE_PUBLISHABLE_KEYS.*sb_publishable_/);
});
