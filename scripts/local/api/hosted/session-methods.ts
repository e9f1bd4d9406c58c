import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { z } from "zod";
import { type ApiLayer, pathOf } from "../handler";

const Session = z.object({ access_token: z.string() });
const Claims = z.object({ session_id: z.string() });

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
    if (method === undefined) return answer;
    const session = await issuedSession(answer);
    if (session !== undefined)
      await sql`
        insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
        values (${randomUUID()}, ${session}, now(), now(), ${method})`;
    return answer;
  };

function methodOf(request: Request): "password" | "otp" | undefined {
  if (request.method !== "POST") return undefined;
  const path = pathOf(request);
  if (path === "/auth/v1/verify") return "otp";
  return path === "/auth/v1/token" && request.url.includes("grant_type=password") ? "password" : undefined;
}

/** The session that an answer of the auth server brings, if it brings one. */
async function issuedSession(answer: Response): Promise<string | undefined> {
  if (!answer.ok) return undefined;
  const { success, data } = Session.safeParse(await answer.clone().json());
  if (!success) return undefined;
  const claims = Buffer.from(data.access_token.split(".")[1] ?? "", "base64url").toString();
  return Claims.parse(JSON.parse(claims)).session_id;
}
