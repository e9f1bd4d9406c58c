import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { service } from "../support/callers";
import { createPerson, removePeople } from "../support/people";
import { call } from "../support/rest";
import { connectAsOwner } from "../support/stack";

/* One editor's session had texts and pictures made until nobody else could have any that day. */
const sql = connectAsOwner();
const name = `test-${randomUUID()}`;
afterAll(async () => {
  await sql`delete from private.daily_budget where name = ${name}`;
  await removePeople();
  await sql.end();
});

test("an editor can use half of the day's generation budget, and others the rest", async () => {
  const [editor, other, owner] = await Promise.all(
    (["editor", "editor", "owner"] as const).map((role) => createPerson(role)),
  );
  const spend = (p_person?: string) => call(service, "spend_budget", { p_name: name, p_limit: 10, p_person });
  const answers = [];
  for (let count = 0; count < 7; count += 1) answers.push(await spend(editor?.id));
  expect(answers.filter(({ value }) => value === true)).toHaveLength(5);
  expect(answers.at(-1)).toMatchObject({ status: 429, value: { details: "save_limit" } });
  for (const person of [other, other, owner, undefined])
    expect(await spend(person?.id)).toMatchObject({ status: 200, value: true });
  expect((await spend(owner?.id)).value).toBe(true);
  expect((await spend(owner?.id)).value).toBe(false);
});
