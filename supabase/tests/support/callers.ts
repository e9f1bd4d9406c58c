import { stack } from "./stack";
import { createPerson, type Person } from "./people";

export type Role = "anonymous" | "member" | "editor" | "owner" | "service";

/** Someone who sends requests: a role and the headers that prove it. */
export interface Caller {
  role: Role;
  headers: Record<string, string>;
  userId: string | null;
}

export const roles: Role[] = ["anonymous", "member", "editor", "owner", "service"];

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

/** One caller of each role; member is signed in without being staff. */
export async function createCallers(): Promise<Record<Role, Caller>> {
  const member = await createPerson();
  const editor = await createPerson("editor");
  const owner = await createPerson("owner");
  return {
    anonymous,
    member: callerWith("member", member),
    editor: callerWith("editor", editor),
    owner: callerWith("owner", owner),
    service,
  };
}
