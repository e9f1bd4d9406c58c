import type { ISql, Sql, TransactionSql } from "postgres";
import type { Caller, Role } from "./callers";

/** The transaction runs in the name of a signed-in person, like a request of theirs. */
export const signInAs = (transaction: ISql, personId: string) => transaction`
  select set_config('request.jwt.claims', json_build_object('sub', user_id, 'session_id', id)::text, true),
    set_config('request.jwt.claim.sub', user_id::text, true)
  from auth.sessions where user_id = ${personId}`;

/** The transaction runs in nobody's name again. */
export const signOutAgain = (transaction: ISql) => transaction`
  select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true)`;

const databaseRole = (role: Role): string =>
  role === "anonymous" ? "anon" : role === "service" ? "service_role" : "authenticated";

/** The rest of the transaction has a caller's permissions, like a request of theirs. */
export async function actAs(transaction: TransactionSql, { role, userId }: Caller): Promise<void> {
  if (userId) await signInAs(transaction, userId);
  await transaction`select set_config('role', ${databaseRole(role)}, true)`;
}

/** Writes in a person's name past row-level security, like the database's functions do for the sender of a request. */
export const inNameOf = (
  sql: Sql,
  caller: Caller,
  write: (transaction: TransactionSql) => Promise<unknown>,
) =>
  sql.begin(async (transaction) => {
    await signInAs(transaction, String(caller.userId));
    await write(transaction);
  });
