import assert from "node:assert/strict";
import { passwordProblem } from "./password.ts";

Deno.test("a password has at least twelve characters, in any script", () => {
  assert.equal(passwordProblem("elevenchars"), "too_short");
  assert.equal(passwordProblem("زهرة في الحديقة"), undefined);
});

Deno.test("a password is at most as long as the auth server reads", () => {
  assert.equal(passwordProblem("a4 long-one ".repeat(6)), undefined);
  assert.equal(passwordProblem(`${"a4 long-one ".repeat(6)}x`), "too_long");
});

Deno.test("a password that guessers try first is refused", () => {
  for (const password of [
    "password1234",
    "P@ssw0rd2026!",
    "123456789012",
    "202612345678",
    "abcdefghijkl",
    "aaaaaaaaaaaaaa",
    "Dubai2026!!!!",
    "DarAfiya-2026",
  ]) {
    assert.equal(passwordProblem(password), "common", password);
  }
  assert.equal(passwordProblem("seven lemons on a roof"), undefined);
});
