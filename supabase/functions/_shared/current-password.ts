import type { SupabaseClient } from "@supabase/supabase-js";
import type { SignedInAdmin } from "./auth.ts";
import { type Environment, signInClient } from "./clients.ts";
import { FunctionError } from "./errors.ts";
import { beginAttempt, forgetAttempts, throttleKeys } from "./throttle.ts";
import { tryPassword } from "./try-password.ts";

/**
 * Returns when the password is the one that the account has now, with a client that is signed in by it. Wrong ones are counted
 * against the session and the account, so that nobody guesses from a browser that was left open. Throws 422, and 429 after too many.
 */
export async function expectCurrentPassword(
  environment: Environment,
  secret: SupabaseClient,
  { email, sessionId }: SignedInAdmin,
  password: string,
  address: string,
  signal: AbortSignal,
): Promise<SupabaseClient> {
  // Whoever holds this session may come from anywhere, so the session itself waits. Another one of the account, the person's own,
  // still has an attempt a minute: whoever stole one must not keep the person from ending it.
  const keys = throttleKeys(environment.secretKey, `change ${email}`, `change ${sessionId}`);
  await beginAttempt(secret, keys);
  const person = signInClient(environment, address, signal);
  if (!(await tryPassword(person, { email, password }))) {
    throw new FunctionError("wrong_password", {
      en: "The current password is wrong.",
      ar: "كلمة المرور الحالية غير صحيحة.",
    });
  }
  await forgetAttempts(secret, keys);
  return person;
}
