import type { Sql } from "postgres";
import { z } from "zod";
import type { Keys } from "../../keys";
import type { SupabaseConfig } from "../../supabase-config";
import { type ApiLayer, pathOf, withBody } from "../handler";
import { issuedSession } from "./issued-session";

type Hook = SupabaseConfig["auth"]["hook"]["password_verification_attempt"];

const Credentials = z.object({ email: z.string() });
const Answer = z.object({
  decision: z.enum(["continue", "reject"]),
  message: z.string().default("Further password verification attempts will be rejected."),
});

/**
 * Asks the project's function about every password that was looked at, right or wrong, as the auth server does where the hook
 * is switched on. A refused sign-in leaves no session.
 */
export const passwordHook =
  (sql: Sql, { secretKey }: Pick<Keys, "secretKey">, { enabled, uri }: Hook): ApiLayer =>
  (next) =>
  async (request, context) => {
    const isSignIn = pathOf(request) === "/auth/v1/token" && request.url.includes("grant_type=password");
    if (!isSignIn || !enabled || uri === undefined || request.method !== "POST")
      return next(request, context);
    const body = await request.text();
    const answer = await next(withBody(request, body), context);
    const session = await issuedSession(answer);
    const user_id = session?.userId ?? (await userOf(sql, body));
    if (user_id === undefined) return answer;
    // Only callers with the secret key may name another client's address.
    const forwarded = request.headers.get("apikey") === secretKey && request.headers.get("sb-forwarded-for");
    const ip_address = forwarded || context.peerAddress;
    const event = { metadata: { name: "password-verification", ip_address }, user_id, valid: answer.ok };
    const { decision, message } = Answer.parse(await ask(sql, uri, event));
    if (decision === "continue") return answer;
    if (session) await sql`delete from auth.sessions where id = ${session.id}`;
    return Response.json({ code: 400, error_code: "invalid_credentials", msg: message }, { status: 400 });
  };

/** Calls the function as the auth server would, which may call nothing else. */
async function ask(sql: Sql, uri: string, event: object): Promise<unknown> {
  const [schema = "", name = ""] = uri.split("/").slice(-2);
  return sql.begin(async (transaction) => {
    await transaction`set local role supabase_auth_admin`;
    const [row] = await transaction`select ${sql(schema)}.${sql(name)}(${sql.json({ ...event })}) as answer`;
    return row?.["answer"] as unknown;
  });
}

async function userOf(sql: Sql, body: string): Promise<string | undefined> {
  const [user] = await sql<{ id: string }[]>`
    select id from auth.users where lower(email) = ${emailIn(body).toLowerCase()}`;
  return user?.id;
}

function emailIn(body: string): string {
  try {
    return Credentials.parse(JSON.parse(body)).email;
  } catch {
    return ""; // the library has refused it, too
  }
}
