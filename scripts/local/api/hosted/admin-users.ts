import type { Sql } from "postgres";
import { z } from "zod";
import type { Keys } from "../../keys";
import { type ApiLayer, pathOf } from "../handler";
import {
  type Attributes,
  attributesSchema,
  deleteUser,
  findUser,
  insertUser,
  isEmailTaken,
  listUsers,
  updateUser,
  type UserRow,
} from "./user-records";

const PATH = /^\/auth\/v1\/admin\/users(?:\/([0-9a-f-]{36}))?$/;
const DEFAULT_PAGE_SIZE = 50;

interface AdminOptions {
  sql: Sql;
  keys: Pick<Keys, "secretKey">;
  minimumPasswordLength: number;
}

/** The `auth.admin` part of supabase-js: create, list, read, change and delete users with the secret key. */
export const adminUsers =
  (options: AdminOptions): ApiLayer =>
  (next) =>
  async (request, context) => {
    const match = PATH.exec(pathOf(request));
    if (!match) return next(request, context);
    if (request.headers.get("apikey") !== options.keys.secretKey)
      return failure(403, "not_admin", "User not allowed");
    try {
      return await route(options, request, match[1]);
    } catch (error) {
      if (error instanceof z.ZodError || error instanceof SyntaxError) {
        return failure(400, "validation_failed", "The user's attributes are not valid");
      }
      // A trigger or a foreign key said no; the auth server tells callers no more than this.
      console.error(error);
      return failure(500, "unexpected_failure", "Database error changing user");
    }
  };

async function route(options: AdminOptions, request: Request, id: string | undefined): Promise<Response> {
  const { sql } = options;
  if (id === undefined) {
    if (request.method === "GET") return list(sql, new URL(request.url).searchParams);
    if (request.method === "POST") return create(sql, attributesSchema.parse(await request.json()));
    return failure(405, "method_not_allowed", "Method not allowed");
  }
  const user = await findUser(sql, id);
  if (!user) return failure(404, "user_not_found", "User not found");
  if (request.method === "PUT") return change(options, user, attributesSchema.parse(await request.json()));
  if (request.method === "DELETE") {
    await deleteUser(sql, id);
    return Response.json({});
  }
  return Response.json(view(user));
}

async function list(sql: Sql, query: URLSearchParams): Promise<Response> {
  const perPage = Number(query.get("per_page")) || DEFAULT_PAGE_SIZE;
  const page = Number(query.get("page")) || 1;
  const { users, total } = await listUsers(sql, page, perPage);
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const link = (target: number, rel: string) =>
    `</admin/users?page=${target}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < lastPage ? [link(page + 1, "next")] : []), link(lastPage, "last")];
  const headers = { "x-total-count": String(total), link: links.join(", ") };
  return Response.json({ users: users.map(view), aud: "authenticated" }, { headers });
}

async function create(sql: Sql, attributes: Attributes): Promise<Response> {
  const { email } = attributes;
  if (!email)
    return failure(400, "validation_failed", "Cannot create a user without either an email or phone");
  if (await isEmailTaken(sql, email)) return emailExists();
  return Response.json(view(await insertUser(sql, email, attributes)));
}

async function change(options: AdminOptions, user: UserRow, attributes: Attributes): Promise<Response> {
  const { sql, minimumPasswordLength } = options;
  const { email, password } = attributes;
  if (password !== undefined && password.length < minimumPasswordLength) {
    return failure(422, "weak_password", `Password should be at least ${minimumPasswordLength} characters.`, {
      weak_password: { reasons: ["length"] },
    });
  }
  if (email !== undefined && email !== user.email && (await isEmailTaken(sql, email))) return emailExists();
  return Response.json(view(await updateUser(sql, user, attributes)));
}

function view(row: UserRow) {
  return {
    id: row.id,
    aud: row.aud,
    role: row.role,
    email: row.email,
    phone: "",
    email_confirmed_at: row.email_confirmed_at,
    confirmed_at: row.email_confirmed_at,
    app_metadata: row.raw_app_meta_data,
    user_metadata: row.raw_user_meta_data,
    is_anonymous: false,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function emailExists(): Response {
  return failure(422, "email_exists", "A user with this email address has already been registered");
}

function failure(
  status: number,
  errorCode: string,
  msg: string,
  more: Record<string, unknown> = {},
): Response {
  return Response.json({ code: status, error_code: errorCode, msg, ...more }, { status });
}
