import { expect, it } from "vitest";
import { readAdminRequest } from "./admin-request";

const hosted = { SUPABASE_URL: "https://abc.supabase.co/", SUPABASE_SECRET_KEY: "sb_secret_x" };

it("adds an owner on the project that the environment names", () => {
  expect(readAdminRequest(["sara@example.com"], hosted)).toEqual({
    email: "sara@example.com",
    role: "owner",
    isReset: false,
    apiUrl: "https://abc.supabase.co",
    secretKey: "sb_secret_x",
  });
});

it("adds an editor on request", () => {
  expect(readAdminRequest(["--role", "editor", "sara@example.com"], hosted).role).toBe("editor");
});

it("resets a password on request", () => {
  expect(readAdminRequest(["sara@example.com", "--reset-password"], hosted).isReset).toBe(true);
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

it("says that no stack is running without a project or a stack", () => {
  const env = { LOCAL_DIR: "/nonexistent/stack" };
  expect(() => readAdminRequest(["sara@example.com"], env)).toThrow(/^No local stack runs on/);
});
