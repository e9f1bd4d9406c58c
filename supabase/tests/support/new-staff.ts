import { afterAll, afterEach, beforeEach } from "vitest";
import { callerWith, type Caller } from "./callers";
import { createPerson, removePeople } from "./people";
import { Sandbox } from "./sandbox";
import { sql } from "./stack";

/**
 * A new editor and a new owner for each test of a file, whose limits nobody has used up, or with `beforeAll` for all of them; what tests
 * add goes after each.
 */
export function newStaff(before: (create: () => Promise<void>) => void = beforeEach) {
  const sandbox = new Sandbox();
  const staff = {} as { editor: Caller; owner: Caller };
  before(async () => {
    staff.editor = callerWith("editor", await createPerson("editor"));
    staff.owner = callerWith("owner", await createPerson("owner"));
  });
  afterEach(() => sandbox.clear());
  afterAll(removePeople);
  return { sandbox, sql, staff };
}
