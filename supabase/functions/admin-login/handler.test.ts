import assert from "node:assert/strict";
import { publishableClient } from "../_shared/clients.ts";
import { capturedErrors } from "../_shared/testing/console.ts";
import { secret, signIn, stack, withPerson } from "../_shared/testing/people.ts";
import { adminLogin } from "./handler.ts";
import { type Answer, ENDPOINT, login, loginRequest, read, someAddress, stranger } from "./testing.ts";

const INVALID = { error: "Invalid credentials", code: "invalid_credentials" };

Deno.test("signs a staff member in with a session that works", async () => {
  await withPerson("editor", async (person) => {
    const { status, body } = await login(` ${person.email.toUpperCase()} `, person.password);
    assert.equal(status, 200);
    const answer = body as {
      token: string;
      session: { access_token: string; refresh_token: string; expires_at: number };
    };
    assert.deepEqual(body, {
      success: true,
      token: answer.session.access_token,
      admin: { id: person.id, email: person.email, role: "editor" },
      session: answer.session,
    });
    assert.deepEqual(Object.keys(answer.session).sort(), ["access_token", "expires_at", "refresh_token"]);
    assert.ok(answer.session.expires_at * 1_000 > Date.now());

    const user = await secret.auth.getUser(answer.token);
    assert.equal(user.data.user?.id, person.id);
    // Not with the secret client: it would keep the session and act as that person from then on.
    const visitor = publishableClient(stack, new AbortController().signal);
    const renewed = await visitor.auth.refreshSession({ refresh_token: answer.session.refresh_token });
    assert.equal(renewed.data.user?.id, person.id);
  });
});

Deno.test("takes an address with invisible marks, and a password in either form of its letters", async () => {
  const [composed, typed] = ["caf\u00E9 by the sea", "cafe\u0301 by the sea"];
  for (const stored of [composed, typed]) {
    await withPerson("editor", async ({ id, email }) => {
      const changed = await secret.rpc("set_password", { p_user_id: id, p_password: stored });
      assert.equal(changed.error, null);
      assert.equal((await login(`\u202A${email}\u202C\u200F`, typed)).status, 200);
      assert.equal((await login(email, composed)).status, stored === composed ? 200 : 401);
    });
  }
});

Deno.test("answers a wrong password, an unknown email and an account that is not staff alike", async () => {
  await withPerson("owner", async (staff) => {
    await withPerson(null, async (visitor) => {
      const answers = [
        await login(staff.email, "wrong"),
        await login(stranger(), "wrong"),
        await login("not an email", "wrong"),
        await login(visitor.email, visitor.password),
        await login(visitor.email, "wrong"),
      ];
      for (const answer of answers) {
        assert.deepEqual([answer.status, answer.body], [401, INVALID]);
        assert.deepEqual(headerNames(answer), headerNames(answers[0]));
      }
    });
  });
});

function headerNames(answer: Answer | undefined): string[] {
  return [...(answer?.headers.keys() ?? [])].sort();
}

Deno.test("answers an unknown email, a wrong password and an account that is not staff after the same second", async () => {
  await withPerson("owner", async (staff) => {
    await withPerson(null, async (visitor) => {
      const refusals = {
        wrong: await duration(() => login(staff.email, "wrong")),
        unknown: await duration(() => login(stranger(), "wrong")),
        notStaff: await duration(() => login(visitor.email, visitor.password)),
      };
      assert.ok(Math.min(...Object.values(refusals)) >= 990, `came too early: ${JSON.stringify(refusals)}`);
    });
  });
});

async function duration(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

Deno.test("signs an account that is not staff out again, and only that session", async () => {
  await withPerson(null, async (visitor) => {
    const elsewhere = await signIn(visitor);
    const issued = await tokensIssuedDuring(async () => {
      const request = loginRequest(JSON.stringify(visitor), someAddress());
      assert.equal((await read(await adminLogin(request))).status, 401);
    });
    assert.equal(issued.length, 1);
    assert.ok((await secret.auth.getUser(issued[0])).error, "the session of the refused account still works");
    assert.equal((await secret.auth.getUser(elsewhere.token)).data.user?.id, visitor.id);
  });
});

/** Listens to what the auth server really answers, since a refused caller never sees the token. */
async function tokensIssuedDuring(work: () => Promise<void>): Promise<string[]> {
  const tokens: string[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await original(input, init);
    if (String(input).includes("/auth/v1/token")) {
      const { access_token }: { access_token: string } = await response.clone().json();
      tokens.push(access_token);
    }
    return response;
  };
  try {
    await work();
  } finally {
    globalThis.fetch = original;
  }
  return tokens;
}

Deno.test("refuses malformed and incomplete requests without counting them", async () => {
  await withPerson("editor", async (person) => {
    const address = someAddress();
    const bodies = ["", "{", "[]", "null", '"text"', "{}", '{"email":"a@b.c"}', '{"email":"","password":""}'];
    for (const body of [...bodies, '{"email":{"$ne":""},"password":["x"]}']) {
      const answer = await read(await fetch(loginRequest(body, address)));
      assert.equal(answer.status, 400, body);
      assert.equal((answer.body as { code: string }).code, "invalid");
    }
    assert.equal((await login(person.email, person.password, address)).status, 200);
  });
});

Deno.test("names both missing fields in readable words", async () => {
  const { body } = await login("", "");
  assert.deepEqual(body, { error: "Email and password are required.", code: "invalid" });
});

Deno.test("refuses a request that is too large", async () => {
  const answer = await login("a@example.com", "x".repeat(5_000));
  assert.deepEqual(
    [answer.status, answer.body],
    [413, { error: "The request is too large.", code: "too_large" }],
  );
});

Deno.test("answers only POST", async () => {
  const answer = await read(await fetch(ENDPOINT, { headers: { apikey: stack.publishableKey } }));
  assert.equal(answer.status, 405);
  assert.equal(answer.headers.get("Allow"), "POST, OPTIONS");
});

Deno.test("answers the browser's preflight without keys", async () => {
  const response = await fetch(ENDPOINT, {
    method: "OPTIONS",
    headers: {
      Origin: "https://example.com",
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization,apikey,content-type,x-client-info",
    },
  });
  await response.body?.cancel();
  assert.ok(response.ok, String(response.status));
  assert.equal(response.headers.get("Access-Control-Allow-Origin"), "*");
  for (const name of ["authorization", "apikey", "content-type", "x-client-info"]) {
    assert.ok(response.headers.get("Access-Control-Allow-Headers")?.includes(name), name);
  }
});

Deno.test("says that it is not set up, and logs the missing value only", async () => {
  const log = await withEnvironment({ SUPABASE_SECRET_KEYS: "wrong", SUPABASE_SERVICE_ROLE_KEY: "" }, 503);
  assert.match(log, /SUPABASE_SECRET_KEYS should be JSON/);
});

Deno.test("says that it is not available when the project does not answer", async () => {
  const log = await withEnvironment({ SUPABASE_URL: "http://127.0.0.1:1" }, 502);
  assert.match(log, /provider_failed/);
});

async function withEnvironment(values: Record<string, string>, status: number): Promise<string> {
  const before = Object.keys(values).map((name) => [name, Deno.env.get(name)] as const);
  for (const [name, value] of Object.entries(values)) Deno.env.set(name, value);
  try {
    return await capturedErrors(async () => {
      const answer = await read(
        await adminLogin(loginRequest('{"email":"a@b.c","password":"x"}', someAddress())),
      );
      assert.equal(answer.status, status);
    });
  } finally {
    for (const [name, value] of before)
      value === undefined ? Deno.env.delete(name) : Deno.env.set(name, value);
  }
}
