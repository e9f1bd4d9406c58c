import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { service } from "../support/callers";
import { createPerson, removePeople } from "../support/people";
import { call } from "../support/rest";
import { connectAsOwner } from "../support/stack";

/* One session had texts and pictures made until nobody else could have any that day. */
const sql = connectAsOwner();
const name = `test-${randomUUID()}`;
afterAll(async () => {
  await sql`delete from private.daily_budget where name = ${name}`;
  await removePeople();
  await sql.end();
});

test.each(["editor", "owner"] as const)(
  "an old session of an %s can use half of the day's budget, others the rest",
  async (role) => {
    await sql`delete from private.daily_budget where name = ${name}`;
    const [person, other, owner] = await Promise.all(
      ([role, "editor", "owner"] as const).map((each) => createPerson(each)),
    );
    const spend = (p_person?: string) =>
      call(service, "spend_budget", {
        p_name: name,
        p_limit: 10,
        p_person,
        p_has_owner_limits: p_person !== undefined && p_person === owner?.id,
      });
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push(await spend(person?.id));
    expect(answers.filter(({ value }) => value === true)).toHaveLength(5);
    expect(answers.at(-1)).toMatchObject({ status: 429, value: { details: "save_limit" } });
    for (const next of [other, other, owner, undefined])
      expect(await spend(next?.id)).toMatchObject({ status: 200, value: true });
    expect((await spend(owner?.id)).value).toBe(true);
    expect((await spend(owner?.id)).value).toBe(false);
  },
);
