import type { Session, SupabaseClient, User } from "@supabase/supabase-js";
import { type Admin, findAdmin } from "./auth.ts";
import { type Environment, signInClient, unwrap } from "./clients.ts";
import { FunctionError } from "./errors.ts";
import { beginAttempt, forgetAttempts, throttleKeys, untilNextStep } from "./throttle.ts";
import { tryPassword } from "./try-password.ts";

interface StaffSignIn {
  visitor: SupabaseClient;
  session: Session;
  user: User;
  admin: Admin;
}

/**
 * Signs a member of staff in. The attempt is counted before the password is looked at, so that parallel guesses count too.
 * Throws 401 for whoever is no member of staff with this password, and 429 after too many.
 */
export async function signInStaff(
  environment: Environment,
  secret: SupabaseClient,
  credentials: { email: string; password: string },
  address: string,
  signal: AbortSignal,
): Promise<StaffSignIn> {
  const startedAt = performance.now();
  const keys = throttleKeys(environment.secretKey, credentials.email, address);
  await beginAttempt(secret, keys);
  const signedIn = await trySignIn(signInClient(environment, address, signal), secret, credentials);
  if (!signedIn) {
    // Unknown emails skip the slow password hash and accounts that are not staff take two calls more.
    await untilNextStep(startedAt);
    throw new FunctionError("invalid_credentials", {
      en: "Invalid credentials",
      ar: "بيانات الدخول غير صحيحة",
    });
  }
  await forgetAttempts(secret, keys);
  return signedIn;
}

async function trySignIn(
  visitor: SupabaseClient,
  secret: SupabaseClient,
  credentials: { email: string; password: string },
): Promise<StaffSignIn | null> {
  const data = await tryPassword(visitor, credentials);
  if (!data) return null;
  const admin = await findAdmin(secret, data.user.id);
  if (admin) return { visitor, session: data.session, user: data.user, admin };
  unwrap(await visitor.auth.signOut({ scope: "local" }));
  return null;
}
