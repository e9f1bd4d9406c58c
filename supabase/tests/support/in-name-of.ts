import type { ISql, Sql, TransactionSql } from "postgres";
import type { Caller } from "./callers";

/** The transaction is in the name of a person who is signed in, as a request of theirs is. */
export const signInAs = (transaction: ISql, personId: string) => transaction`
  select set_config('request.jwt.claims', json_build_object('sub', user_id, 'session_id', id)::text, true),
    set_config('request.jwt.claim.sub', user_id::text, true)
  from auth.sessions where user_id = ${personId}`;

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
