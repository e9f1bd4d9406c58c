import assert from "node:assert/strict";
import { readEnvironment, signInClient } from "./clients.ts";
import { FunctionError } from "./errors.ts";

const URL = "https://abc.supabase.co";
const CURRENT = {
  SUPABASE_URL: URL,
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_a"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_b","other":"sb_secret_c"}',
};

const OLDER = { SUPABASE_ANON_KEY: "a.b.c", SUPABASE_SERVICE_ROLE_KEY: "d.e.f" };

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

for (const [what, values, publishableKey, secretKey] of [
  ["today's hosted variables", CURRENT, "sb_publishable_a", "sb_secret_b"],
  ["them beside the older ones", { ...CURRENT, ...OLDER }, "sb_publishable_a", "sb_secret_b"],
  ["the older hosted variables", { SUPABASE_URL: `${URL}/`, ...OLDER }, "a.b.c", "d.e.f"],
  [
    "a key with a custom name",
    { ...CURRENT, SUPABASE_SECRET_KEYS: '{"old":"revoked","main":"sb_secret_d"}' },
    "sb_publishable_a",
    "sb_secret_d",
  ],
  [
    "the older variable if there is none",
    { ...CURRENT, ...OLDER, SUPABASE_SECRET_KEYS: "{}" },
    "sb_publishable_a",
    "d.e.f",
  ],
] as const)
  Deno.test(`reads ${what}`, () => assert.deepEqual(read(values), { url: URL, publishableKey, secretKey }));

Deno.test("sends the client's address to the auth server with a key that it trusts", async () => {
  const { signal } = new AbortController();
  const sent = async (secretKey: string, address: string) => {
    const original = globalThis.fetch;
    let headers = new Headers();
    globalThis.fetch = (_input, init) => {
      headers = new Headers(init?.headers);
      return Promise.resolve(Response.json({ error_code: "invalid_credentials" }, { status: 400 }));
    };
    try {
      await signInClient({ ...read(CURRENT), secretKey }, address, signal).auth.signInWithPassword({
        email: "a@example.com",
        password: "wrong",
      });
    } finally {
      globalThis.fetch = original;
    }
    return [headers.get("apikey"), headers.get("sb-forwarded-for")];
  };
  assert.deepEqual(await sent("sb_secret_b", "203.0.113.7"), ["sb_secret_b", "203.0.113.7"]);
  assert.deepEqual(await sent("sb_secret_b", "unknown"), ["sb_publishable_a", null]);
  assert.deepEqual(await sent("d.e.f", "203.0.113.7"), ["sb_publishable_a", null]);
});

Deno.test("names the invalid variable and its format, and never its value", () => {
  assert.match(refusal({ ...CURRENT, SUPABASE_URL: "" }), /SUPABASE_URL.*https:/);
  assert.match(refusal({ ...CURRENT, SUPABASE_URL: "abc.supabase.co" }), /SUPABASE_URL/);
  assert.match(refusal({ ...CURRENT, SUPABASE_SECRET_KEYS: "sb_secret_raw" }), /SUPABASE_SECRET_KEYS.*JSON/);
  assert.match(refusal({ ...CURRENT, SUPABASE_SECRET_KEYS: '{"main":"b"}' }), /SUPABASE_SECRET_KEYS.*JSON/);
  assert.match(refusal({ SUPABASE_URL: URL }), /SUPABASE_PUBLISHABLE_KEYS is missing/);
  const swapped = { ...CURRENT, SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_secret_x"}' };
  assert.match(refusal(swapped), /SUPABASE_PUBLISHABLE_KEYS.*sb_publishable_/);
});
