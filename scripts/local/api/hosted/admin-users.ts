import { randomUUID } from "node:crypto";
import bcrypt from "bcryptjs";
import type { Sql } from "postgres";
import { z } from "zod";
import type { Keys } from "../../keys";
import { type ApiLayer, pathOf } from "../handler";

const PATH = /^\/auth\/v1\/admin\/users(?:\/([0-9a-f-]{36}))?$/;
const DEFAULT_PAGE_SIZE = 50;
const PASSWORD_ROUNDS = 10;

const metadata = z.record(z.string(), z.unknown());

const attributesSchema = z.object({
  email: z.email().toLowerCase().optional(),
  password: z.string().min(1).optional(),
  email_confirm: z.boolean().default(false),
  user_metadata: metadata.default({}),
  app_metadata: metadata.default({}),
});

type Attributes = z.infer<typeof attributesSchema>;

interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string;
  email_confirmed_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  created_at: Date;
  updated_at: Date;
}

/** The `auth.admin` part of supabase-js: create, list, read and delete users with the secret key. */
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
      // A trigger or a foreign key said no; the auth server tells callers no more than this.
      console.error(error);
      return failure(500, "unexpected_failure", "Database error changing user");
    }
  };

async function route(sql: Sql, request: Request, id: string | undefined): Promise<Response> {
  if (id === undefined) {
    if (request.method === "GET") return list(sql, new URL(request.url).searchParams);
    if (request.method === "POST") return create(sql, attributesSchema.parse(await request.json()));
    return failure(405, "method_not_allowed", "Method not allowed");
  }
  const [user] = await sql<UserRow[]>`select * from auth.users where id = ${id}`;
  if (!user) return failure(404, "user_not_found", "User not found");
  if (request.method === "DELETE") {
    await sql`delete from auth.users where id = ${id}`;
    return Response.json({});
  }
  return Response.json(view(user));
}

async function list(sql: Sql, query: URLSearchParams): Promise<Response> {
  const perPage = Number(query.get("per_page")) || DEFAULT_PAGE_SIZE;
  const page = Number(query.get("page")) || 1;
  const users = await sql<UserRow[]>`
    select * from auth.users order by created_at desc limit ${perPage} offset ${(page - 1) * perPage}`;
  const [count] = await sql<{ total: number }[]>`select count(*)::integer as total from auth.users`;
  const total = count?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const link = (target: number, rel: string) =>
    `</admin/users?page=${target}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < lastPage ? [link(page + 1, "next")] : []), link(lastPage, "last")];
  const headers = { "x-total-count": String(total), link: links.join(", ") };
  return Response.json({ users: users.map(view), aud: "authenticated" }, { headers });
}

/** Makes a user and the identity that lets them sign in by e-mail. Without a password nobody can: no hash matches nothing. */
async function create(sql: Sql, attributes: Attributes): Promise<Response> {
  const { email, password } = attributes;
  if (!email)
    return failure(400, "validation_failed", "Cannot create a user without either an email or phone");
  const taken = await sql`select 1 from auth.users where lower(email) = ${email}`;
  if (taken.length > 0)
    return failure(422, "email_exists", "A user with this email address has already been registered");
  const id = randomUUID();
  const passwordHash = password === undefined ? "" : await bcrypt.hash(password, PASSWORD_ROUNDS);
  const appMetadata = { provider: "email", providers: ["email"], ...attributes.app_metadata };
  const user = await sql.begin(async (transaction) => {
    const [row] = await transaction<[UserRow]>`
      insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
        raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new)
      values (${id}, 'authenticated', 'authenticated', ${email}, ${passwordHash},
        ${attributes.email_confirm ? new Date() : null}, ${JSON.stringify(appMetadata)}::text::jsonb,
        ${JSON.stringify(attributes.user_metadata)}::text::jsonb, now(), now(), '', '', '', '')
      returning *`;
    await transaction`
      insert into auth.identities (id, user_id, provider_id, provider, identity_data, created_at, updated_at)
      values (gen_random_uuid(), ${id}, ${id}, 'email',
        jsonb_build_object('sub', ${id}::text, 'email', ${email}::text, 'email_verified', true), now(), now())`;
    return row;
  });
  return Response.json(view(user));
}

function view({ raw_app_meta_data, raw_user_meta_data, ...row }: UserRow) {
  const { id, aud, role, email, email_confirmed_at, created_at, updated_at } = row;
  return {
    id,
    aud,
    role,
    email,
    email_confirmed_at,
    created_at,
    updated_at,
    phone: "",
    confirmed_at: email_confirmed_at,
    app_metadata: raw_app_meta_data,
    user_metadata: raw_user_meta_data,
    is_anonymous: false,
  };
}

function failure(status: number, errorCode: string, msg: string): Response {
  return Response.json({ code: status, error_code: errorCode, msg }, { status });
}
