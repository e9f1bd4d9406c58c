import { beforeAll, beforeEach } from "vitest";
import { STAFF_ROLES } from "@domain/staff-role";
import { anonymous, callerWith, service, type Caller, type Role } from "./callers";
import { newSandbox } from "./new-sandbox";
import { createPerson } from "./people";
import { sql } from "./stack";

/**
 * A new editor and a new owner with unused limits, for each test of a file or, with `beforeAll`, for all of them; rows are
 * removed after each test.
 */
export function newStaff(before: (create: () => Promise<void>) => void = beforeEach) {
  const sandbox = newSandbox();
  const staff = {} as { editor: Caller; owner: Caller };
  before(async () => {
    staff.editor = callerWith("editor", await createPerson("editor"));
    staff.owner = callerWith("owner", await createPerson("owner"));
  });
  return { sandbox, sql, staff };
}

/** One caller of each role for all tests of a file; member is signed in without being staff. Rows are removed after each test. */
export function newCallers() {
  const sandbox = newSandbox();
  const callers = { anonymous, service } as Record<Role, Caller>;
  beforeAll(async () => {
    callers.member = callerWith("member", await createPerson());
    for (const role of STAFF_ROLES) callers[role] = callerWith(role, await createPerson(role));
  });
  return { sandbox, callers };
}
