import path from "node:path";
import { formatWithOptions } from "node:util";
import postgres, { type Sql } from "postgres";
import { answerLikeHosted } from "./api/answer-like-hosted";
import type { ApiHandler } from "./api/handler";
import { statementLimits, tellDatabase } from "./api/session-context";
import { Closers } from "./closers";
import { hostedRoles } from "./database/hosted-roles";
import { createHistory, migrate, seedOnce } from "./database/migrate";
import { startPostgres } from "./database/postgres";
import { errorCode, StackError } from "./failure";
import { generateKeys, type Keys } from "./keys";
import { type LocalPaths, localPaths } from "./local-dir";
import { openLog } from "./log-file";
import { readSupabaseConfig } from "./supabase-config";
import { createTemporaryDir } from "./temporary-dir";

export interface BackendOptions {
  paths: LocalPaths;
  keys: Keys;
  supabaseDir: string;
  siteUrl: string;
  seed: boolean;
  log: (line: string) => void;
  signal?: AbortSignal;
  /** Called when the database ends unexpectedly. */
  onFailure?: (error: StackError) => void;
}

export interface Backend {
  api: ApiHandler;
  /** One connection with all permissions, without the API. */
  sql: Sql;
  databaseUrl: string;
  stop: () => Promise<void>;
}

/** Database and API without a port, functions or site: the base of the stack, the type generator and the tests. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { paths, keys, supabaseDir, siteUrl, log, signal, onFailure } = options;
  const config = readSupabaseConfig(supabaseDir);
  // The library takes about as long to load as the database takes to start. A failure is handled where it is awaited.
  const loading = import("./api/lite-app");
  loading.catch(() => undefined);
  const server = await startPostgres({
    dataDir: paths.database,
    logFile: paths.databaseLog,
    password: keys.databasePassword,
    signal,
    onFailure,
  });
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  const closers = new Closers();
  closers.add(server.stop);
  closers.add(() => sql.end({ timeout: 1 }));
  closers.add(logLibraryOutput(paths.apiLog));
  const stop = () => closers.close();
  try {
    await expectOwnDatabase(sql, paths);
    const { createLiteApp } = await loading;
    const app = await createLiteApp({
      databaseUrl: server.url,
      keys,
      config,
      storageDir: paths.storage,
      siteUrl,
    });
    // A connection with a running request would keep end() without a time limit waiting for ever.
    closers.add(() => app.connection.driver.end({ timeout: 1 }));
    await createHistory(sql);
    await sql.unsafe(hostedRoles);
    signal?.throwIfAborted();
    const applied = await migrate(sql, path.join(supabaseDir, "migrations"));
    if (applied.length > 0)
      log(`Database: applied ${applied.length} migration${applied.length === 1 ? "" : "s"}.`);
    signal?.throwIfAborted();
    const seeded = options.seed ? await seedOnce(sql, supabaseDir, config.db.seed) : [];
    if (seeded.length > 0) log(`Database: added the demo content (${seeded.length} files).`);
    // As hosted, the settings of roles are read once. A request that read them would need a second connection of the pool, and
    // ten at once would wait for each other.
    tellDatabase(app.connection, await statementLimits(sql));
    return {
      api: answerLikeHosted(app, sql, keys),
      sql,
      databaseUrl: server.url,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The password in the keys file must be the database's, unless one of them was replaced. */
async function expectOwnDatabase(sql: Sql, paths: LocalPaths): Promise<void> {
  try {
    await sql`select 1`;
  } catch (error) {
    if (errorCode(error) !== "28P01") throw error;
    throw new StackError(
      `The database in ${paths.database} was made with other keys than those in ${paths.keys}; npm run db:reset starts over with new ones.`,
      { cause: error },
    );
  }
}

/** A backend without content that exists until it is stopped. */
export async function startTemporaryBackend(supabaseDir: string): Promise<Backend & { keys: Keys }> {
  const temporary = createTemporaryDir();
  const keys = generateKeys("owner@example.com");
  try {
    const backend = await startBackend({
      paths: localPaths(temporary.path),
      keys,
      supabaseDir,
      siteUrl: "http://127.0.0.1",
      seed: false,
      log: () => undefined,
    });
    return { ...backend, keys, stop: () => backend.stop().finally(temporary.remove) };
  } catch (error) {
    temporary.remove();
    throw error;
  }
}

/** Runs `work` on a temporary database that has a folder's migrations and no content. */
export async function onMigratedDatabase<T>(supabaseDir: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const { sql, stop } = await startTemporaryBackend(supabaseDir);
  try {
    return await work(sql);
  } finally {
    await stop();
  }
}

/**
 * The library prints the error object of every refused statement with its stack, and a warning about the storage service. This
 * writes them to a file instead of the terminal. Returns a function that undoes it.
 */
function logLibraryOutput(file: string): () => void {
  const { warn, error } = console;
  const log = openLog(file);
  const logging =
    (print: typeof warn) =>
    (...values: unknown[]) => {
      if (!isFromLibrary(values[0])) return print(...values);
      log(`${new Date().toISOString()} ${formatWithOptions({ colors: false }, ...values)}`);
    };
  Object.assign(console, { warn: logging(warn), error: logging(error) });
  return () => void Object.assign(console, { warn, error });
}

function isFromLibrary(first: unknown): boolean {
  return (
    first instanceof Error ||
    (typeof first === "string" && /^(?:EXPERIMENTAL FEATURES|Storage error)/.test(first))
  );
}
