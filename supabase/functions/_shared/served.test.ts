import assert from "node:assert/strict";
import { signIn, stack, withPerson } from "./testing/people.ts";

/* The names under which functions are served, and their access, tested for all of them. */

const ALL = (Deno.env.get("FUNCTION_NAMES") ?? "").split(" ");
const FOR_THE_SCHEDULER = ["clean-media", "publish-due"];
const FOR_VISITORS = ["admin-login", "generate-blog-image", "review-sync"];
/** All others: a new one is for staff only, unless it is listed above. */
const FOR_STAFF = ALL.filter((name) => ![...FOR_THE_SCHEDULER, ...FOR_VISITORS].includes(name));
/** Valid requests, for functions that read them before they check the sender. */
const ORDERS: Readonly<Record<string, object>> = {
  "account-links": { action: "invite", email: "a@example.com", name: "Amal", role: "owner" },
  "change-password": { current: "x", password: "seven lemons on a roof" },
};

async function statusOf(name: string, request: RequestInit): Promise<number> {
  const headers = { apikey: stack.publishableKey, ...request.headers };
  const response = await fetch(`${stack.url}/functions/v1/${name}`, { ...request, headers });
  await response.body?.cancel();
  return response.status;
}

const allOf = async (names: readonly string[], ask: (name: string) => Promise<number>) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await ask(name)] as const)));
const eachIs = (names: readonly string[], status: number) =>
  Object.fromEntries(names.map((name) => [name, status]));

Deno.test("every function is served under its name, by no method but its own", async () => {
  assert.deepEqual(await allOf(ALL, (name) => statusOf(name, { method: "DELETE" })), eachIs(ALL, 405));
});

Deno.test("functions for staff and the scheduler refuse visitors, wrong tokens and accounts that are not staff", async () => {
  const names = [...FOR_STAFF, ...FOR_THE_SCHEDULER];
  const post = (authorization?: string) => (name: string) =>
    statusOf(name, {
      method: "POST",
      headers: authorization === undefined ? {} : { Authorization: authorization },
      body: JSON.stringify(ORDERS[name] ?? {}),
    });
  for (const wrong of [undefined, `Bearer ${stack.publishableKey}`, "Bearer a.b.c"])
    assert.deepEqual(await allOf(names, post(wrong)), eachIs(names, 401), wrong);
  await withPerson(null, async (person) => {
    const { token } = await signIn(person);
    assert.deepEqual(await allOf(FOR_STAFF, post(`Bearer ${token}`)), eachIs(FOR_STAFF, 403));
  });
});
