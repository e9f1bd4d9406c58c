import { AsyncLocalStorage } from "node:async_hooks";
import type { PostgresConnection } from "@supabase/lite/postgres";
import type { Sql } from "postgres";
import { type ApiLayer, pathOf } from "./handler";

interface AnsweredRequest {
  headers: Record<string, string>;
  /** The function in the request. */
  calls: string | undefined;
}

const answered = new AsyncLocalStorage<AnsweredRequest>();

/**
 * Lets the database read the headers of the current request, as PostgREST does; the library does so only for functions.
 * Cloudflare in front of a hosted project sets the client's address, whatever the client claims: here it is the other end of
 * the connection.
 */
export const requestHeaders: ApiLayer = (next) => (request, context) => {
  request.headers.set("cf-connecting-ip", context.peerAddress ?? "");
  const calls = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathOf(request))?.[1];
  const headers = Object.fromEntries(request.headers);
  return answered.run({ headers, calls }, () => next(request, context));
};

/** A hosted project's limit for a statement whose role has none: that of the API's connection. */
const STATEMENT_LIMIT = "8s";

interface SessionContext {
  auth?: { uid?: string | null; role?: string | null; jwt?: Record<string, unknown> | null };
  storage?: { operation?: string };
}

/**
 * Sets the caller, the headers of the request and the time limit of a statement in the database, in one statement; the library
 * has one for each part of less. As hosted, a function's own limit applies to the call (PostgREST's db-hoisted-tx-settings).
 */
export function tellDatabase(connection: PostgresConnection, limits: Readonly<Record<string, string>>): void {
  const setContext = async (database: PostgresConnection["kysely"], { auth, storage }: SessionContext) => {
    const role = auth?.role ?? "anon";
    const { [role]: limitOfRole, [`${answered.getStore()?.calls}()`]: limitOfFunction } = limits;
    const settings = {
      role,
      "request.jwt.claim.sub": auth?.uid ?? "",
      "request.jwt.claim.role": role,
      "request.jwt.claims": auth?.jwt ? JSON.stringify(auth.jwt) : "",
      "storage.operation": storage?.operation ?? "",
      "request.headers": JSON.stringify(answered.getStore()?.headers ?? {}),
      statement_timeout: limitOfFunction ?? limitOfRole ?? STATEMENT_LIMIT,
    };
    await database
      .selectNoFrom((build) =>
        Object.entries(settings).map(([name, value], index) =>
          build.fn("set_config", [build.val(name), build.val(value), build.lit(true)]).as(`setting${index}`),
        ),
      )
      .execute();
  };
  Reflect.set(connection, "applyJwtSessionContext", setContext);
}

/** The time limits of statements, by role, and by function with brackets after its name. */
export async function statementLimits(sql: Sql): Promise<Record<string, string>> {
  const rows = await sql<{ owner: string; setting: string }[]>`
    select rolname as owner, setting from pg_roles cross join unnest(rolconfig) as setting
    union all
    select proname || '()', setting from pg_proc cross join unnest(proconfig) as setting`;
  const limits = rows.filter(({ setting }) => setting.startsWith("statement_timeout="));
  return Object.fromEntries(limits.map(({ owner, setting }) => [owner, setting.split("=")[1] ?? ""]));
}
