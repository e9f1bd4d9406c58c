import assert from "node:assert/strict";
import { read, someAddress } from "../_shared/testing/ask.ts";
import { secret, signIn, stack, visitor, withPerson } from "../_shared/testing/people.ts";
import { adminLogin } from "./handler.ts";

function loginRequest(body: BodyInit, address: string): Request {
  const headers = {
    apikey: stack.publishableKey,
    "Content-Type": "application/json",
    // The local gateway trusts the address of a client with the secret key.
    "x-proxy-secret": stack.secretKey,
    "x-forwarded-for": address,
  };
  return new Request(`${stack.url}/functions/v1/admin-login`, { method: "POST", headers, body });
}

/** Signs in through the running function; each call has an address of its own unless one is given. */
const login = async (email: string, password: string, address = someAddress()) =>
  await read(await fetch(loginRequest(JSON.stringify({ email, password }), address)));

const INVALID = { error: "Invalid credentials", code: "invalid_credentials" };

Deno.test("signs a staff member in with a session that works", () =>
  withPerson("editor", async (person) => {
    const { status, body } = await login(` ${person.email.toUpperCase()} `, person.password);
    assert.equal(status, 200);
    const { session } = body;
    assert.deepEqual(body, {
      success: true,
      token: session.access_token,
      admin: { id: person.id, email: person.email, role: "editor" },
      session,
    });
    assert.deepEqual(Object.keys(session).sort(), ["access_token", "expires_at", "refresh_token"]);
    assert.ok(session.expires_at * 1_000 > Date.now());

    const user = await secret.auth.getUser(session.access_token);
    assert.equal(user.data.user?.id, person.id);
    // Not with the secret client: it would keep the session and continue as that person.
    const renewed = await visitor().auth.refreshSession({ refresh_token: session.refresh_token });
    assert.equal(renewed.data.user?.id, person.id);
  }));

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

Deno.test("answers a wrong password, an unknown email and an account that is not staff alike, after the same second", () =>
  withPerson("owner", (staff) =>
    withPerson(null, async (member) => {
      const startedAt = performance.now();
      const answers = await Promise.all(
        [
          [staff.email, "wrong"],
          [`${crypto.randomUUID()}@example.com`, "wrong"],
          ["not an email", "wrong"],
          [member.email, member.password],
          [member.email, "wrong"],
        ].map(async ([email = "", password = ""]) => {
          const answer = await login(email, password);
          assert.ok(performance.now() - startedAt >= 990, `${email} was answered too early`);
          return answer;
        }),
      );
      for (const answer of answers) {
        assert.deepEqual([answer.status, answer.body], [401, INVALID]);
        assert.deepEqual([...answer.headers.keys()].sort(), [...(answers[0]?.headers.keys() ?? [])].sort());
      }
    }),
  ));

Deno.test("signs an account that is not staff out again, and only that session", () =>
  withPerson(null, async (member) => {
    const elsewhere = await signIn(member);
    const issued = await tokensIssuedDuring(async () => {
      const request = loginRequest(JSON.stringify(member), someAddress());
      assert.equal((await read(await adminLogin(request))).status, 401);
    });
    assert.equal(issued.length, 1);
    assert.ok((await secret.auth.getUser(issued[0])).error, "the session of the refused account still works");
    assert.equal((await secret.auth.getUser(elsewhere.token)).data.user?.id, member.id);
  }));

/** Records the auth server's real answers, because a refused caller never sees the token. */
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

Deno.test("refuses malformed and incomplete requests without counting them", () =>
  withPerson("editor", async (person) => {
    const address = someAddress();
    const bodies = ["", "{", "[]", "null", '"text"', "{}", '{"email":"a@b.c"}', '{"email":"","password":""}'];
    for (const body of [...bodies, '{"email":{"$ne":""},"password":["x"]}']) {
      const answer = await read(await fetch(loginRequest(body, address)));
      assert.equal(answer.status, 400, body);
      assert.equal(answer.body.code, "invalid");
    }
    assert.equal((await login(person.email, person.password, address)).status, 200);
  }));

Deno.test("forgets failures after a sign-in", () =>
  withPerson("editor", async (person) => {
    const address = someAddress();
    for (let round = 0; round < 2; round++) {
      await Promise.all(Array.from({ length: 4 }, () => login(person.email, "wrong", address)));
      assert.equal((await login(person.email, person.password, address)).status, 200);
    }
  }));

Deno.test("does not lock out a person whose email is attacked, but gives each address one attempt a minute", () =>
  withPerson("editor", async (person) => {
    await Promise.all(Array.from({ length: 5 }, () => login(person.email, "wrong")));
    const [own, other] = [someAddress(), someAddress()];
    assert.equal((await login(person.email, "wrong", other)).status, 401);
    const refused = await login(person.email.toUpperCase(), person.password, other);
    assert.deepEqual([refused.status, refused.body.code], [429, "too_many"]);
    const seconds = Number(refused.headers.get("Retry-After"));
    assert.ok(seconds > 50 && seconds <= 60, `Retry-After is ${seconds}`);
    assert.equal((await login(person.email, person.password, own)).status, 200);
  }));
