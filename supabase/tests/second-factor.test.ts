import { beforeAll, describe, expect, test } from "vitest";
import { accessOf, ALL, NOTHING } from "./support/access";
import { entriesOf } from "./support/changes";
import { callerWith } from "./support/callers";
import { addFactor, beginFactor } from "./support/factors";
import { newStaff } from "./support/new-staff";
import { createPerson, type Person } from "./support/people";
import { call } from "./support/rest";

const { sql, staff } = newStaff(beforeAll);

/** The auth server's record after a code at the sign-in. */
const giveCode = ({ id }: Person) => sql`update auth.sessions set aal = 'aal2' where user_id = ${id}`;

describe("somebody with a second factor", () => {
  test.each(["editor", "owner"] as const)("has no staff access with a password alone: %s", async (role) => {
    const person = await createPerson(role);
    const caller = callerWith(role, person);
    expect(await accessOf(caller)).toEqual(ALL);
    await beginFactor(person);
    expect(await accessOf(caller)).toEqual(ALL);
    await addFactor(person);
    expect(await accessOf(caller)).toEqual(NOTHING);
    expect((await call(caller, "list_staff")).value).toMatchObject({ code: "42501" });
    await giveCode(person);
    expect(await accessOf(caller)).toEqual(ALL);
  });

  test("can read that they have one, where others read that this server has none", async () => {
    const person = await createPerson("editor");
    const caller = callerWith("editor", person);
    expect((await call(caller, "second_factor_state")).value).toBe("unavailable");
    await addFactor(person);
    expect((await call(caller, "second_factor_state")).value).toMatchObject({ code: "42501" });
    await giveCode(person);
    expect((await call(caller, "second_factor_state")).value).toBe("on");
  });
});

describe("a lost second factor", () => {
  const factors = ({ id }: Person) => sql`select 1 from auth.mfa_factors where user_id = ${id}`;

  test("is removed by an owner, with every session, and noted", async () => {
    const person = await createPerson("editor");
    await addFactor(person);
    await giveCode(person);
    const listed = await call(staff.owner, "list_staff");
    expect(listed.value).toContainEqual(expect.objectContaining({ id: person.id, has_second_factor: true }));
    expect((await call(staff.owner, "remove_second_factor", { p_id: person.id })).status).toBe(204);
    expect(await factors(person)).toEqual([]);
    expect(await accessOf(callerWith("editor", person))).toEqual(NOTHING);
    // A repeated order finds nothing to do.
    await call(staff.owner, "remove_second_factor", { p_id: person.id });
    expect(await entriesOf(sql, person.id)).toMatchObject([
      { action: "second_factor_removed", actor_id: staff.owner.userId },
    ]);
  });

  test("of a person who is not staff cannot be removed here", async () => {
    const member = await createPerson();
    await addFactor(member);
    const answer = await call(staff.owner, "remove_second_factor", { p_id: member.id });
    expect(answer.value).toMatchObject({ details: "not_staff" });
    expect(await factors(member)).toHaveLength(1);
  });
});
