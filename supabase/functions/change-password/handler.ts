import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { requireStaff } from "../_shared/auth.ts";
import { type Environment, readEnvironment, secretClient, unwrap } from "../_shared/clients.ts";
import { expectCurrentPassword } from "../_shared/current-password.ts";
import { cleanEmail } from "../_shared/domain/clean-text.ts";
import { composedPassword } from "../_shared/domain/password.ts";
import { FunctionError } from "../_shared/errors.ts";
import { jsonFunction, readJson } from "../_shared/http.ts";
import { signInStaff } from "../_shared/staff-sign-in.ts";
import { clientAddress } from "../_shared/throttle.ts";
import { expectGoodPassword } from "../_shared/weak-password.ts";

const BODY_LIMIT_BYTES = 4_096;
const TIME_LIMIT_MS = 15_000;

const Change = z.object({
  /** Of somebody without a session. */
  email: z.string().overwrite(cleanEmail).min(1).max(254).optional(),
  current: z.string().min(1).max(256),
  password: z.string().max(256).overwrite(composedPassword),
});

/**
 * Changes the caller's password: `{ current, password }` in, a new session out. Every session of the account ends with the
 * old password. Wrong ones are counted, so that nobody guesses from a browser that was left open. With an `email` no session is
 * needed: whoever holds a stolen one ends the person's own as fast as it begins.
 */
export const changePassword = jsonFunction(
  { methods: ["POST"], timeLimitMs: TIME_LIMIT_MS },
  async (request, signal) => {
    const environment = readEnvironment();
    const secret = secretClient(environment, signal);
    const { email: named, current, password } = await readJson(request, Change, BODY_LIMIT_BYTES);
    const address = clientAddress(request.headers);
    const admin = named === undefined ? await requireStaff(request, secret) : undefined;
    expectGoodPassword(password);
    const { id, email, visitor } = admin
      ? {
          ...admin,
          visitor: await expectCurrentPassword(environment, secret, admin, current, address, signal),
        }
      : await withoutSession(environment, secret, { email: named ?? "", password: current }, address, signal);
    unwrap(await secret.rpc("set_password", { p_user_id: id, p_password: password }));
    // A person with the old password may have signed in at the same moment.
    unwrap(await secret.rpc("end_sessions", { p_user_id: id }));
    const { session, user } = (await visitor.auth.signInWithPassword({ email, password })).data;
    // The change holds even if the new sign-in fails or needs a code: the person then signs in again.
    const isSignedIn = session && !user.factors?.some(({ status }) => status === "verified");
    return {
      session: isSignedIn
        ? { access_token: session.access_token, refresh_token: session.refresh_token }
        : null,
    };
  },
);

/** Who has a second factor needs its code, and gets a link instead: the password alone must not be enough to shut somebody out. */
async function withoutSession(
  environment: Environment,
  secret: SupabaseClient,
  credentials: { email: string; password: string },
  address: string,
  signal: AbortSignal,
) {
  const { visitor, user, admin } = await signInStaff(environment, secret, credentials, address, signal);
  if (user.factors?.some(({ status }) => status === "verified")) {
    unwrap(await visitor.auth.signOut({ scope: "local" }));
    throw new FunctionError("no_session", {
      en: "This account has a second factor. Ask for a link on the page for forgotten passwords, or ask an owner.",
      ar: "التحقق بخطوتين مُفعَّل في هذا الحساب. اطلب رابطًا من صفحة «نسيت كلمة المرور» أو اطلب المساعدة من المالك.",
    });
  }
  return { id: admin.id, email: admin.email, visitor };
}
