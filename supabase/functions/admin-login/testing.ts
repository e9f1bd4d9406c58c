import assert from "node:assert/strict";
import { stack } from "../_shared/testing/people.ts";

const ENDPOINT = `${stack.url}/functions/v1/admin-login`;

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export function someAddress(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

export function loginRequest(body: BodyInit, address: string): Request {
  const headers = {
    apikey: stack.publishableKey,
    "Content-Type": "application/json",
    // The local gateway believes the address of a client that knows the secret key.
    "x-proxy-secret": stack.secretKey,
    "x-forwarded-for": address,
  };
  return new Request(ENDPOINT, { method: "POST", headers, body });
}

/** Every answer in this file passes here, so that none may carry a secret, a stack trace or SQL. */
export async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  assert.ok(!text.includes(stack.secretKey), "the secret key is in the answer");
  assert.doesNotMatch(
    text,
    /\bat \S+:\d+|\.ts\b|\bselect\b|\binsert\b|private\.|login_attempt|PGRST|postgres/i,
  );
  assert.equal(response.headers.get("Cache-Control"), "no-store");
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}

/** Signs in through the running function; each call comes from an address of its own unless one is given. */
export async function login(email: string, password: string, address = someAddress()): Promise<Answer> {
  return await read(await fetch(loginRequest(JSON.stringify({ email, password }), address)));
}

export function stranger(): string {
  return `${crypto.randomUUID()}@example.com`;
}
