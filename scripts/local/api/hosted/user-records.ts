import { randomUUID } from "node:crypto";
import bcrypt from "bcryptjs";
import type { Sql } from "postgres";
import { z } from "zod";

const PASSWORD_ROUNDS = 10;

const metadata = z.record(z.string(), z.unknown());

export const attributesSchema = z.object({
  email: z.email().toLowerCase().optional(),
  password: z.string().min(1).optional(),
  email_confirm: z.boolean().default(false),
  user_metadata: metadata.default({}),
  app_metadata: metadata.default({}),
});

export type Attributes = z.infer<typeof attributesSchema>;

export interface UserRow {
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

export async function findUser(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [user] = await sql<UserRow[]>`select * from auth.users where id = ${id}`;
  return user;
}

export async function listUsers(
  sql: Sql,
  page: number,
  perPage: number,
): Promise<{ users: UserRow[]; total: number }> {
  const users = await sql<UserRow[]>`
    select * from auth.users order by created_at desc limit ${perPage} offset ${(page - 1) * perPage}`;
  const [count] = await sql<{ total: number }[]>`select count(*)::integer as total from auth.users`;
  return { users, total: count?.total ?? 0 };
}

export async function isEmailTaken(sql: Sql, email: string): Promise<boolean> {
  return (await sql`select 1 from auth.users where lower(email) = ${email}`).length > 0;
}

/** A user and the identity that lets them sign in by e-mail. Without a password nobody can: no hash matches nothing. */
export async function insertUser(sql: Sql, email: string, attributes: Attributes): Promise<UserRow> {
  const id = randomUUID();
  const passwordHash = attributes.password === undefined ? "" : await hash(attributes.password);
  const appMetadata = { provider: "email", providers: ["email"], ...attributes.app_metadata };
  return sql.begin(async (transaction) => {
    const [user] = await transaction<[UserRow]>`
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
    return user;
  });
}

/** A new password ends every session, since the old one may have been in the wrong hands. */
export async function updateUser(sql: Sql, user: UserRow, attributes: Attributes): Promise<UserRow> {
  const passwordHash = attributes.password === undefined ? null : await hash(attributes.password);
  const userMetadata = { ...user.raw_user_meta_data, ...attributes.user_metadata };
  const appMetadata = { ...user.raw_app_meta_data, ...attributes.app_metadata };
  return sql.begin(async (transaction) => {
    if (passwordHash !== null) await transaction`delete from auth.sessions where user_id = ${user.id}`;
    const [changed] = await transaction<[UserRow]>`
      update auth.users set
        email = ${attributes.email ?? user.email},
        encrypted_password = coalesce(${passwordHash}, encrypted_password),
        email_confirmed_at = coalesce(email_confirmed_at, ${attributes.email_confirm ? new Date() : null}),
        raw_user_meta_data = ${JSON.stringify(userMetadata)}::text::jsonb,
        raw_app_meta_data = ${JSON.stringify(appMetadata)}::text::jsonb,
        updated_at = now()
      where id = ${user.id}
      returning *`;
    return changed;
  });
}

export async function deleteUser(sql: Sql, id: string): Promise<void> {
  await sql`delete from auth.users where id = ${id}`;
}

function hash(password: string): Promise<string> {
  return bcrypt.hash(password, PASSWORD_ROUNDS);
}
