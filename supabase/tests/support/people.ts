import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { StaffRole } from "@domain/staff-role";
import { sql, stack } from "./stack";

export interface Person {
  id: string;
  email: string;
  password: string;
  accessToken: string;
  session: Session;
}

/** The auth server's answer to a sign-in; a browser stores it unchanged. */
const sessionSchema = z.looseObject({ access_token: z.string(), refresh_token: z.string() });
export type Session = z.infer<typeof sessionSchema>;

const withSecret = { apikey: stack.secretKey, "content-type": "application/json" };
const withPublishable = { apikey: stack.publishableKey, "content-type": "application/json" };
const created: string[] = [];

/** Makes an account, gives it a role if one is given, and signs it in. `removePeople` removes all of them. */
export async function createPerson(role?: StaffRole): Promise<Person> {
  const email = `test-${randomUUID()}@example.com`;
  const password = `long enough ${randomUUID()}`;
  const account = await post("/auth/v1/admin/users", withSecret, { email, password, email_confirm: true });
  const { id } = z.object({ id: z.uuid() }).parse(await account.json());
  created.push(id);
  if (role) await post("/rest/v1/admins", withSecret, { user_id: id, email, role });
  const session = await openSession({ email, password });
  return { id, email, password, accessToken: session.access_token, session };
}

/** Opens a session of its own, as on another device. */
export async function openSession({ email, password }: Pick<Person, "email" | "password">): Promise<Session> {
  const answer = await post("/auth/v1/token?grant_type=password", withPublishable, { email, password });
  return sessionSchema.parse(await answer.json());
}

/** As {@link openSession}, but only the token. */
export const signIn = async (person: Pick<Person, "email" | "password">): Promise<string> =>
  (await openSession(person)).access_token;

/** Moves the start of the person's sessions back by more than an hour. */
export const leaveOpen = ({ id }: Pick<Person, "id">) => sql`
  update auth.mfa_amr_claims set created_at = created_at - interval '61 minutes'
  where session_id in (select id from auth.sessions where user_id = ${id})`;

/** Ends the session of the person's token, like the Logout button. */
export async function signOut(person: Person): Promise<void> {
  await post("/auth/v1/logout?scope=local", {
    apikey: stack.publishableKey,
    authorization: `Bearer ${person.accessToken}`,
  });
}

export async function removePeople(): Promise<void> {
  for (const id of created.splice(0)) {
    const answer = await fetch(`${stack.apiUrl}/auth/v1/admin/users/${id}`, {
      method: "DELETE",
      headers: withSecret,
    });
    // Some tests are about removing people.
    if (!answer.ok && answer.status !== 404)
      throw new Error(`The test account ${id} is still there: ${await answer.text()}`);
  }
}

async function post(path: string, headers: Record<string, string>, body?: object): Promise<Response> {
  const answer = await fetch(stack.apiUrl + path, {
    method: "POST",
    headers,
    body: body ? JSON.stringify(body) : undefined,
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
