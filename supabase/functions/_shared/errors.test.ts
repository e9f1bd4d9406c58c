import assert from "node:assert/strict";
import { FunctionError, tooManyAttempts, UNFORESEEN, waitInWords } from "./errors.ts";

Deno.test("an error has the status of its code", () => {
  assert.equal(new FunctionError("invalid", UNFORESEEN).status, 400);
  assert.equal(new FunctionError("no_session", UNFORESEEN).status, 401);
  assert.equal(new FunctionError("not_staff", UNFORESEEN).status, 403);
  assert.equal(new FunctionError("too_large", UNFORESEEN).status, 413);
  assert.equal(new FunctionError("provider_failed", UNFORESEEN).status, 502);
  assert.equal(new FunctionError("not_configured", UNFORESEEN).status, 503);
});

Deno.test("an error for too many attempts states the waiting time in its message and header", () => {
  const error = tooManyAttempts(60);
  assert.equal(error.status, 429);
  assert.equal(error.headers["Retry-After"], "60");
  assert.equal(error.words.en, "Too many attempts. Try again in 60 seconds.");
  assert.equal(error.words.ar, "المحاولات كثيرة. حاول مجددًا بعد 60 ثانية.");
});

Deno.test("a waiting time is given in seconds, then in minutes rounded up", () => {
  assert.deepEqual(waitInWords(1), { en: "1 second", ar: "ثانية واحدة" });
  assert.deepEqual(waitInWords(10), { en: "10 seconds", ar: "10 ثوانٍ" });
  assert.deepEqual(waitInWords(45), { en: "45 seconds", ar: "45 ثانية" });
  assert.deepEqual(waitInWords(90), { en: "90 seconds", ar: "90 ثانية" });
  assert.deepEqual(waitInWords(91), { en: "2 minutes", ar: "دقيقتين" });
  assert.deepEqual(waitInWords(180), { en: "3 minutes", ar: "3 دقائق" });
  assert.deepEqual(waitInWords(900), { en: "15 minutes", ar: "15 دقيقة" });
});
