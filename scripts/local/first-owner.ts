import bcrypt from "bcryptjs";
import type { Sql } from "postgres";
import type { Keys } from "./keys";
import { createStaffAccount } from "./staff-account";

/**
 * Makes the account that the Ready line names, as long as nobody is staff. Says whether its password still is the one
 * that was made for it: people may have changed it since.
 */
export async function ensureFirstOwner(sql: Sql, apiUrl: string, keys: Keys): Promise<boolean> {
  const [anyone] = await sql`select user_id from public.admins limit 1`;
  if (!anyone) {
    await createStaffAccount({ apiUrl, secretKey: keys.secretKey, ...keys.admin, role: "owner" });
    return true;
  }
  const [account] = await sql<{ hash: string }[]>`
    select u.encrypted_password as hash from auth.users u join public.admins a on a.user_id = u.id
    where lower(u.email) = lower(${keys.admin.email})`;
  return account !== undefined && (await bcrypt.compare(keys.admin.password, account.hash));
}
