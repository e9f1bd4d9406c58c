import type { PostgresConnection } from "@supabase/lite/postgres";
import type { ReservedSql } from "postgres";
import { calledFunction, currentHeaders } from "./request-headers";

// How a transaction begins, and the statement of setContext.
const PREPARES_NEXT = /^(?:begin$|select set_config\()/;

type Database = PostgresConnection["kysely"];
type CompiledQuery = Parameters<Database["executeQuery"]>[0];

interface SessionContext {
  auth?: { uid?: string | null; role?: string | null; jwt?: Record<string, unknown> | null };
  storage?: { operation?: string };
}

/**
 * The library asks the database about fifteen times to answer one request: it sets each part of the caller's context in
 * a statement of its own, and describes every statement before it runs it. Here the context is one statement, what only
 * prepares the next statement is sent together with that, and statements stay prepared: two round trips are left.
 */
export function saveRoundTrips(connection: PostgresConnection): void {
  Reflect.set(connection, "applyJwtSessionContext", contextSetter());
  const { driver } = connection;
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => withFewerRoundTrips(await reserve());
}

/** A hosted project ends a statement after so long where its role has no limit: that of the API's connection. */
const STATEMENT_LIMIT = "8s";

type Limits = Readonly<Record<string, string>>;

/**
 * As hosted, the settings of roles are read once, when all migrations have run, and a function's own limit is that of the call
 * (PostgREST's db-hoisted-tx-settings).
 */
function contextSetter() {
  let limits: Promise<Limits> | undefined;
  return async (database: Database, { auth, storage }: SessionContext): Promise<void> => {
    const role = auth?.role ?? "anon";
    limits ??= statementLimits(database).catch((error: unknown) => {
      limits = undefined;
      throw error;
    });
    const { [role]: limitOfRole, [`${calledFunction()}()`]: limitOfFunction } = await limits;
    const settings = [
      ["role", role],
      ["request.jwt.claim.sub", auth?.uid ?? ""],
      ["request.jwt.claim.role", role],
      ["request.jwt.claims", auth?.jwt ? JSON.stringify(auth.jwt) : ""],
      ["storage.operation", storage?.operation ?? ""],
      ["request.headers", currentHeaders()],
      ["statement_timeout", limitOfFunction ?? limitOfRole ?? STATEMENT_LIMIT],
    ];
    await database.executeQuery({ ...compileContext(database, settings), parameters: settings.flat() });
  };
}

/** By role, and by function with brackets behind its name. */
async function statementLimits(database: Database): Promise<Limits> {
  const roles = database
    .selectFrom("pg_catalog.pg_roles")
    .select(["rolname as name", "rolconfig as settings"]);
  const functions = database
    .selectFrom("pg_catalog.pg_proc")
    .select(["proname as name", "proconfig as settings"])
    .where("proconfig", "is not", null);
  return Object.fromEntries([
    ...limitsOf((await roles.where("rolconfig", "is not", null).execute()) as Owner[]),
    ...limitsOf((await functions.execute()) as Owner[]).map(([name, limit]) => [`${name}()`, limit]),
  ]);
}

interface Owner {
  name: string;
  settings: string[];
}

const limitsOf = (owners: Owner[]): [string, string][] =>
  owners.flatMap(({ name, settings }) =>
    settings.flatMap((setting): [string, string][] => {
      const [key, value = ""] = setting.split("=");
      return key === "statement_timeout" ? [[name, value]] : [];
    }),
  );

let compiled: CompiledQuery | undefined;

/** The statement is the same every time; only its values differ. */
function compileContext(database: Database, settings: string[][]): CompiledQuery {
  compiled ??= database
    .selectNoFrom((build) =>
      settings.map(([name, value], index) =>
        build.fn("set_config", [build.val(name), build.val(value), build.lit(true)]).as(`setting${index}`),
      ),
    )
    .compile();
  return compiled;
}

function withFewerRoundTrips(reserved: ReservedSql): ReservedSql {
  const unsafe = reserved.unsafe.bind(reserved);
  let failure: Error | undefined;
  const send: typeof unsafe = (query, parameters, options) =>
    // Without parameters there is nothing to describe.
    unsafe(query, parameters, parameters?.length ? { prepare: true, ...options } : options);
  const quick = async (...[query, parameters, options]: Parameters<typeof unsafe>): Promise<unknown[]> => {
    if (PREPARES_NEXT.test(query)) {
      // Not awaited: it leaves with the next statement, which fails too if this one does.
      send(query, parameters, options).catch((error: Error) => {
        failure ??= error;
      });
      return [];
    }
    try {
      return await send(query, parameters, options);
    } catch (error) {
      throw failure ?? error;
    }
  };
  // The library awaits results and does nothing else with them.
  return Object.assign(reserved, { unsafe: quick as unknown as typeof unsafe });
}
