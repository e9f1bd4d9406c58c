import type { Session, SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { type Admin, expectRefusal, findAdmin } from "../_shared/auth.ts";
import { namedAddress, readEnvironment, secretClient, signInClient, unwrap } from "../_shared/clients.ts";
import { FunctionError } from "../_shared/errors.ts";
import { jsonFunction, readJson } from "../_shared/http.ts";
import {
  beginAttempt,
  clientAddress,
  forgetAttempts,
  throttleKeys,
  untilNextStep,
} from "../_shared/throttle.ts";

const BODY_LIMIT_BYTES = 4_096;
const TIME_LIMIT_MS = 15_000;

const REQUIRED = "Email and password are required.";
const Credentials = z.object(
  {
    email: z.string(REQUIRED).trim().min(1, REQUIRED).max(254, "The email is too long."),
    password: z.string(REQUIRED).min(1, REQUIRED).max(256, "The password is too long."),
  },
  REQUIRED,
);

interface LoginAnswer {
  success: true;
  token: string;
  admin: Admin;
  session: { access_token: string; refresh_token: string; expires_at: number | undefined };
}

/**
 * Signs a staff member in: `{ email, password }` in, a session of the auth server out. The attempt is counted before the
 * password is looked at, so that parallel guesses count too.
 */
export const adminLogin = jsonFunction(
  { methods: ["POST"], timeLimitMs: TIME_LIMIT_MS },
  async (request, signal) => {
    const startedAt = performance.now();
    const environment = readEnvironment();
    const credentials = await readJson(request, Credentials, BODY_LIMIT_BYTES);
    const secret = secretClient(environment, signal);
    const address = clientAddress(request.headers);
    const keys = throttleKeys(environment.secretKey, credentials.email, address);
    await beginAttempt(secret, keys, {
      email: credentials.email,
      address: namedAddress(environment, address),
    });

    const answer = await signInStaff(signInClient(environment, address, signal), secret, credentials);
    if (!answer) {
      // Unknown e-mails skip the slow password hash and accounts that are not staff take two calls more.
      await untilNextStep(startedAt);
      throw new FunctionError("invalid_credentials", {
        en: "Invalid credentials",
        ar: "بيانات الدخول غير صحيحة",
      });
    }
    await forgetAttempts(secret, keys);
    return answer;
  },
);

async function signInStaff(
  visitor: SupabaseClient,
  secret: SupabaseClient,
  credentials: z.infer<typeof Credentials>,
): Promise<LoginAnswer | null> {
  const { data, error } = await visitor.auth.signInWithPassword(credentials);
  if (error) {
    expectRefusal(error);
    return null;
  }
  const admin = await findAdmin(secret, data.user.id);
  if (admin) return loginAnswer(data.session, admin);
  unwrap(await visitor.auth.signOut({ scope: "local" }));
  return null;
}

function loginAnswer(session: Session, admin: Admin): LoginAnswer {
  const { access_token, refresh_token, expires_at } = session;
  return { success: true, token: access_token, admin, session: { access_token, refresh_token, expires_at } };
}
