import { z } from "zod";
import { requireStaff } from "../_shared/auth.ts";
import { readEnvironment, secretClient, unwrap } from "../_shared/clients.ts";
import { expectCurrentPassword } from "../_shared/current-password.ts";
import { jsonFunction, readJson } from "../_shared/http.ts";
import { clientAddress } from "../_shared/throttle.ts";
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
    const address = clientAddress(request.headers);
    const admin = await requireStaff(request, secret);
    const { id, email } = admin;
    const { current, password } = await readJson(request, Change, BODY_LIMIT_BYTES);
    expectGoodPassword(password);
    const visitor = await expectCurrentPassword(environment, secret, admin, current, address, signal);
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
