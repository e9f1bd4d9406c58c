import { stack } from "./stack";
import { STAFF_ROLES, type StaffRole } from "@domain/staff-role";
import type { Person } from "./people";

export type Role = "anonymous" | "member" | StaffRole | "service";

/** A sender of requests: a role and the headers that prove it. */
export interface Caller {
  role: Role;
  headers: Record<string, string>;
  userId: string | null;
}

export const roles: Role[] = ["anonymous", "member", ...STAFF_ROLES, "service"];

export const service: Caller = { role: "service", headers: { apikey: stack.secretKey }, userId: null };

export const anonymous: Caller = {
  role: "anonymous",
  headers: { apikey: stack.publishableKey },
  userId: null,
};

export const callerWith = (role: Role, person: Person): Caller => ({
  role,
  headers: { apikey: stack.publishableKey, authorization: `Bearer ${person.accessToken}` },
  userId: person.id,
});
