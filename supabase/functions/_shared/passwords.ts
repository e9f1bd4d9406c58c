import type { AuthTokenResponsePassword, SupabaseClient } from "@supabase/supabase-js";
import { type Admin, expectRefusal, findAdmin, type SignedInAdmin } from "./auth.ts";
import { type Call, signInClient, unwrap } from "./clients.ts";
import type { Localized } from "./domain/locales.ts";
import { passwordForms, passwordProblem, type PasswordProblem } from "./domain/password.ts";
import { FunctionError } from "./errors.ts";
import { clientAddress, counted, throttleKeys, untilNextStep } from "./throttle.ts";

type SignedIn = Extract<AuthTokenResponsePassword, { error: null }>["data"];

interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs a member of staff in. Throws 401 when the password does not belong to one, and 429 after too many attempts.
 * @returns a signed-in client, and the auth server's answer
 */
export async function signInStaff(
  call: Call,
  credentials: Credentials,
): Promise<SignedIn & { visitor: SupabaseClient; admin: Admin }> {
  const startedAt = performance.now();
  const { environment, request, secret } = call;
  const keys = throttleKeys(environment.secretKey, credentials.email, clientAddress(request.headers));
  return await counted(secret, keys, async () => {
    const visitor = visitorOf(call);
    const signedIn = await tryPassword(visitor, credentials);
    const admin = signedIn && (await findAdmin(secret, signedIn.user.id));
    if (admin) return { ...signedIn, visitor, admin };
    if (signedIn) unwrap(await visitor.auth.signOut({ scope: "local" }));
    // Unknown emails skip the slow password hash, and accounts that are not staff take two calls more.
    await untilNextStep(startedAt);
    throw new FunctionError("invalid_credentials", {
      en: "Invalid credentials",
      ar: "بيانات الدخول غير صحيحة",
    });
  });
}

/**
 * Returns a client that is signed in with the account's current password. Wrong passwords are counted against the session and
 * the account, so that nobody guesses in an unattended browser. Throws 422, and 429 after too many.
 */
export async function expectCurrentPassword(
  call: Call,
  { email, sessionId }: SignedInAdmin,
  password: string,
): Promise<SupabaseClient> {
  // The holder of this session may use any address, so the session itself has to wait. Another session of the account, the
  // person's own, still has an attempt a minute: a thief must not keep the person from ending the stolen one.
  const keys = throttleKeys(call.environment.secretKey, `change ${email}`, `change ${sessionId}`);
  return await counted(call.secret, keys, async () => {
    const person = visitorOf(call);
    if (await tryPassword(person, { email, password })) return person;
    throw new FunctionError("wrong_password", {
      en: "The current password is wrong.",
      ar: "كلمة المرور الحالية غير صحيحة.",
    });
  });
}

const visitorOf = ({ environment, request, signal }: Call): SupabaseClient =>
  signInClient(environment, clientAddress(request.headers), signal);

/**
 * Signs a person in with the typed password; null for a wrong one. The caller has counted the attempt. A second form of the
 * same password is another check, which the auth server's hook counts, and forgets when it is right.
 */
async function tryPassword(
  visitor: SupabaseClient,
  { email, password }: Credentials,
): Promise<SignedIn | null> {
  for (const form of passwordForms(password)) {
    const { data, error } = await visitor.auth.signInWithPassword({ email, password: form });
    if (!error) return data;
    expectRefusal(error);
  }
  return null;
}

const WORDS: Record<PasswordProblem, Localized> = {
  too_short: {
    en: "A password needs at least 12 characters. A few words in a row are easy to remember.",
    ar: "تحتاج كلمة المرور إلى 12 حرفًا على الأقل. بضع كلمات متتالية يسهل تذكّرها.",
  },
  too_long: {
    en: "This password is too long. Please choose a shorter one.",
    ar: "كلمة المرور هذه طويلة جدًا. يُرجى اختيار كلمة أقصر.",
  },
  common: {
    en: "Many people use this password, so it is easy to guess. Please choose another one.",
    ar: "يستخدم كثيرون كلمة المرور هذه، فيسهل تخمينها. يُرجى اختيار غيرها.",
  },
};

/** Throws 422 for an invalid password, with the reason as its message. */
export function expectGoodPassword(password: string): void {
  const problem = passwordProblem(password);
  if (problem) throw new FunctionError("weak_password", WORDS[problem]);
}
