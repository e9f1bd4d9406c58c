import type { PostgresConnection } from "@supabase/lite/postgres";

type Database = PostgresConnection["kysely"];

interface SessionContext {
  auth?: { uid?: string | null; role?: string | null; jwt?: Record<string, unknown> | null };
  storage?: { operation?: string };
}

/**
 * The library asks the database about fifteen times to answer one request: it sets each part of the caller's context in
 * a statement of its own, and describes every statement before it runs it. Here the context is one statement, and
 * statements stay prepared, which leaves four.
 */
export function saveRoundTrips(connection: PostgresConnection): void {
  Reflect.set(connection, "applyJwtSessionContext", setContext);
  prepareStatements(connection);
}

async function setContext(database: Database, { auth, storage }: SessionContext): Promise<void> {
  const role = auth?.role ?? "anon";
  const settings: Record<string, string> = {
    role,
    "request.jwt.claim.sub": auth?.uid ?? "",
    "request.jwt.claim.role": role,
    "storage.operation": storage?.operation ?? "",
    ...(auth?.jwt ? { "request.jwt.claims": JSON.stringify(auth.jwt) } : {}),
  };
  await database
    .selectNoFrom((build) =>
      Object.entries(settings).map(([name, value], index) =>
        build.fn("set_config", [build.val(name), build.val(value), build.lit(true)]).as(`setting${index}`),
      ),
    )
    .execute();
}

function prepareStatements({ driver }: PostgresConnection): void {
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => {
    const reserved = await reserve();
    const unsafe = reserved.unsafe.bind(reserved);
    // Without parameters there is nothing to describe, and a file of several statements cannot be prepared.
    reserved.unsafe = (query, parameters, options) =>
      unsafe(query, parameters, parameters?.length ? { prepare: true, ...options } : options);
    return reserved;
  };
}
