import { expect, it } from "vitest";
import { createStaffAccount, readAdminRequest, resetStaffPassword } from "./staff-account";

const request = {
  apiUrl: "https://abc.supabase.co",
  secretKey: "sb_secret_x",
  email: "Sara@Example.com",
  password: "a long enough password",
  role: "editor" as const,
};

/** Answers by method and path, and records the requests. */
function project(answers: Record<string, [status: number, body: unknown]>) {
  const asked: { key: string; body: unknown }[] = [];
  const send: typeof fetch = async (input, init) => {
    const call = new Request(input, init);
    if (call.url.endsWith("/health")) return Response.json({});
    const { pathname, search } = new URL(call.url);
    const key = `${call.method} ${pathname}${search}`;
    const text = await call.text();
    asked.push({ key, body: text === "" ? undefined : JSON.parse(text) });
    const [status, body] = answers[key] ?? [404, { message: `nothing at ${key}` }];
    return Response.json(body ?? null, { status });
  };
  return { asked, fetch: send };
}

const USERS = "POST /auth/v1/admin/users";
const ADMINS = "POST /rest/v1/admins?on_conflict=user_id";
const taken: [number, unknown] = [422, { error_code: "email_exists", msg: "taken" }];

it("creates a confirmed account and its row in admins", async () => {
  const { asked, fetch } = project({ [USERS]: [200, { id: "id-1" }], [ADMINS]: [201, undefined] });
  await expect(createStaffAccount({ ...request, fetch })).resolves.toBe("created");
  expect(asked).toEqual([
    { key: USERS, body: { email: request.email, password: request.password, email_confirm: true } },
    { key: ADMINS, body: { user_id: "id-1", email: "sara@example.com", role: "editor" } },
  ]);
});

it("finds an account that exists, on whatever page it is listed", async () => {
  const page = Array.from({ length: 200 }, (_item, index) => ({
    id: `id-${index}`,
    email: `u${index}@example.com`,
  }));
  const { asked, fetch } = project({
    [USERS]: taken,
    "GET /auth/v1/admin/users?page=1&per_page=200": [200, { users: page }],
    "GET /auth/v1/admin/users?page=2&per_page=200": [
      200,
      { users: [{ id: "hers", email: "sara@example.com" }] },
    ],
    [ADMINS]: [201, undefined],
  });
  await expect(createStaffAccount({ ...request, fetch })).resolves.toBe("existing");
  expect(asked.at(-1)?.body).toMatchObject({ user_id: "hers" });
});

it("reports a project that does not answer", async () => {
  const fetch = () => Promise.reject(new TypeError("fetch failed"));
  await expect(createStaffAccount({ ...request, fetch })).rejects.toThrow(
    "https://abc.supabase.co does not answer; is it running, and is the address right?",
  );
});

it.each([
  [
    "an account",
    { [USERS]: [401, { message: "Invalid API key" }] as [number, unknown] },
    "The account cannot be created: Invalid API key",
  ],
  [
    "a row in admins",
    {
      [USERS]: [200, { id: "x" }] as [number, unknown],
      [ADMINS]: [400, { message: "no such role" }] as [number, unknown],
    },
    "The account cannot be made staff: no such role",
  ],
])("forwards the reason why %s is refused", async (_what, answers, message) => {
  await expect(createStaffAccount({ ...request, fetch: project(answers).fetch })).rejects.toThrow(message);
});

const FIND = "GET /rest/v1/admins?select=user_id&email=eq.sara%40example.com";

it("sets a new password for a member of staff", async () => {
  const { asked, fetch } = project({
    [FIND]: [200, [{ user_id: "0b9f4f0a-6ea0-4a57-9f0e-5f8f0c6a1c11" }]],
    "POST /rest/v1/rpc/set_password": [200, null],
  });
  await resetStaffPassword({ ...request, fetch });
  expect(asked.at(-1)?.body).toEqual({
    p_user_id: "0b9f4f0a-6ea0-4a57-9f0e-5f8f0c6a1c11",
    p_password: request.password,
  });
});

it("does not set the password of an account that is not staff", async () => {
  const { fetch } = project({ [FIND]: [200, []] });
  await expect(resetStaffPassword({ ...request, fetch })).rejects.toThrow(
    "Sara@Example.com is not staff on https://abc.supabase.co.",
  );
});

const hosted = { SUPABASE_URL: "https://abc.supabase.co/", SUPABASE_SECRET_KEY: "sb_secret_x" };

it.each([
  ["adds an owner", ["sara@example.com"], "owner", false],
  ["adds an editor on request", ["--role", "editor", "sara@example.com"], "editor", false],
  ["resets a password on request", ["sara@example.com", "--reset-password"], "owner", true],
])("%s on the project that the environment names", (_what, args, role, isReset) => {
  const project = { apiUrl: "https://abc.supabase.co", secretKey: "sb_secret_x" };
  expect(readAdminRequest(args, hosted)).toEqual({ email: "sara@example.com", role, isReset, ...project });
});

it.each([
  ["no address", []],
  ["something else", ["sara"]],
  ["two addresses", ["a@example.com", "b@example.com"]],
  ["an unknown role", ["a@example.com", "--role", "king"]],
  ["an unknown option", ["a@example.com", "--force"]],
])("shows its usage for %s", (_case, args) => {
  expect(() => readAdminRequest(args, hosted)).toThrow(/^Usage: npm run admin:create/);
});

it.each([
  [{ SUPABASE_SECRET_KEY: "sb_secret_x" }, /^SUPABASE_URL must be/],
  [{ SUPABASE_URL: "abc", SUPABASE_SECRET_KEY: "sb_secret_x" }, /^SUPABASE_URL must be/],
  [{ SUPABASE_URL: "https://abc.supabase.co" }, /^SUPABASE_SECRET_KEY must be/],
])("names the value that is missing or wrong in %j", (env, message) => {
  expect(() => readAdminRequest(["sara@example.com"], env)).toThrow(message);
});

it("fails with an error without a project or a running stack", () => {
  const env = { LOCAL_DIR: "/nonexistent/stack" };
  expect(() => readAdminRequest(["sara@example.com"], env)).toThrow(
    /^No local stack runs on .*; start it with npm start\.$/,
  );
});
