import { z } from "zod";
import type { Admin } from "../_shared/auth.ts";
import { readEnvironment, secretClient } from "../_shared/clients.ts";
import { cleanEmail } from "../_shared/domain/clean-text.ts";
import { jsonFunction, readJson } from "../_shared/http.ts";
import { signInStaff } from "../_shared/staff-sign-in.ts";
import { clientAddress } from "../_shared/throttle.ts";

const BODY_LIMIT_BYTES = 4_096;
const TIME_LIMIT_MS = 15_000;

const REQUIRED = "Email and password are required.";
const Credentials = z.object(
  {
    email: z.string(REQUIRED).overwrite(cleanEmail).min(1, REQUIRED).max(254, "The email is too long."),
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

/** Signs a member of staff in: `{ email, password }` in, a session of the auth server out. */
export const adminLogin = jsonFunction(
  { methods: ["POST"], timeLimitMs: TIME_LIMIT_MS },
  async (request, signal): Promise<LoginAnswer> => {
    const environment = readEnvironment();
    const credentials = await readJson(request, Credentials, BODY_LIMIT_BYTES);
    const { session, admin } = await signInStaff(
      environment,
      secretClient(environment, signal),
      credentials,
      clientAddress(request.headers),
      signal,
    );
    const { access_token, refresh_token, expires_at } = session;
    return {
      success: true,
      token: access_token,
      admin,
      session: { access_token, refresh_token, expires_at },
    };
  },
);
