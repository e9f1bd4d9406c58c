import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entriesOf } from "./support/changes";
import { callerWith, createCallers, service, type Caller, type Role } from "./support/callers";
import { createPerson, removePeople, type Person } from "./support/people";
import { call, select } from "./support/rest";
import { connectAsOwner, stack } from "./support/stack";

const sql = connectAsOwner();
let callers: Record<Role, Caller>;

beforeAll(async () => {
  callers = await createCallers();
});
afterAll(async () => {
  await removePeople();
  await sql.end();
});

/** What the auth server notes when somebody shows the first code of an app, after the password. */
async function addFactor({ id }: Person, status: "verified" | "unverified" = "verified"): Promise<void> {
  const factor = randomUUID();
  await sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${factor}, ${id}, 'totp', 'unverified', now(), now())`;
  if (status === "unverified") return;
  await call(service, "agree_to_change", { p_user_id: id, p_factor_id: factor });
  await sql`update auth.mfa_factors set status = 'verified' where id = ${factor}`;
}
/** What it notes when somebody gave a code at the sign-in. */
const giveCode = ({ id }: Person) => sql`update auth.sessions set aal = 'aal2' where user_id = ${id}`;

const askFunction = async ({ headers }: Caller): Promise<number> =>
  (await fetch(`${stack.apiUrl}/functions/v1/admin-status`, { method: "POST", headers, body: "{}" })).status;

async function mayDo(caller: Caller) {
  return {
    reads: (await select(caller, "staff_settings?select=id")).rows.length > 0,
    isThemselves: (await select(caller, `admins?user_id=eq.${caller.userId}`)).rows.length > 0,
    calls: (await call(caller, "trash_posts", { p_ids: [] })).status < 300,
    asksFunctions: (await askFunction(caller)) === 200,
  };
}
const ALL = { reads: true, isThemselves: true, calls: true, asksFunctions: true };
const NOTHING = { reads: false, isThemselves: false, calls: false, asksFunctions: false };

describe("somebody with a second factor", () => {
  test.each(["editor", "owner"] as const)("has no staff access by a password alone: %s", async (role) => {
    const person = await createPerson(role);
    const caller = callerWith(role, person);
    expect(await mayDo(caller)).toEqual(ALL);
    await addFactor(person, "unverified");
    expect(await mayDo(caller)).toEqual(ALL);
    await addFactor(person);
    expect(await mayDo(caller)).toEqual(NOTHING);
    expect((await call(caller, "list_staff")).value).toMatchObject({ code: "42501" });
    await giveCode(person);
    expect(await mayDo(caller)).toEqual(ALL);
  });

  test("can read that they have one, where others read that this server has none", async () => {
    const person = await createPerson("editor");
    const caller = callerWith("editor", person);
    expect((await call(caller, "second_factor_state")).value).toBe("unavailable");
    await addFactor(person);
    expect((await call(caller, "second_factor_state")).value).toMatchObject({ code: "42501" });
    await giveCode(person);
    expect((await call(caller, "second_factor_state")).value).toBe("on");
    expect((await call(callers.member, "second_factor_state")).value).toMatchObject({ code: "42501" });
  });
});

describe("a lost second factor", () => {
  const factors = ({ id }: Person) => sql`select 1 from auth.mfa_factors where user_id = ${id}`;

  test("is removed by an owner, with every session, and noted", async () => {
    const person = await createPerson("editor");
    await addFactor(person);
    await giveCode(person);
    const listed = await call(callers.owner, "list_staff");
    expect(listed.value).toContainEqual(expect.objectContaining({ id: person.id, has_second_factor: true }));
    expect((await call(callers.owner, "remove_second_factor", { p_id: person.id })).status).toBe(204);
    expect(await factors(person)).toEqual([]);
    expect(await mayDo(callerWith("editor", person))).toEqual(NOTHING);
    // Another order finds nothing to do.
    await call(callers.owner, "remove_second_factor", { p_id: person.id });
    expect(await entriesOf(sql, person.id)).toMatchObject([
      { action: "second_factor_removed", actor_id: callers.owner.userId },
    ]);
  });

  test.each(["anonymous", "member", "editor"] as const)("is not removed by %s", async (role) => {
    const person = await createPerson("owner");
    await addFactor(person);
    const answer = await call(callers[role], "remove_second_factor", { p_id: person.id });
    expect(answer.value).toMatchObject({ code: "42501" });
    expect(await factors(person)).toHaveLength(1);
  });

  test("is not removed by an owner who has not used their own factor, even from themselves", async () => {
    const [owner, other] = [await createPerson("owner"), await createPerson("owner")];
    await Promise.all([addFactor(owner), addFactor(other)]);
    for (const { id } of [owner, other]) {
      const answer = await call(callerWith("owner", owner), "remove_second_factor", { p_id: id });
      expect(answer.value).toMatchObject({ details: "owner_only" });
    }
    expect(await factors(other)).toHaveLength(1);
    expect(await factors(owner)).toHaveLength(1);
  });

  test("of a person who is not staff cannot be removed here", async () => {
    const member = await createPerson();
    await addFactor(member);
    const answer = await call(callers.owner, "remove_second_factor", { p_id: member.id });
    expect(answer.value).toMatchObject({ details: "not_staff" });
    expect(await factors(member)).toHaveLength(1);
  });
});
