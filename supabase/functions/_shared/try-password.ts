import type { AuthTokenResponsePassword, SupabaseClient } from "@supabase/supabase-js";
import { expectRefusal } from "./auth.ts";
import { passwordForms } from "./domain/password.ts";

type SignedIn = Extract<AuthTokenResponsePassword, { error: null }>["data"];

/**
 * Signs somebody in with the password that they typed; null for a wrong one. The caller has counted the attempt. A second form of
 * the same password is a check that the auth server's hook counts, and forgets when it is right.
 */
export async function tryPassword(
  visitor: SupabaseClient,
  { email, password }: { email: string; password: string },
): Promise<SignedIn | null> {
  for (const form of passwordForms(password)) {
    const { data, error } = await visitor.auth.signInWithPassword({ email, password: form });
    if (!error) return data;
    expectRefusal(error);
  }
  return null;
}
