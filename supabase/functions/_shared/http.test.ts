import assert from "node:assert/strict";
import { z } from "zod";
import { FunctionError } from "./errors.ts";
import { jsonFunction, readJson } from "./http.ts";
import { capturedErrors } from "./testing/console.ts";

const URL = "http://localhost/example";
const Body = z.object({ name: z.string("A name is required.") });
const greet = jsonFunction(async ({ request }) => {
  const { name } = await readJson(request, Body, 40);
  return { hello: name };
});

function post(body: BodyInit): Request {
  return new Request(URL, { method: "POST", body });
}

async function assertRefused(response: Response, status: number, code: string): Promise<string> {
  assert.equal(response.status, status);
  assert.equal(response.headers.get("Cache-Control"), "no-store");
  assert.equal(response.headers.get("Access-Control-Allow-Origin"), "*");
  const body: { error: string; code: string } = await response.json();
  assert.equal(body.code, code);
  assert.deepEqual(Object.keys(body).sort(), ["code", "error"]);
  return body.error;
}

Deno.test("answers a preflight with the headers that the client library sends", async () => {
  const response = await greet(new Request(URL, { method: "OPTIONS" }));
  assert.equal(response.status, 204);
  assert.equal(response.headers.get("Access-Control-Allow-Methods"), "POST, OPTIONS");
  for (const name of ["authorization", "apikey", "content-type", "x-client-info"]) {
    assert.ok(response.headers.get("Access-Control-Allow-Headers")?.includes(name), name);
  }
});

Deno.test("refuses other methods", async () => {
  const response = await greet(new Request(URL));
  assert.equal(response.headers.get("Allow"), "POST, OPTIONS");
  await assertRefused(response, 405, "method_not_allowed");
});

Deno.test("refuses a body that is not JSON or does not match, with the schema's message", async () => {
  await assertRefused(await greet(post("{name")), 400, "invalid");
  await assertRefused(await greet(post("")), 400, "invalid");
  assert.equal(await assertRefused(await greet(post("{}")), 400, "invalid"), "A name is required.");
});

Deno.test("answers in Arabic on request, and in English otherwise", async () => {
  const refusal = async (language?: string) => {
    const headers = new Headers(language === undefined ? {} : { "Accept-Language": language });
    const response = await greet(new Request(URL, { method: "POST", body: "{name", headers }));
    return await assertRefused(response, 400, "invalid");
  };
  const arabic = "الطلب ليس JSON صالحًا.";
  assert.equal(await refusal("ar"), arabic);
  assert.equal(await refusal("ar-AE,en;q=0.8"), arabic);
  for (const language of [undefined, "", "en", "fr", "arn", "en,ar;q=0.5"])
    assert.equal(await refusal(language), "The request is not valid JSON.");
});

Deno.test("answers a body of exactly the limit in bytes with uncached JSON, and refuses one more", async () => {
  const name = "a".repeat(29);
  const exact = JSON.stringify({ name });
  assert.equal(new TextEncoder().encode(exact).length, 40);
  const response = await greet(post(exact));
  assert.deepEqual([response.status, await response.json()], [200, { hello: name }]);
  assert.equal(response.headers.get("Cache-Control"), "no-store");
  await assertRefused(await greet(post(`${exact} `)), 413, "too_large");
  await assertRefused(await greet(post(JSON.stringify({ name: "ع".repeat(20) }))), 413, "too_large");
});

Deno.test("stops reading an endless body", async () => {
  let isCancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(16)),
    cancel: () => {
      isCancelled = true;
    },
  });
  await assertRefused(await greet(post(endless)), 413, "too_large");
  assert.ok(isCancelled);
});

Deno.test("ends a request after the time limit and aborts the handler", async () => {
  let reason: unknown;
  const slow = jsonFunction(async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    reason = signal.reason;
    return {};
  }, 20);
  const log = await capturedErrors(async () => {
    await assertRefused(await slow(post("{}")), 504, "timed_out");
  });
  assert.ok(reason instanceof FunctionError);
  assert.match(log, /timed_out/);
});

Deno.test("logs the cause of an unexpected failure and leaves it out of the response", async () => {
  const broken = jsonFunction(() => Promise.reject(new Error("select secret from private.keys")));
  const log = await capturedErrors(async () => {
    const text = await assertRefused(await broken(post("{}")), 500, "internal");
    assert.equal(text, "Something went wrong. Please try again.");
  });
  assert.match(log, /select secret/);
});
