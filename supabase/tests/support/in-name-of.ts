import type { ISql, Sql, TransactionSql } from "postgres";
import type { Caller, Role } from "./callers";

/** The transaction is in the name of a person who is signed in, as a request of theirs is. */
export const signInAs = (transaction: ISql, personId: string) => transaction`
  select set_config('request.jwt.claims', json_build_object('sub', user_id, 'session_id', id)::text, true),
    set_config('request.jwt.claim.sub', user_id::text, true)
  from auth.sessions where user_id = ${personId}`;

/** The transaction is in nobody's name again. */
export const signOutAgain = (transaction: ISql) => transaction`
  select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true)`;

const databaseRole = (role: Role): string =>
  role === "anonymous" ? "anon" : role === "service" ? "service_role" : "authenticated";

/** The rest of the transaction has the rights of somebody, as a request of theirs has. */
export async function actAs(transaction: TransactionSql, { role, userId }: Caller): Promise<void> {
  if (userId) await signInAs(transaction, userId);
  await transaction`select set_config('role', ${databaseRole(role)}, true)`;
}

/**
 * Does what no role may do, in the name of somebody: the database's functions write so, past row-level security, for whoever
 * has sent the request.
 */
export const inNameOf = (
  sql: Sql,
  caller: Caller,
  write: (transaction: TransactionSql) => Promise<unknown>,
) =>
  sql.begin(async (transaction) => {
    await signInAs(transaction, String(caller.userId));
    await write(transaction);
  });
