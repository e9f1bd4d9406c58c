import assert from "node:assert/strict";
import type { Handler } from "../http.ts";
import { stack } from "./people.ts";

type Headers = Readonly<Record<string, string>>;

/** Sends a function a request as a client does, without a body where none is given. */
export async function send(handle: Handler, body?: unknown, headers: Headers = {}) {
  const request = { method: "POST", headers, body: JSON.stringify(body) };
  return await read(await handle(new Request("http://localhost/function", request)));
}

/** As {@link send}, for who does not look at the headers of the answer. */
export async function ask(handle: Handler, sent?: unknown, headers?: Headers) {
  const { status, body } = await send(handle, sent, headers);
  return { status, body };
}

/** Every answer passes here, so that none may carry a secret, a stack trace or SQL. */
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

/** The address of a client that nobody else has. */
export const someAddress = () => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join(".")}`;
