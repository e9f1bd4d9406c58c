import assert from "node:assert/strict";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { StaffRole } from "../domain/staff-role.ts";
import { publishableClient, readEnvironment, secretClient } from "../clients.ts";

/** The running stack of the tests. */
export const stack = readEnvironment();

/** Bypasses row-level security: for preparing tests and reading the stored result. */
export const secret: SupabaseClient = secretClient(stack, new AbortController().signal);

export interface Person {
  id: string;
  email: string;
  password: string;
}

/** A person with an account and, with `role`, a row in the staff list. Removed after `work`. */
export async function withPerson(
  role: StaffRole | null,
  work: (person: Person) => Promise<void>,
): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`;
  const password = `right-${crypto.randomUUID()}`;
  const created = await secret.auth.admin.createUser({ email, password, email_confirm: true });
  if (created.error) throw created.error;
  const person = { id: created.data.user.id, email, password };
  try {
    if (role) {
      const { error } = await secret.from("admins").insert({ user_id: person.id, email, role });
      if (error) throw new Error(error.message);
    }
    await work(person);
  } finally {
    const removed = await secret.auth.admin.deleteUser(person.id);
    assert.equal(removed.error, null);
  }
}

/** As {@link withPerson}, with the headers of a session. */
export const signedIn = (
  role: StaffRole | null,
  work: (headers: { Authorization: string }, person: Person) => Promise<void>,
): Promise<void> =>
  withPerson(role, async (person) =>
    work({ Authorization: `Bearer ${(await signIn(person)).token}` }, person),
  );

/** A client without a session. */
export const visitor = (): SupabaseClient => publishableClient(stack, new AbortController().signal);

/** The auth server's answer to a password. */
export const signInWith = (email: string, password: string) =>
  visitor().auth.signInWithPassword({ email, password });

/** As {@link withPerson}, with a signed-in client. */
export const withClient = (role: StaffRole, work: (client: SupabaseClient) => Promise<void>): Promise<void> =>
  withPerson(role, async ({ email, password }) => {
    const client = visitor();
    assert.equal((await client.auth.signInWithPassword({ email, password })).error, null);
    await work(client);
  });

/** A new sign-in of that person at the auth server. */
export async function signIn({ email, password }: Person): Promise<{ token: string }> {
  const { data, error } = await signInWith(email, password);
  if (error) throw error;
  return { token: data.session.access_token };
}

/** Runs with these staff settings, and restores the previous ones. */
export async function withStaffSettings(
  values: Readonly<Record<string, boolean>>,
  work: () => Promise<void>,
): Promise<void> {
  const settings = () => secret.from("staff_settings");
  const { data: before, error } = await settings().select(Object.keys(values).join()).single();
  if (error) throw new Error(error.message);
  const set = async (row: object) => assert.equal((await settings().update(row).eq("id", 1)).error, null);
  await set(values);
  try {
    await work();
  } finally {
    await set(before);
  }
}
