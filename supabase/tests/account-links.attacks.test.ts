import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerWith, createCallers, service, type Caller, type Role } from "./support/callers";
import { createPerson, removePeople } from "./support/people";
import { call } from "./support/rest";
import { connectAsOwner } from "./support/stack";

/*
 * An owner who was about to go could make links, and come back by them, or into a colleague's account. So could a stolen session, after
 * the owner had changed the password.
 */
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
  (await call(service, "take_account_link", { p_token_hash, p_looks_only: true })).value;
const take = async (p_token_hash: string) =>
  (await call(service, "take_account_link", { p_token_hash })).value;

/** An invitation and a link for a password, both made by the caller. */
async function makeLinks(caller: Caller) {
  const colleague = await createPerson("editor");
  const [invitation, password] = [someHash(), someHash()];
  const email = `invited-${randomUUID()}@example.com`;
  await call(caller, "invite_staff", { p_email: email, p_role: "owner", p_token_hash: invitation });
  await call(caller, "make_password_link", { p_id: colleague.id, p_token_hash: password });
  expect(await look(invitation)).toEqual([{ kind: "invitation", email, user_id: null }]);
  expect(await look(password)).toEqual([{ kind: "password", email: colleague.email, user_id: colleague.id }]);
  return [invitation, password];
}

/** What the pages of links show and then use. */
const answersTo = async (hashes: readonly string[]) =>
  (await Promise.all(hashes.map(async (hash) => [await look(hash), await take(hash)]))).flat(2);

test.each<[string, string, object]>([
  ["removed", "remove_staff", {}],
  ["switched off", "switch_staff", { p_off: true }],
  ["made an editor", "set_staff_role", { p_role: "editor" }],
])("links of an owner who was %s do not work", async (_, change, args) => {
  const leaving = await createPerson("owner");
  const links = await makeLinks(callerWith("owner", leaving));
  await call(callers.owner, change, { p_id: leaving.id, ...args });
  expect(await answersTo(links)).toEqual([]);
});

test("links that a stolen session has made do not work after the owner has set a password", async () => {
  const owner = await createPerson("owner");
  const links = await makeLinks(callerWith("owner", owner));
  const others = await makeLinks(callers.owner);
  await call(service, "set_password", { p_user_id: owner.id, p_password: `new ${randomUUID()}` });
  expect(await answersTo(links)).toEqual([]);
  for (const hash of others) expect(await look(hash)).toHaveLength(1);
});
