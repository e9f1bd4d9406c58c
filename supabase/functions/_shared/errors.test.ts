import assert from "node:assert/strict";
import { tooManyAttempts, waitInWords } from "./errors.ts";

Deno.test("an error for too many attempts states the waiting time in its message and header", () => {
  const error = tooManyAttempts(60);
  assert.equal(error.status, 429);
  assert.equal(error.headers["Retry-After"], "60");
  assert.equal(error.words.en, "Too many attempts. Try again in 60 seconds.");
  assert.equal(error.words.ar, "المحاولات كثيرة. حاول مجددًا بعد 60 ثانية.");
});

Deno.test("a waiting time is given in seconds, then in minutes, then in hours, rounded up", () => {
  for (const [seconds, en, ar] of [
    [1, "1 second", "ثانية واحدة"],
    [10, "10 seconds", "10 ثوانٍ"],
    [90, "90 seconds", "90 ثانية"],
    [91, "2 minutes", "دقيقتين"],
    [180, "3 minutes", "3 دقائق"],
    [900, "15 minutes", "15 دقيقة"],
    [5_400, "90 minutes", "90 دقيقة"],
    [5_401, "2 hours", "ساعتين"],
    [32_400, "9 hours", "9 ساعات"],
    [86_400, "24 hours", "24 ساعة"],
  ] as const)
    assert.deepEqual(waitInWords(seconds), { en, ar });
});
