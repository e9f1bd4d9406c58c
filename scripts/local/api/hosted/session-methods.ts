import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { type ApiLayer, pathOf } from "../handler";
import { issuedSession } from "./issued-session";

/**
 * Notes how each session was begun, as the auth server does: with a password, or with a code or link from a mail, which it calls
 * otp whatever the mail was about.
 */
export const sessionMethods =
  (sql: Sql): ApiLayer =>
  (next) =>
  async (request, context) => {
    const answer = await next(request, context);
    const method = methodOf(request);
    const session = method && (await issuedSession(answer));
    if (session)
      await sql`
        insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
        values (${randomUUID()}, ${session.id}, now(), now(), ${method})`;
    return answer;
  };

function methodOf(request: Request): "password" | "otp" | undefined {
  if (request.method !== "POST") return undefined;
  const path = pathOf(request);
  if (path === "/auth/v1/verify") return "otp";
  return path === "/auth/v1/token" && request.url.includes("grant_type=password") ? "password" : undefined;
}
