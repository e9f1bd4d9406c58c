import assert from "node:assert/strict";
import { FunctionError, tooManyAttempts, UNFORESEEN, waitInWords } from "./errors.ts";

Deno.test("an error knows the status of its code", () => {
  assert.equal(new FunctionError("invalid", UNFORESEEN).status, 400);
  assert.equal(new FunctionError("no_session", UNFORESEEN).status, 401);
  assert.equal(new FunctionError("not_staff", UNFORESEEN).status, 403);
  assert.equal(new FunctionError("too_large", UNFORESEEN).status, 413);
  assert.equal(new FunctionError("provider_failed", UNFORESEEN).status, 502);
  assert.equal(new FunctionError("not_configured", UNFORESEEN).status, 503);
});

Deno.test("too many attempts tell people and programs how long to wait", () => {
  const error = tooManyAttempts(60);
  assert.equal(error.status, 429);
  assert.equal(error.headers["Retry-After"], "60");
  assert.equal(error.message, "Too many attempts. Try again in 60 seconds.");
});

Deno.test("a wait is told in seconds, then in minutes rounded up", () => {
  assert.equal(waitInWords(1), "1 second");
  assert.equal(waitInWords(45), "45 seconds");
  assert.equal(waitInWords(90), "90 seconds");
  assert.equal(waitInWords(91), "2 minutes");
  assert.equal(waitInWords(900), "15 minutes");
});
