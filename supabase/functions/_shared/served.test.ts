import assert from "node:assert/strict";
import { signIn, stack, withPerson } from "./testing/people.ts";

/* Under which names functions are served, and whom they let in: of all of them at once. */

/** Those for staff alone, each with an order that fits. */
const FOR_STAFF: Readonly<Record<string, object>> = {
  "account-links": { action: "invite", email: "a@example.com", role: "owner" },
  "admin-posts": { method: "GET", id: crypto.randomUUID() },
  "admin-status": {},
  "bulk-generate-blog": { topics: [] },
  "change-password": { current: "x", password: "seven lemons on a roof" },
  "delete-all-posts": {},
  "generate-rich-blog-content": { topics: [] },
  "second-factor": { factor_id: crypto.randomUUID(), password: "x" },
  "site-build": {},
};
const FOR_THE_SCHEDULER = ["clean-media", "publish-due"];
const OTHERS = ["admin-login", "generate-blog-image", "review-sync"];

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
  const names = [...Object.keys(FOR_STAFF), ...FOR_THE_SCHEDULER, ...OTHERS];
  assert.deepEqual(await allOf(names, (name) => statusOf(name, { method: "DELETE" })), eachIs(names, 405));
});

Deno.test("functions for staff and the scheduler refuse visitors, wrong tokens and accounts that are not staff", async () => {
  const staff = Object.keys(FOR_STAFF);
  const names = [...staff, ...FOR_THE_SCHEDULER];
  const post = (authorization?: string) => (name: string) =>
    statusOf(name, {
      method: "POST",
      headers: authorization === undefined ? {} : { Authorization: authorization },
      body: JSON.stringify(FOR_STAFF[name]),
    });
  for (const wrong of [undefined, `Bearer ${stack.publishableKey}`, "Bearer a.b.c"])
    assert.deepEqual(await allOf(names, post(wrong)), eachIs(names, 401), wrong);
  await withPerson(null, async (person) => {
    const { token } = await signIn(person);
    assert.deepEqual(await allOf(staff, post(`Bearer ${token}`)), eachIs(staff, 403));
  });
});
