import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { service } from "./support/callers";
import { createPerson, removePeople, type Person } from "./support/people";
import { remove, stored, update } from "./support/rest";
import { sql, stack } from "./support/stack";

const REFUSAL = "The last owner cannot be removed, switched off or made an editor.";

let second: Person;

beforeAll(async () => {
  second = await createPerson("owner");
});
afterAll(removePeople);

const owners = () => stored("admins?role=eq.owner&order=user_id");

describe("the last owner", () => {
  test.each([
    ["removed", () => remove(service, "admins?role=eq.owner")],
    ["made an editor", () => update(service, "admins?user_id=not.is.null", { role: "editor" })],
    ["switched off", () => update(service, "admins?role=eq.owner", { switched_off_at: new Date() })],
  ])("cannot be %s, even with the service key", async (_what, change) => {
    const before = await owners();
    const value = { code: "23514", message: REFUSAL, details: "last_owner" };
    expect(await change()).toMatchObject({ status: 400, value });
    expect(await owners()).toEqual(before);
  });
  test("stays when the account is to be deleted", async () => {
    const deletion = sql`delete from auth.users where id in (select user_id from admins where role = 'owner')`;
    await expect(deletion).rejects.toThrow(REFUSAL);
  });

  test("stays when two owners remove each other in the same moment", async () => {
    const before = await sql`select user_id, email, role from admins`;
    const [first, other] = [await sql.reserve(), await sql.reserve()];
    try {
      await first`begin`;
      await first`delete from admins where role = 'owner' and email <> ${second.email}`;
      const late = other`delete from admins where role = 'owner' and email <> ${stack.admin.email}`.then(
        () => "went through",
        (error: unknown) => String(error),
      );
      // The second one is at the lock by now; only then may the first one finish.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await first`commit`;
      expect(await late).toContain(REFUSAL);
      expect(await owners()).toMatchObject([{ email: second.email }]);
    } finally {
      first.release();
      other.release();
      await sql`insert into admins ${sql(before)} on conflict do nothing`;
    }
  });
});
