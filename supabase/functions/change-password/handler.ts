import { z } from "zod";
import { expectRefusal, requireStaff } from "../_shared/auth.ts";
import { publishableClient, readEnvironment, secretClient, unwrap } from "../_shared/clients.ts";
import { FunctionError } from "../_shared/errors.ts";
import { jsonFunction, readJson } from "../_shared/http.ts";
import { beginAttempt, forgetAttempts, throttleKeys } from "../_shared/throttle.ts";
import { expectGoodPassword } from "../_shared/weak-password.ts";

const BODY_LIMIT_BYTES = 4_096;
const TIME_LIMIT_MS = 15_000;

const Change = z.object({ current: z.string().min(1).max(256), password: z.string().max(256) });

/**
 * Changes the caller's password: `{ current, password }` in, a new session out. Every session of the account ends with the
 * old password. Wrong ones are counted, so that nobody guesses from a browser that was left open.
 */
export const changePassword = jsonFunction(
  { methods: ["POST"], timeLimitMs: TIME_LIMIT_MS },
  async (request, signal) => {
    const environment = readEnvironment();
    const secret = secretClient(environment, signal);
    const { id, email } = await requireStaff(request, secret);
    const { current, password } = await readJson(request, Change, BODY_LIMIT_BYTES);
    expectGoodPassword(password);
    // Whoever holds this session may come from anywhere, so the account itself waits.
    const keys = throttleKeys(environment.secretKey, `change ${email}`, `change ${email}`);
    await beginAttempt(secret, keys, email);

    const visitor = publishableClient(environment, signal);
    const checked = await visitor.auth.signInWithPassword({ email, password: current });
    if (checked.error) {
      expectRefusal(checked.error);
      throw new FunctionError("wrong_password", {
        en: "The current password is wrong.",
        ar: "كلمة المرور الحالية غير صحيحة.",
      });
    }
    await forgetAttempts(secret, keys);
    unwrap(await secret.auth.admin.updateUserById(id, { password }));
    // The auth server ends the sessions by itself; asked for here too, since nothing else shuts out whoever knew the old password.
    unwrap(await secret.rpc("end_sessions", { p_user_id: id }));
    const { session, user } = (await visitor.auth.signInWithPassword({ email, password })).data;
    // Changed it is, even when the sign-in with it did not succeed, or would want a code: then the person signs in anew.
    const isSignedIn = session && !user.factors?.some(({ status }) => status === "verified");
    return {
      session: isSignedIn
        ? { access_token: session.access_token, refresh_token: session.refresh_token }
        : null,
    };
  },
);
