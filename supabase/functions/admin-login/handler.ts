import { z } from "zod";
import { cleanEmail } from "../_shared/domain/clean-text.ts";
import { jsonFunction, readJson } from "../_shared/http.ts";
import { signInStaff } from "../_shared/passwords.ts";

const REQUIRED = "Email and password are required.";
const Credentials = z.object(
  {
    email: z.string(REQUIRED).overwrite(cleanEmail).min(1, REQUIRED).max(254, "The email is too long."),
    password: z.string(REQUIRED).min(1, REQUIRED).max(256, "The password is too long."),
  },
  REQUIRED,
);

/** Signs a member of staff in: `{ email, password }` in, a session of the auth server out. */
export const adminLogin = jsonFunction(async (call) => {
  const credentials = await readJson(call.request, Credentials);
  const { session, admin } = await signInStaff(call, credentials);
  const { access_token, refresh_token, expires_at } = session;
  return {
    success: true,
    token: access_token,
    admin,
    session: { access_token, refresh_token, expires_at },
  };
});
