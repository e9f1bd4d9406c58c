import type { User } from "@supabase/supabase-js";
import { z } from "zod";
import { requireAccount } from "../_shared/auth.ts";
import { type Call, unwrap } from "../_shared/clients.ts";
import { cleanEmail } from "../_shared/domain/clean-text.ts";
import { composedPassword } from "../_shared/domain/password.ts";
import { FunctionError } from "../_shared/errors.ts";
import { jsonFunction, readJson } from "../_shared/http.ts";
import { expectCurrentPassword, expectGoodPassword, signInStaff } from "../_shared/passwords.ts";

const Change = z.object({
  /** For a person without a session. */
  email: z.string().overwrite(cleanEmail).min(1).max(254).optional(),
  current: z.string().min(1).max(256),
  password: z.string().max(256).overwrite(composedPassword),
});

/**
 * Changes the caller's password: `{ current, password }` in, a new session out. Every session of the account ends with the old
 * password. Wrong ones are counted, so that nobody guesses in an unattended browser. With an `email` no session is needed: a
 * thief with a session could end the person's own at any time.
 */
export const changePassword = jsonFunction(async (call) => {
  const { request, secret } = call;
  const { email: named, current, password } = await readJson(request, Change);
  const staff = named === undefined ? await requireAccount(call) : undefined;
  expectGoodPassword(password);
  const { id, email, visitor } = staff
    ? { ...staff, visitor: await expectCurrentPassword(call, staff, current) }
    : await withoutSession(call, { email: named ?? "", password: current });
  unwrap(await secret.rpc("set_password", { p_user_id: id, p_password: password }));
  // A person with the old password may have signed in at the same moment.
  unwrap(await secret.rpc("end_sessions", { p_user_id: id }));
  const { session, user } = (await visitor.auth.signInWithPassword({ email, password })).data;
  // The change is valid even if the new sign-in fails or needs a code: the person then signs in again.
  const isSignedIn = session && !hasSecondFactor(user);
  return {
    session: isSignedIn ? { access_token: session.access_token, refresh_token: session.refresh_token } : null,
  };
});

/**
 * A person with a second factor needs its code, and uses a link instead: the password alone must not be enough to lock the
 * account.
 */
async function withoutSession(call: Call, credentials: { email: string; password: string }) {
  const { visitor, user, admin } = await signInStaff(call, credentials);
  if (hasSecondFactor(user)) {
    unwrap(await visitor.auth.signOut({ scope: "local" }));
    throw new FunctionError("no_session", {
      en: "This account uses two-step verification. Request a link on the “Forgotten password” page, or ask an owner.",
      ar: "التحقق بخطوتين مُفعَّل في هذا الحساب. اطلب رابطًا من صفحة «نسيت كلمة المرور» أو اطلب المساعدة من المالك.",
    });
  }
  return { ...admin, visitor };
}

const hasSecondFactor = ({ factors = [] }: User): boolean =>
  factors.some(({ status }) => status === "verified");
