import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { tokenProblem } from "./gateway";

const SECRET = "a secret of more than thirty-two letters";
const NOW = 1_800_000_000_000;

function token(claims: Record<string, unknown>, secret = SECRET): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `Bearer ${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

it("accepts a session token that is still good", () => {
  expect(tokenProblem(token({ exp: NOW / 1000 + 60 }), SECRET, NOW)).toBeUndefined();
});

it.each([
  ["no header", undefined, "Missing authorization header"],
  ["a key", "Bearer sb_publishable_x", "Invalid JWT"],
  ["an expired token", token({ exp: NOW / 1000 - 1 }), "Invalid JWT"],
  ["a token without an end", token({}), "Invalid JWT"],
  ["somebody else's token", token({ exp: NOW / 1000 + 60 }, "another secret"), "Invalid JWT"],
  ["an empty token", "Bearer ..", "Invalid JWT"],
])("refuses %s", (_case, header, problem) => {
  expect(tokenProblem(header, SECRET, NOW)).toBe(problem);
});
