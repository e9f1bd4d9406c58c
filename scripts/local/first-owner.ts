import bcrypt from "bcryptjs";
import type { Sql } from "postgres";
import type { ApiHandler } from "./api/handler";
import type { Keys } from "./keys";
import { createStaffAccount } from "./staff-account";

interface FirstOwnerOptions {
  sql: Sql;
  api: ApiHandler;
  apiUrl: string;
  keys: Keys;
}

/**
 * Makes the account that the Ready line names, as long as nobody is staff. Says whether its password still is the one
 * that was made for it: people may have changed it since.
 */
export async function ensureFirstOwner({ sql, api, apiUrl, keys }: FirstOwnerOptions): Promise<boolean> {
  const [anyone] = await sql`select user_id from public.admins limit 1`;
  if (!anyone) {
    const { email, password } = keys.admin;
    const send = (request: Request) => api(request, { peerAddress: null });
    await createStaffAccount({ apiUrl, secretKey: keys.secretKey, email, password, role: "owner", send });
    return true;
  }
  const [account] = await sql<{ hash: string }[]>`
    select u.encrypted_password as hash from auth.users u join public.admins a on a.user_id = u.id
    where lower(u.email) = lower(${keys.admin.email})`;
  return account !== undefined && (await bcrypt.compare(keys.admin.password, account.hash));
}
