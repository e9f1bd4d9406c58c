import assert from "node:assert/strict";
import type { Handler } from "../http.ts";
import { stack } from "./people.ts";

type Headers = Readonly<Record<string, string>>;

/** Sends a request to a function like a client, by default without a body. */
export async function send(handle: Handler, body?: unknown, headers: Headers = {}) {
  const request = { method: "POST", headers, body: JSON.stringify(body) };
  return await read(await handle(new Request("http://localhost/function", request)));
}

/** As {@link send}, without the answer's headers. */
export async function ask(handle: Handler, sent?: unknown, headers?: Headers) {
  const { status, body } = await send(handle, sent, headers);
  return { status, body };
}

/** Every answer is checked here for secrets, stack traces and SQL. */
export async function read(response: Response) {
  const text = await response.text();
  assert.ok(!text.includes(stack.secretKey), "the secret key is in the answer");
  assert.doesNotMatch(
    text,
    /key-of-the-test|\bat \S+:\d+|\.ts\b|violates|constraint|private\.|login_attempt|save_post|PGRST|postgres/i,
  );
  assert.equal(response.headers.get("Cache-Control"), "no-store");
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}

/** The address of a new client. */
export const someAddress = () => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join(".")}`;
