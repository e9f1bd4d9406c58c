import { App, setExperimental } from "@supabase/lite";
import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import type { Keys } from "../keys";
import type { SupabaseConfig } from "../supabase-config";
import { answerDatabaseErrors, hostedValueTypes } from "./hosted/database";
import { FileStorageAdapter } from "./storage-adapter";

const POOL_SIZE = 10;

export interface LiteOptions {
  databaseUrl: string;
  keys: Keys;
  config: SupabaseConfig;
  storageDir: string;
  siteUrl: string;
}

export type LiteApp = App<{ connection: PostgresConnection }>;

/** The REST, Auth and Storage services of Supabase as one request handler. */
export async function createLiteApp({
  databaseUrl,
  keys,
  config,
  storageDir,
  siteUrl,
}: LiteOptions): Promise<LiteApp> {
  setExperimental("storage", true);
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: POOL_SIZE,
      onnotice: () => undefined,
      types: hostedValueTypes,
      connection: { search_path: [...config.api.schemas, ...config.api.extra_search_path].join(", ") },
    },
  });
  keepOwnGrants(connection);
  answerDatabaseErrors(connection);

  const app = new App({
    connection,
    api: {
      schemas: config.api.schemas,
      extra_search_path: config.api.extra_search_path,
      max_rows: config.api.max_rows,
      pg_safe_update: true,
    },
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: config.auth.jwt_expiry,
      enable_signup: config.auth.enable_signup,
      minimum_password_length: config.auth.minimum_password_length,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      email: { enable_confirmations: false },
    },
    storage: { enabled: true, file_size_limit: config.storage.file_size_limit },
    studio: { enabled: false },
    // Admin mode would serve requests without any key as the service role.
    options: { server: { admin: false } },
  });
  const storage = new FileStorageAdapter(storageDir);
  await storage.removeUnfinished();
  Object.assign(app, { _storageAdapter: storage });
  await app.init();
  await app.ensureSystemSchema();
  return app;
}

/**
 * At its first request the library would grant everything on every table to every role. It does not when it believes that this
 * has happened; hosted-roles.ts makes the roles and grants of a hosted project instead.
 */
function keepOwnGrants(connection: PostgresConnection): void {
  Reflect.set(connection, "rlsState", "active");
}
