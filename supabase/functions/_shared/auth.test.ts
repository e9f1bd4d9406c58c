import assert from "node:assert/strict";
import { AuthApiError } from "@supabase/supabase-js";
import { expectRefusal, requireStaff } from "./auth.ts";
import { secretClient } from "./clients.ts";
import { capturedErrors } from "./testing/console.ts";
import { secret, signIn, stack, withPerson } from "./testing/people.ts";

const request = (authorization: string) =>
  new Request(stack.url, { headers: { Authorization: authorization } });

Deno.test("reads the staff member from the token and the role from the staff list", () =>
  withPerson("editor", async (person) => {
    const { token } = await signIn(person);
    const { sessionId, ...admin } = await requireStaff({ request: request(`Bearer ${token}`), secret });
    assert.match(sessionId, /^[0-9a-f-]{36}$/);
    assert.deepEqual(admin, { id: person.id, email: person.email, role: "editor" });
  }));

Deno.test("reports that it is unavailable when the auth server does not answer", async () => {
  const nowhere = secretClient({ ...stack, url: "http://127.0.0.1:1" }, new AbortController().signal);
  await capturedErrors(() =>
    assert.rejects(requireStaff({ request: request("Bearer a.b.c"), secret: nowhere }), {
      code: "provider_failed",
    }),
  );
});

Deno.test("distinguishes a wrong project key from a wrong token", () => {
  const keyRefused = new AuthApiError("Invalid API key", 401, undefined);
  assert.throws(() => expectRefusal(keyRefused), { code: "provider_failed" });
  assert.throws(() => expectRefusal(new AuthApiError("Slow down", 429, "over_request_rate_limit")), {
    code: "too_many",
  });
  expectRefusal(new AuthApiError("invalid JWT", 401, "bad_jwt"));
  expectRefusal(new AuthApiError("Invalid login credentials", 400, "invalid_credentials"));
});
