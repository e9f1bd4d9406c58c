import { randomUUID } from "node:crypto";
import { service } from "./callers";
import type { Person } from "./people";
import { call } from "./rest";
import { sql } from "./stack";

/** The auth server's steps for a new second factor of a signed-in person, up to its first code. */
export async function beginFactor({ id }: Person): Promise<string> {
  const factor = randomUUID();
  await sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${factor}, ${id}, 'totp', 'unverified', now(), now())`;
  return factor;
}
export const enterCode = (factorId: string) =>
  sql`update auth.mfa_factors set status = 'verified' where id = ${factorId}`;

/** The application's step after the password. */
export const agree = async ({ id }: Person, factorId: string) =>
  (await call(service, "agree_to_change", { p_user_id: id, p_factor_id: factorId })).status;

export async function addFactor(person: Person): Promise<string> {
  const factor = await beginFactor(person);
  await agree(person, factor);
  await enterCode(factor);
  return factor;
}
