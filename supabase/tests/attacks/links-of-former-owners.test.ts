import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerWith, createCallers, service, type Caller, type Role } from "../support/callers";
import { createPerson, removePeople } from "../support/people";
import { call } from "../support/rest";
import { connectAsOwner } from "../support/stack";

/* An owner who was about to go could make links, and come back by them, or into a colleague's account. */
const sql = connectAsOwner();
let callers: Record<Role, Caller>;
beforeAll(async () => {
  callers = await createCallers();
});
afterAll(async () => {
  await removePeople();
  await sql`delete from private.account_links where email like 'invited-%@example.com'`;
  await sql.end();
});

const someHash = () => createHash("sha256").update(randomUUID()).digest("hex");
const look = async (p_token_hash: string) =>
  (await call(service, "look_at_account_link", { p_token_hash })).value;
const take = async (p_token_hash: string) =>
  (await call(service, "take_account_link", { p_token_hash })).value;

test.each<[string, string, object]>([
  ["removed", "remove_staff", {}],
  ["switched off", "switch_staff", { p_off: true }],
  ["made an editor", "set_staff_role", { p_role: "editor" }],
])("links of an owner who was %s do not work", async (_, change, args) => {
  const [leaving, colleague] = [await createPerson("owner"), await createPerson("editor")];
  const [invitation, password] = [someHash(), someHash()];
  const caller = callerWith("owner", leaving);
  const email = `invited-${randomUUID()}@example.com`;
  await call(caller, "invite_staff", { p_email: email, p_role: "owner", p_token_hash: invitation });
  await call(caller, "make_password_link", { p_id: colleague.id, p_token_hash: password });
  expect(await look(invitation)).toEqual([{ kind: "invitation", email }]);
  expect(await look(password)).toEqual([{ kind: "password", email: colleague.email }]);

  await call(callers.owner, change, { p_id: leaving.id, ...args });
  for (const hash of [invitation, password]) {
    expect(await look(hash)).toEqual([]);
    expect(await take(hash)).toEqual([]);
  }
});
