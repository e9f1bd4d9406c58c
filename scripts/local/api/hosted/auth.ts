import { randomUUID } from "node:crypto";
import bcrypt from "bcryptjs";
import type { Sql } from "postgres";
import { z } from "zod";
import type { Keys } from "../../keys";
import { type ApiLayer, pathOf } from "../handler";

const PATH = /^\/auth\/v1\/admin\/users(?:\/([0-9a-f-]{36}))?$/;
const DEFAULT_PAGE_SIZE = 50;
/** The cost that the sign-in's library uses, by its own variable: tests make hundreds of accounts. */
const PASSWORD_ROUNDS = Number(process.env["LITE_AUTH_BCRYPT_COST"] ?? 10);

/** A user in the auth server's shape. */
const COLUMNS = `id, aud, role, email, '' as phone, email_confirmed_at, email_confirmed_at as confirmed_at,
  raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, false as is_anonymous, created_at, updated_at`;

const attributesSchema = z.object({
  email: z.email().toLowerCase(),
  password: z.string().min(1).optional(),
  email_confirm: z.boolean().default(false),
});

/** The used part of supabase-js' `auth.admin`, with the secret key: create, list and delete users. */
export const adminUsers =
  (sql: Sql, { secretKey }: Pick<Keys, "secretKey">): ApiLayer =>
  (next) =>
  async (request, context) => {
    const match = PATH.exec(pathOf(request));
    if (!match) return next(request, context);
    if (request.headers.get("apikey") !== secretKey) return failure(403, "not_admin", "User not allowed");
    try {
      return await route(sql, request, match[1]);
    } catch (error) {
      if (error instanceof z.ZodError || error instanceof SyntaxError) {
        return failure(400, "validation_failed", "The user's attributes are not valid");
      }
      // A trigger or a foreign key refused; the auth server reveals no more than this.
      console.error(error);
      return failure(500, "unexpected_failure", "Database error changing user");
    }
  };

async function route(sql: Sql, request: Request, id: string | undefined): Promise<Response> {
  if (id !== undefined && request.method === "DELETE") {
    const { count } = await sql`delete from auth.users where id = ${id}`;
    return count > 0 ? Response.json({}) : failure(404, "user_not_found", "User not found");
  }
  if (id === undefined && request.method === "GET") return list(sql, new URL(request.url).searchParams);
  if (id === undefined && request.method === "POST")
    return create(sql, attributesSchema.parse(await request.json()));
  return failure(405, "method_not_allowed", "Method not allowed");
}

async function list(sql: Sql, query: URLSearchParams): Promise<Response> {
  const perPage = Number(query.get("per_page")) || DEFAULT_PAGE_SIZE;
  const page = Number(query.get("page")) || 1;
  const users = await sql`
    select ${sql.unsafe(COLUMNS)} from auth.users
    order by created_at desc limit ${perPage} offset ${(page - 1) * perPage}`;
  return Response.json({ users, aud: "authenticated" });
}

/**
 * Makes a user and the identity for signing in by email. Without a password signing in is impossible: no hash matches nothing.
 */
async function create(
  sql: Sql,
  { email, password, email_confirm }: z.infer<typeof attributesSchema>,
): Promise<Response> {
  const taken = await sql`select 1 from auth.users where lower(email) = ${email}`;
  if (taken.length > 0)
    return failure(422, "email_exists", "A user with this email address has already been registered");
  const id = randomUUID();
  const passwordHash = password === undefined ? "" : await bcrypt.hash(password, PASSWORD_ROUNDS);
  const [user] = await sql.begin(async (transaction) => {
    await transaction`
      insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
        raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new)
      values (${id}, 'authenticated', 'authenticated', ${email}, ${passwordHash}, ${email_confirm ? new Date() : null},
        '{"provider": "email", "providers": ["email"]}', '{}', now(), now(), '', '', '', '')`;
    await transaction`
      insert into auth.identities (id, user_id, provider_id, provider, identity_data, created_at, updated_at)
      values (gen_random_uuid(), ${id}, ${id}, 'email',
        jsonb_build_object('sub', ${id}::text, 'email', ${email}::text, 'email_verified', true), now(), now())`;
    return transaction`select ${sql.unsafe(COLUMNS)} from auth.users where id = ${id}`;
  });
  return Response.json(user);
}

function failure(status: number, errorCode: string, msg: string): Response {
  return Response.json({ code: status, error_code: errorCode, msg }, { status });
}

const Session = z.object({ access_token: z.string() });
const Claims = z.object({ session_id: z.string() });

/**
 * Records how each session was begun, like the auth server: with a password, or with a code or link from a mail, which it calls
 * otp for every kind of mail.
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

/** The session in an answer of the auth server, if there is one. */
async function issuedSession(answer: Response): Promise<string | undefined> {
  if (!answer.ok) return undefined;
  const { success, data } = Session.safeParse(await answer.clone().json());
  if (!success) return undefined;
  const claims = Buffer.from(data.access_token.split(".")[1] ?? "", "base64url").toString();
  return Claims.parse(JSON.parse(claims)).session_id;
}
